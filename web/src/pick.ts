// Two pieces that make one answer, as a card and a slot: the first is picked up, the second goes with it.

const PIECES = "#main svg :is([data-key],[data-keys])";

let held: Element | null = null;
let offered: string[] = [];

export function keysOf(piece: Element): string[] {
  return (piece.getAttribute("data-key") ?? piece.getAttribute("data-keys") ?? "").split("\n");
}

/** What a piece stands for beside the one that is picked up: all of its keys if it does not go with that. */
export function narrowed(piece: Element): string[] {
  const keys = keysOf(piece);
  const common = held && held !== piece ? keys.filter((key) => offered.includes(key)) : [];
  return common.length ? common : keys;
}

/** Pick a piece up, if every key it stands for can be told by one other piece in sight; not the same one twice. */
export function take(piece: Element, keys: string[]): boolean {
  const again = held === piece;
  release();
  const others = [...document.querySelectorAll(PIECES)].filter((each) => each !== piece && keysOf(each).some((key) => keys.includes(key)));
  const singled = new Set(others.filter(inSight).flatMap((each) => alone(keysOf(each).filter((key) => keys.includes(key)))));
  if (again || !keys.every((key) => singled.has(key))) return false;
  held = piece;
  offered = keys;
  document.body.dataset["holding"] = "";
  piece.setAttribute("data-held", "");
  for (const each of others) each.setAttribute("data-goes", "");
  return true;
}

export function release(): void {
  held = null;
  offered = [];
  delete document.body.dataset["holding"];
  for (const each of document.querySelectorAll("[data-held],[data-goes]")) {
    each.removeAttribute("data-held");
    each.removeAttribute("data-goes");
  }
}

function alone(keys: string[]): string[] {
  return keys.length === 1 ? keys : [];
}

function inSight(piece: Element): boolean {
  const at = piece.getBoundingClientRect();
  return at.width > 0 && at.top >= 0 && at.bottom <= innerHeight;
}
