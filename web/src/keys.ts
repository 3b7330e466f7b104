// The whole table by keyboard: digits choose, arrows walk, u r c take back, reset and confirm; r turns a tile.

import * as bubble from "./bubble";
import { spin } from "./dial";
import * as pick from "./pick";
import type { TablePage } from "./table";
import { zoomKey } from "./zoom";

const TURNS: Record<string, number> = { r: 1, "]": 1, R: -1, "[": -1 };
const LETTERS: Record<string, string> = { u: "undo", r: "reset", c: "confirm" };

export function bindKeys(page: TablePage): void {
  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (event.key === "Escape") return escape(page);
    if ((event.key === "Enter" || event.key === " ") && target instanceof SVGElement) {
      event.preventDefault();
      target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      return;
    }
    if (target.closest("input, select, textarea")) return;
    if (act(page, event.key, target)) event.preventDefault();
  });
}

function act(page: TablePage, key: string, target: Element): boolean {
  if (/^[1-9]$/.test(key)) return digit(Number(key));
  if (TURNS[key] && spin(TURNS[key])) return true;
  const command = LETTERS[key];
  if (command) {
    const button = document.querySelector<HTMLElement>(`[data-do="${command}"]:not([aria-disabled])`);
    if (button) page.command(button);
    return Boolean(button);
  }
  if (key === "l") return click("[data-drawer]");
  if (key === "/") return focus("[data-filter]");
  if (key === "ArrowDown" || key === "ArrowUp") return walk(target, key === "ArrowDown" ? 1 : -1);
  if (key === "ArrowLeft" || key === "ArrowRight") return step(key === "ArrowRight" ? 1 : -1);
  return zoomKey(key);
}

function digit(number: number): boolean {
  const buttons = document.querySelectorAll<HTMLElement>("#actions .choices .choice");
  buttons[number - 1]?.click();
  return buttons.length >= number;
}

/** Up and down through a list of buttons; elsewhere through all answers, on the board and beside it. */
function walk(target: Element, by: number): boolean {
  const list = target.closest(".lines, .denials") ?? document.querySelector("#bubble:not([hidden]):has([data-key])");
  const all = document.body.dataset["holding"] === undefined ? "#main :is([data-key],[data-keys])" : "#main [data-goes]";
  const found: NodeListOf<Element> = list?.querySelectorAll("button") ?? document.querySelectorAll(all);
  const stops = [...found].filter((each) => each.getClientRects().length && !each.closest("[aria-hidden=true]"));
  const at = stops.indexOf(target.closest("button,[data-key],[data-keys]") ?? target);
  const next = stops[at < 0 && by < 0 ? stops.length - 1 : (at + by + stops.length) % stops.length];
  if (next instanceof HTMLElement || next instanceof SVGElement) next.focus();
  return stops.length > 0;
}

/** Left and right through a replay. */
function step(by: number): boolean {
  const button = document.querySelectorAll<HTMLElement>("#time .film [data-moment]")[by > 0 ? 2 : 1];
  button?.click();
  return Boolean(button);
}

function click(selector: string): boolean {
  const found = document.querySelector<HTMLElement>(selector);
  found?.click();
  return Boolean(found);
}

function focus(selector: string): boolean {
  const found = document.querySelector<HTMLElement>(selector);
  found?.focus();
  return Boolean(found);
}

function escape(page: TablePage): void {
  const menu = document.querySelector<HTMLDetailsElement>("details.menu[open]");
  if (menu) {
    menu.open = false;
    menu.querySelector("summary")?.focus();
  } else if (document.body.dataset["holding"] !== undefined || !document.getElementById("bubble")?.hidden) {
    bubble.hide();
    pick.release();
  } else if (document.body.hasAttribute("data-log")) click("[data-drawer]");
  else if (document.querySelector('#bar [data-moment="now"]')) page.look(null);
}
