// A printed thing, large: what carries data-large is shown again in the bubble, as big as reading needs, with the
// words of that attribute under it; what carries data-face has a fuller picture elsewhere on the page, which is
// shown instead.

const SVG = "http://www.w3.org/2000/svg";
const SIDE = 260;
/** What is on the screen at about this size already needs no second picture. */
const ENOUGH = 0.8;
const NAMES = ["id", "role", "tabindex", "aria-label", "data-key", "data-keys", "data-target", "data-piece", "data-help", "data-large", "transform"];

/** The face of a small card: a drawing that is already on the page, once more and larger. */
export function face(element: Element): SVGElement | null {
  const id = element.getAttribute("data-face");
  if (!id || !document.getElementById(id)) return null;
  const made = document.createElementNS(SVG, "svg");
  made.setAttribute("class", "face");
  made.setAttribute("viewBox", "-4 -4 158 221");
  made.setAttribute("aria-hidden", "true");
  made.appendChild(document.createElementNS(SVG, "use")).setAttribute("href", `#${id}`);
  return made;
}

/** The enlarged picture of a piece and its words, unless the element says these itself. */
export function large(element: Element): Node[] {
  const piece = printed(element);
  if (!(piece instanceof SVGGraphicsElement)) return [];
  const words = piece.getAttribute("data-large");
  if (!words || words === element.getAttribute("data-help")) return picture(piece);
  const told = document.createElement("p");
  told.textContent = words;
  return [...picture(piece), told];
}

/** What an element shows or covers: itself, the picture under its hit area, or the piece that it is a part of. */
function printed(element: Element): Element | null | undefined {
  return (
    element.closest("[data-large]") ??
    element.parentElement?.querySelector(":scope > [aria-hidden] [data-large]") ??
    element.closest("[data-piece]")?.querySelector("[data-large]")
  );
}

/** The piece again, if it is small on the screen. */
function picture(piece: SVGGraphicsElement): Node[] {
  const box = extent(piece);
  const shown = Math.max(box.width, box.height) * (piece.getScreenCTM()?.a ?? 1);
  if (!box.width || !box.height || shown > SIDE * ENOUGH) return [];
  const scale = SIDE / Math.max(box.width, box.height);
  const made = document.createElementNS(SVG, "svg");
  made.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
  made.setAttribute("width", String(box.width * scale));
  made.setAttribute("height", String(box.height * scale));
  made.setAttribute("class", "large-picture");
  made.setAttribute("aria-hidden", "true");
  made.setAttribute("font-family", piece.ownerSVGElement?.getAttribute("font-family") ?? "sans-serif");
  made.append(bare(piece));
  return [made];
}

/** What of a piece can be seen, in its own measure: what is clipped would reach beyond its edge. */
function extent(piece: SVGGraphicsElement): DOMRect {
  const drawn = [...piece.querySelectorAll<SVGGraphicsElement>("rect,path,circle,ellipse,use")];
  const open = drawn.filter((each) => !each.closest("[clip-path],defs,clipPath,svg svg")).map((each) => each.getBoundingClientRect());
  const measure = piece.getScreenCTM();
  if (!open.length || !measure) return piece.getBBox();
  const left = Math.min(...open.map((each) => each.left));
  const top = Math.min(...open.map((each) => each.top));
  const first = new DOMPoint(left, top).matrixTransform(measure.inverse());
  const last = new DOMPoint(Math.max(...open.map((each) => each.right)), Math.max(...open.map((each) => each.bottom))).matrixTransform(measure.inverse());
  return new DOMRect(first.x, first.y, last.x - first.x, last.y - first.y);
}

/** A copy that cannot be pressed and shares no name; paints and stamps are found in the page. */
function bare(piece: Element): Element {
  const copy = piece.cloneNode(true) as Element;
  for (const each of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of NAMES) if (each === copy || name !== "transform") each.removeAttribute(name);
  }
  return copy;
}
