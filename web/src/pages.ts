// Small comforts of the other pages: forms by fetch, copying links, the list of one's own tables.

interface Kept {
  id: string;
  game: string;
  at: number;
}

const SHELF = "bathysphere.tables";

/**
 * Forms go by fetch: under `Referrer-Policy: no-referrer` a browser sends a plain form with `Origin: null`, by fetch
 * with the true origin, which the server checks.
 */
export async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const data = new FormData(form, submitter);
  const body = form.enctype === "multipart/form-data" ? data : new URLSearchParams(data as unknown as Record<string, string>);
  const answer = await fetch(form.action, { method: "POST", body });
  if (answer.redirected) {
    if (answer.url === location.href) location.reload();
    else location.assign(answer.url);
    return;
  }
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  document.title = page.title;
  document.body.className = page.body.className;
  document.body.replaceChildren(...page.body.childNodes);
  scrollTo(0, 0);
}

export async function copy(button: HTMLElement): Promise<void> {
  const field = document.getElementById(button.dataset["copy"] ?? "");
  if (!(field instanceof HTMLInputElement)) return;
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    document.execCommand("copy");
  }
  button.textContent = button.dataset["done"] ?? "";
}

/** Remember a table at which this browser sits. */
export function remember(id: string, game: string): void {
  const others = kept().filter((each) => each.id !== id);
  localStorage.setItem(SHELF, JSON.stringify([{ id, game, at: Date.now() }, ...others].slice(0, 12)));
}

export function list(): void {
  const place = document.getElementById("yours");
  const tables = kept();
  if (!place || !tables.length) return;
  place.replaceChildren(
    ...tables.map(({ id, game, at }) => {
      const item = document.createElement("li");
      const link = document.createElement("a");
      link.href = `/t/${encodeURIComponent(id)}`;
      link.textContent = game;
      const when = document.createElement("small");
      when.textContent = new Date(at).toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
      item.append(link, " ", when);
      return item;
    }),
  );
}

function kept(): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(SHELF) ?? "[]");
    return Array.isArray(found) ? (found as Kept[]) : [];
  } catch {
    return [];
  }
}
