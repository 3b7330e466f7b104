// A guided first game: the server names the tips that belong to a question, the browser shows each of them once.

const SHELF = "bathysphere.tips";

function seen(): string[] {
  try {
    return JSON.parse(localStorage.getItem(SHELF) ?? "[]") as string[];
  } catch {
    return [];
  }
}

/** Show the first tip that is new to this browser. */
export function show(): void {
  const box = document.getElementById("tip");
  const known = seen();
  const tips = [...document.querySelectorAll<HTMLElement>("#tip [data-tip]")];
  const next = tips.find((tip) => !known.includes(tip.dataset["tip"] ?? ""));
  for (const tip of tips) tip.hidden = tip !== next;
  if (box) box.hidden = !next;
}

/** The tip on the screen has been read. */
export function done(): void {
  const tip = document.querySelector<HTMLElement>("#tip [data-tip]:not([hidden])");
  if (tip) localStorage.setItem(SHELF, JSON.stringify([...seen(), tip.dataset["tip"]]));
  show();
}
