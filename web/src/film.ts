// The player of a one-file replay: pieces and frames in, one moment on the screen.

interface Reel {
  pieces: string[];
  frames: [number, number, number[]][];
  captions: string[];
}

const element = (id: string): HTMLElement => document.getElementById(id)!;
const reel = JSON.parse(element("reel").textContent ?? "") as Reel;
const slider = element("slider") as HTMLInputElement;

const moments: number[][] = [];
for (const [start, end, between] of reel.frames) {
  const before = moments.at(-1) ?? [];
  moments.push([...before.slice(0, start), ...between, ...before.slice(before.length - end)]);
}

function show(): void {
  const at = Number(slider.value);
  element("screen").innerHTML = moments[at]!.map((piece) => reel.pieces[piece]).join("");
  element("caption").textContent = reel.captions[at] ?? "";
  element("where").textContent = `${at} / ${moments.length - 1}`;
}

function step(by: number): void {
  slider.value = String(Number(slider.value) + by);
  show();
}

slider.addEventListener("input", show);
element("before").addEventListener("click", () => step(-1));
element("after").addEventListener("click", () => step(1));
document.addEventListener("keydown", (event) => {
  if (event.target === slider) return;
  if (event.key === "ArrowLeft") step(-1);
  if (event.key === "ArrowRight") step(1);
});
show();
