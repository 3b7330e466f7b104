// Boards zoom and pan: Ctrl and wheel, two fingers, or + − 0 on the keyboard. The reader's own; patches leave it.

interface View {
  scale: number;
  x: number;
  y: number;
}

const views = new WeakMap<SVGElement, View>();
const touches = new Map<number, PointerEvent>();
const MOST = 4;

function board(target: EventTarget | null): SVGElement | null {
  return target instanceof Element ? target.closest(".place-board")?.querySelector<SVGElement>("svg") ?? null : null;
}

function zoom(svg: SVGElement, by: number, x: number, y: number): void {
  const old = views.get(svg) ?? { scale: 1, x: 0, y: 0 };
  const frame = svg.parentElement!.getBoundingClientRect();
  const scale = Math.max(1, Math.min(MOST, old.scale * by));
  const px = x - frame.left;
  const py = y - frame.top;
  const ratio = scale / old.scale;
  place(svg, { scale, x: px - (px - old.x) * ratio, y: py - (py - old.y) * ratio });
}

function place(svg: SVGElement, view: View): void {
  const { width, height } = svg.parentElement!.getBoundingClientRect();
  view.x = Math.min(0, Math.max(view.x, width * (1 - view.scale)));
  view.y = Math.min(0, Math.max(view.y, height * (1 - view.scale)));
  views.set(svg, view);
  svg.style.transformOrigin = "0 0";
  svg.closest(".place-board")?.classList.toggle("zoomed", view.scale > 1);
  svg.style.transform = view.scale === 1 ? "" : `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
}

addEventListener(
  "wheel",
  (event) => {
    const svg = board(event.target);
    if (!svg || !event.ctrlKey) return;
    event.preventDefault();
    zoom(svg, Math.exp(-event.deltaY / 300), event.clientX, event.clientY);
  },
  { passive: false },
);

/** Two fingers are ours; one finger scrolls the page, unless the board is zoomed (see the class `zoomed`). */
addEventListener(
  "touchstart",
  (event) => {
    if (event.touches.length > 1 && board(event.target) && event.cancelable) event.preventDefault();
  },
  { passive: false },
);

addEventListener("pointerdown", (event) => {
  if (board(event.target)) touches.set(event.pointerId, event);
});
for (const end of ["pointerup", "pointercancel"] as const) {
  addEventListener(end, (event) => touches.delete(event.pointerId));
}
addEventListener("pointermove", (event) => {
  const was = touches.get(event.pointerId);
  const svg = board(event.target);
  if (!was || !svg) return;
  const [one, two] = [...touches.values()];
  if (one && two) {
    const other = was === one ? two : one;
    const before = Math.hypot(was.clientX - other.clientX, was.clientY - other.clientY);
    const now = Math.hypot(event.clientX - other.clientX, event.clientY - other.clientY);
    zoom(svg, now / (before || 1), (event.clientX + other.clientX) / 2, (event.clientY + other.clientY) / 2);
  } else {
    const view = views.get(svg);
    if (view && view.scale > 1) {
      place(svg, { ...view, x: view.x + event.clientX - was.clientX, y: view.y + event.clientY - was.clientY });
    }
  }
  touches.set(event.pointerId, event);
});

/** + − 0 on the keyboard; true if it was meant for the board. */
export function zoomKey(key: string): boolean {
  const svg = document.querySelector<SVGElement>(".place-board svg");
  const by = { "+": 1.25, "=": 1.25, "-": 0.8, "0": 0 }[key];
  if (!svg || by === undefined) return false;
  const frame = svg.parentElement!.getBoundingClientRect();
  if (by) zoom(svg, by, frame.left + frame.width / 2, frame.top + frame.height / 2);
  else place(svg, { scale: 1, x: 0, y: 0 });
  return true;
}
