// What a page does when something is pressed. Every control says by an attribute what it is for.

import * as bubble from "./bubble";
import { spin } from "./dial";
import { jump, list as listPanels, slim } from "./jump";
import { bindKeys } from "./keys";
import { copy, list, send } from "./pages";
import * as pick from "./pick";
import { TablePage } from "./table";
import * as tips from "./tips";
import { zoomKey } from "./zoom";

const REST = 450;
/** A pointer that only passes by asks nothing. */
const PAUSE = 150;
const body = document.body;
const page = body.dataset["table"] ? new TablePage(body) : null;
if (page) {
  bindKeys(page);
  listPanels();
  tips.show();
}
list();

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.method !== "post") return;
  event.preventDefault();
  void send(form, event.submitter);
});

document.addEventListener("change", (event) => {
  if (event.target instanceof HTMLInputElement && event.target.dataset["send"] !== undefined) event.target.form?.requestSubmit();
});

document.addEventListener("input", (event) => {
  const field = event.target;
  if (!(field instanceof HTMLInputElement)) return;
  if (field.dataset["time"] !== undefined) page?.look(Number(field.value));
  if (field.dataset["filter"]) filter(field.dataset["filter"], field.value.toLocaleLowerCase());
});

document.addEventListener("click", (event) => {
  if (asked) {
    asked = false;
    return;
  }
  const target = event.target instanceof Element ? event.target : body;
  clearTimeout(pausing);
  if (!target.closest("#bubble")) bubble.hide();
  const menu = target.closest("details.menu") ? null : document.querySelector("details.menu[open]");
  if (menu) {
    // A press beside an open menu means: away with it, and nothing else.
    menu.removeAttribute("open");
    return;
  }
  const control = target.closest("[data-key],[data-keys],[data-do],[data-spin],[data-moment],[data-see],[data-tab],[data-jump],[data-unzoom],[data-tip-next],[data-copy],[data-drawer],[data-points-switch],[data-notify],[data-why],[data-target]");
  // The page itself remembers its tab and its moment by the same names.
  if (!control || control === body) return pick.release();
  if (event.detail) pressed = { x: event.clientX, y: event.clientY };
  press(control);
});

const TELLING = "[data-why],[data-help],[data-large],[data-face],svg [data-target]";

document.addEventListener("focusin", (event) => {
  const found = event.target instanceof Element && event.target.matches(":focus-visible") ? event.target.closest(TELLING) : null;
  if (found) bubble.show(found, bubble.reason(found));
});

/** Where the pointer was when it last pressed: what slides under it there was not pointed at. */
let pressed: { x: number; y: number } | null = null;
let pausing = 0;
document.addEventListener("pointermove", (event) => {
  if (!pressed || Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < 4) return;
  pressed = null;
  ask(event);
});
document.addEventListener("pointerover", ask);
document.addEventListener("scroll", bubble.tidy, { capture: true, passive: true });

function ask(event: PointerEvent): void {
  clearTimeout(pausing);
  const target = event.target instanceof Element ? event.target : body;
  const found = event.pointerType === "touch" || pressed ? null : target.closest(TELLING);
  if (found) pausing = setTimeout(() => found.isConnected && bubble.show(found, bubble.reason(found)), PAUSE);
  else if (!target.closest("#bubble") && !document.querySelector("#bubble button")) bubble.hide();
}

/** A finger that rests on something asks what it is; lifting it then presses nothing. So does the other button of a mouse. */
let resting = 0;
let asked = false;
document.addEventListener("pointerdown", (event) => {
  const found = event.pointerType === "touch" && event.target instanceof Element ? event.target.closest(TELLING) : null;
  asked = false;
  clearTimeout(resting);
  if (!found) return;
  resting = setTimeout(() => {
    asked = true;
    bubble.show(found, bubble.reason(found));
  }, REST);
});
for (const kind of ["pointerup", "pointercancel"] as const) document.addEventListener(kind, () => clearTimeout(resting));
document.addEventListener("contextmenu", (event) => {
  const found = event.target instanceof Element ? event.target.closest("svg [data-face],svg [data-large],svg [data-help],svg [data-target]") : null;
  if (!asked && !found) return;
  event.preventDefault();
  if (found) bubble.show(found, bubble.reason(found));
});

function press(control: Element): void {
  const said = (name: string): string | null => control.getAttribute(`data-${name}`);
  if (control.getAttribute("aria-disabled") === "true" || said("why")) return bubble.show(control, bubble.reason(control));
  if (said("key") ?? said("keys")) choose(control);
  else if (said("do")) page?.command(control);
  else if (said("spin")) spin(Number(said("spin")));
  else if (said("moment")) page?.look(said("moment") === "now" ? null : Number(said("moment")));
  else if (said("see")) page?.lift(Number(said("see")));
  else if (said("tab")) tab(said("tab")!);
  else if (said("jump")) jump(said("jump")!);
  else if (said("tip-next") !== null) tips.done();
  else if (said("unzoom") !== null) zoomKey("0");
  else if (said("drawer") !== null) drawer(control);
  else if (said("points-switch") !== null) body.dataset["points"] = body.dataset["points"] ? "" : "off";
  else if (said("copy")) void copy(control as HTMLElement);
  else if (said("notify") !== null) void Notification.requestPermission();
  else bubble.show(control, bubble.reason(control));
}

/** A piece that stands for one answer gives it; others are picked up until a second one tells which, or list them. */
function choose(piece: Element): void {
  const keys = pick.narrowed(piece);
  if (keys.length === 1) {
    pick.release();
    page?.answer(keys[0]!);
  } else if (!slim.matches && pick.take(piece, keys)) bubble.show(piece, [document.createTextNode(body.dataset["picked"] ?? "")]);
  else bubble.menu(piece, keys, words);
}

/** What a key says: the words of its option, listed for the drawn pieces that stand for several. */
function words(key: string): string {
  return document.querySelector(`#words [data-says="${CSS.escape(key)}"]`)?.textContent ?? key;
}

function filter(items: string, wanted: string): void {
  for (const item of document.querySelectorAll<HTMLElement>(items)) {
    item.hidden = !item.textContent?.toLocaleLowerCase().includes(wanted);
  }
}

/** The log beside drawings comes and goes. */
function drawer(control: Element): void {
  const open = body.toggleAttribute("data-log");
  control.setAttribute("aria-expanded", String(open));
}

function tab(name: string): void {
  body.dataset["tab"] = name;
  for (const button of document.querySelectorAll(".tabs button")) {
    button.setAttribute("aria-pressed", String(button.getAttribute("data-tab") === name));
  }
  scrollTo(0, 0);
}
