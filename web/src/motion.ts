// Shows what moved: pieces glide from where they were, new ones appear. Any key or touch ends it at once.

const LEAST = 150;
const MOST = 400;
const running = new Set<Animation>();

type Places = Map<string, DOMRect>;

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** Where every piece is now. */
export function places(): Places {
  const found: Places = new Map();
  if (calm.matches) return found;
  for (const piece of document.querySelectorAll<Element>("[data-piece]")) {
    found.set(piece.getAttribute("data-piece") ?? "", piece.getBoundingClientRect());
  }
  return found;
}

/** Let everything glide from its old place. */
export function glide(before: Places): void {
  if (calm.matches || document.hidden) return;
  for (const piece of document.querySelectorAll<Element>("[data-piece]")) {
    const was = before.get(piece.getAttribute("data-piece") ?? "");
    const is = piece.getBoundingClientRect();
    if (!was) {
      if (before.size) start(piece, [{ opacity: 0 }, { opacity: 1 }], 220);
      continue;
    }
    const x = was.left - is.left;
    const y = was.top - is.top;
    const far = Math.hypot(x, y);
    if (far < 2) continue;
    const scale = piece instanceof SVGElement ? unit(piece) : 1;
    const from = `translate(${x / scale}px, ${y / scale}px)`;
    const own = getComputedStyle(piece).transform;
    const rest = own === "none" ? "" : ` ${own}`;
    start(piece, [{ transform: from + rest }, { transform: rest.trim() || "none" }], LEAST + far * 0.6);
  }
}

/** A new line, a new number: a short flash. */
export function flash(element: Element): void {
  if (!calm.matches) start(element, [{ opacity: 0.2 }, { opacity: 1 }], 300);
}

function start(element: Element, frames: Keyframe[], length: number): void {
  const made = element.animate(frames, { duration: Math.min(MOST, length), easing: "cubic-bezier(.3,.7,.3,1)" });
  running.add(made);
  made.onfinish = made.oncancel = () => running.delete(made);
}

/** Pixels on the screen per unit of the drawing. */
function unit(piece: SVGElement): number {
  const svg = piece instanceof SVGSVGElement ? piece : piece.ownerSVGElement;
  return svg?.getScreenCTM()?.a || 1;
}

function skip(): void {
  for (const each of running) each.finish();
}

addEventListener("pointerdown", skip, { capture: true, passive: true });
addEventListener("keydown", skip, { capture: true, passive: true });
