// Brings an element to the look of fresh markup while keeping the nodes that stay: focus, scroll, selection and
// running transitions survive, because nothing that is still there is replaced.

/** Attributes that belong to the reader and not to the server. */
const KEPT = new Set(["style", "open", "data-shown"]);

/** Patch the element whose id is the fragment's name. */
export function patch(id: string, html: string): void {
  const old = document.getElementById(id);
  const template = document.createElement("template");
  template.innerHTML = html;
  const fresh = template.content.firstElementChild;
  if (old && fresh) morph(old, fresh);
}

/** Most of a picture stays as it is, and the browser sees that much sooner than a walk through all attributes would. */
function morph(old: Element, fresh: Element): void {
  if (old.isEqualNode(fresh)) return;
  attributes(old, fresh);
  children(old, fresh);
}

function attributes(old: Element, fresh: Element): void {
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) === value) continue;
    old.setAttribute(name, value);
    if (name === "value" && old instanceof HTMLInputElement && old.type === "range") old.value = value;
  }
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name) && !KEPT.has(name)) old.removeAttribute(name);
  }
}

/** What is the same at the start and at the end stays untouched, so that one thing more or less moves nothing else. */
function children(old: Element, fresh: Element): void {
  const olds = [...old.childNodes];
  const news = [...fresh.childNodes];
  let start = 0;
  while (start < olds.length && start < news.length && olds[start]!.isEqualNode(news[start]!)) start++;
  let end = 0;
  const most = Math.min(olds.length, news.length) - start;
  while (end < most && olds.at(-1 - end)!.isEqualNode(news.at(-1 - end)!)) end++;
  middle(old, olds.slice(start, olds.length - end), news.slice(start, news.length - end), end ? olds.at(-end)! : null);
}

/** Bring the old nodes between two places to the look of the new ones. */
function middle(parent: Element, olds: ChildNode[], news: ChildNode[], stop: ChildNode | null): void {
  const known = new Map<string, Element>();
  for (const child of olds) {
    const key = child instanceof Element ? name(child) : "";
    if (key) known.set(key, child as Element);
  }
  let at = olds[0] ?? stop;
  for (const wanted of news) {
    const found = match(at === stop ? null : at, wanted, known);
    if (!found) {
      parent.insertBefore(wanted, at);
      continue;
    }
    if (found === at) at = at.nextSibling;
    else parent.insertBefore(found, at);
    if (found instanceof Element) morph(found, wanted as Element);
    else if (found.nodeValue !== wanted.nodeValue) found.nodeValue = wanted.nodeValue;
  }
  while (at && at !== stop) {
    const next: ChildNode | null = at.nextSibling;
    at.remove();
    at = next;
  }
}

/** The old node that becomes the wanted one: by name if it has one, else the next nameless one of its kind. */
function match(at: ChildNode | null, wanted: Node, known: Map<string, Element>): ChildNode | null {
  const key = wanted instanceof Element ? name(wanted) : "";
  if (key) {
    const found = known.get(key);
    known.delete(key);
    return found?.nodeName === wanted.nodeName ? found : null;
  }
  return at?.nodeName === wanted.nodeName && !(at instanceof Element && name(at)) ? at : null;
}

function name(element: Element): string {
  return element.id || element.getAttribute("data-piece") || element.getAttribute("data-key") || "";
}
