// One bubble at a time: the reason on a greyed control, the help of a card, or the choices of a drawn piece.

import { face, large } from "./large";

const GAP = 8;
/** Scrolled further than this, a piece has left its bubble behind. */
const SLACK = 40;
let owner: Element | null = null;
let stood = 0;

function box(): HTMLElement | null {
  return document.getElementById("bubble");
}

/** What an element has to show and say: the face of a small card, or its picture and words, or why it is refused. */
export function reason(element: Element): Node[] {
  const shown = face(element);
  if (!shown) return [...large(element), ...said(element)];
  return element.getAttribute("aria-disabled") === "true" ? [shown, ...said(element)] : [shown];
}

/** Its own words, or the reason that the action list gives for its target. */
function said(element: Element): Node[] {
  const words = element.getAttribute("data-why") ?? element.getAttribute("data-help");
  const rules = element.getAttribute("data-rule")?.split(" ") ?? [];
  if (words) return [document.createTextNode(`${words} `), ...rules.flatMap((rule) => [link(rule), " "].map(node))];
  const target = element.getAttribute("data-target");
  const entry = target && document.querySelector(`#actions [data-target="${CSS.escape(target)}"]`);
  return entry ? [...entry.cloneNode(true).childNodes].map(plain) : [];
}

/** The same keys that a drawn piece stands for, as a small menu; the words are on the hidden buttons of the list. */
export function menu(element: Element, keys: string[], words: (key: string) => string): void {
  const buttons = keys.map((key) => {
    const made = document.createElement("button");
    made.type = "button";
    made.className = "choice";
    made.dataset["key"] = key;
    made.textContent = words(key);
    return made;
  });
  show(element, buttons);
  buttons[0]?.focus();
}

export function show(element: Element, content: Node[]): void {
  const bubble = box();
  if (!bubble || !content.length) return;
  owner = element;
  bubble.replaceChildren(...content);
  bubble.hidden = false;
  const at = element.getBoundingClientRect();
  stood = at.top;
  const own = bubble.getBoundingClientRect();
  const left = Math.max(GAP, Math.min(at.left + at.width / 2 - own.width / 2, innerWidth - own.width - GAP));
  const above = at.top - own.height - GAP;
  bubble.style.left = `${left}px`;
  bubble.style.top = `${above > GAP ? above : Math.min(at.bottom + GAP, innerHeight - own.height - GAP)}px`;
}

export function hide(): void {
  const bubble = box();
  if (bubble) {
    bubble.hidden = true;
    bubble.replaceChildren();
  }
  owner = null;
}

/** Close it when whatever it spoke of is gone, or scrolled away. */
export function tidy(): void {
  if (owner && (!owner.isConnected || Math.abs(owner.getBoundingClientRect().top - stood) > SLACK)) hide();
}

/** A rule's number that leads to its text. */
function link(rule: string): HTMLAnchorElement {
  const made = document.createElement("a");
  made.href = `${document.body.dataset["rules"]}#${rule}`;
  made.target = "_blank";
  made.rel = "noopener";
  made.className = "rule-link";
  made.textContent = rule;
  return made;
}

function node(content: Node | string): Node {
  return typeof content === "string" ? document.createTextNode(content) : content;
}

function plain(node: Node): Node {
  if (!(node instanceof HTMLButtonElement)) return node;
  const made = document.createElement("p");
  made.textContent = node.textContent;
  return made;
}
