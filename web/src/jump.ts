// On a phone the panels stand below each other: a row of their names leads to each of them.

let listed = "";
const slim = matchMedia("(max-width: 760px)");

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
  document.getElementById(id)?.scrollIntoView({ block: "start" });
}

/** Show which panel is in front. */
function mark(): void {
  const line = parseInt(document.documentElement.style.scrollPaddingTop) + 40;
  const at = panels().filter((panel) => panel.getBoundingClientRect().top <= line).pop() ?? panels()[0];
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
