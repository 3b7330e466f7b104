// On a phone the panels stand below each other: a row of their names leads to each of them.

import { keysOf } from "./pick";

/** A phone, held upright or on its side. */
export const slim = matchMedia("(max-width: 760px), (max-height: 480px)");

let listed = "";
/** The panel that was asked for last. */
let wanted = "";

function panels(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("#main .drawn-panel")];
}

/** Name the panels that are there now. */
export function list(): void {
  const row = document.getElementById("jump");
  const head = document.querySelector<HTMLElement>(".head");
  if (!row || !head || !slim.matches) return;
  document.documentElement.style.scrollPaddingTop = `${head.offsetHeight + Math.min(0, parseInt(getComputedStyle(head).top) || 0) + 8}px`;
  const found = panels();
  const now = found.map((panel) => `${panel.id} ${panel.ariaLabel}`).join("\n");
  if (now === listed) return;
  listed = now;
  row.replaceChildren(...found.map(chip));
  mark();
}

function chip(panel: HTMLElement): HTMLElement {
  const made = document.createElement("button");
  made.type = "button";
  made.dataset["jump"] = panel.id;
  made.textContent = panel.ariaLabel;
  return made;
}

export function jump(id: string): void {
  wanted = id;
  document.getElementById(id)?.scrollIntoView({ block: "start" });
  mark();
}

/** When something new is asked: if the panel that offers most has nothing in sight, go there. */
export function seek(): void {
  if (!slim.matches) return;
  const offers = panels().map(offered).filter((open) => open[0]);
  const open = offers.reduce((most, each) => (answers(each) > answers(most) ? each : most), offers[0] ?? []);
  if (!open[0] || open.some(inSight)) return;
  open[0].closest(".drawn-panel")?.scrollIntoView({ block: "start" });
  if (!open.some(inSight)) open[0].scrollIntoView({ block: "center" });
}

function offered(panel: HTMLElement): Element[] {
  return [...panel.querySelectorAll("[data-key],[data-keys]")];
}

/** How many different answers these pieces stand for. */
function answers(pieces: Element[]): number {
  return new Set(pieces.flatMap(keysOf)).size;
}

/** Whether all of it is between the head of the page and the tabs at its foot. */
function inSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const foot = document.querySelector(".tabs")?.getBoundingClientRect().top ?? innerHeight;
  return top >= (parseInt(document.documentElement.style.scrollPaddingTop) || 0) - 8 && bottom <= Math.min(foot, innerHeight);
}

/** Show which panel is in front. At the end of the page several are: then it is the one that was asked for. */
function mark(): void {
  const line = parseInt(document.documentElement.style.scrollPaddingTop) + 40;
  const all = panels();
  const ended = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  const at = (ended && all.find((panel) => panel.id === wanted)) || (all.filter((panel) => panel.getBoundingClientRect().top <= line).pop() ?? all[0]);
  for (const each of document.querySelectorAll<HTMLElement>("#jump button")) {
    const current = each.dataset["jump"] === at?.id;
    if (current === each.hasAttribute("aria-current")) continue;
    each.toggleAttribute("aria-current", current);
    if (current) each.parentElement?.scrollTo({ left: each.offsetLeft - 40 });
  }
}

let waiting = false;
addEventListener(
  "scroll",
  () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => {
      waiting = false;
      mark();
    });
  },
  { passive: true },
);
