// A drawn piece with several sides, of which one is shown: keys, arrows and a swipe turn it. What is pressed is the
// side that is shown. Which one that is belongs to the reader; patches leave it.

const FAR = 24;

function dial(): SVGElement | null {
  return document.querySelector<SVGElement>("#main [data-dial]");
}

/** Show the next side, or the one before; false where nothing can be turned. */
export function spin(by: number): boolean {
  const found = dial();
  if (!found) return false;
  const sides = [...found.children].filter((each) => each.hasAttribute("data-side"));
  const first = sides.findIndex((each) => !each.hasAttribute("display"));
  const at = Number(found.getAttribute("data-shown") ?? first);
  const next = (at + by + sides.length) % sides.length;
  found.setAttribute("data-shown", String(next));
  sides[next]?.querySelector<SVGElement>("[data-key]")?.focus({ preventScroll: true });
  return true;
}

let start: PointerEvent | null = null;
addEventListener("pointerdown", (event) => {
  start = event.pointerType === "touch" && event.target instanceof Element && event.target.closest("[data-dial]") ? event : null;
});
addEventListener("pointerup", (event) => {
  const far = start ? event.clientX - start.clientX : 0;
  if (start && Math.abs(far) > FAR && Math.abs(far) > Math.abs(event.clientY - start.clientY)) spin(Math.sign(far));
  start = null;
});
