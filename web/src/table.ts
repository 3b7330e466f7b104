// The table page: what the server shows is patched in, what the player chooses is sent back. Knows no game.

import * as bubble from "./bubble";
import { list, seek, slim } from "./jump";
import { Live, type Said, type Told } from "./live";
import { flash, glide, places } from "./motion";
import { patch } from "./patch";
import { remember } from "./pages";
import * as pick from "./pick";
import * as tips from "./tips";

/** An answer that takes longer than this is seen to be under way. */
const PATIENCE = 150;

export class TablePage {
  private version: number;
  private seat: number | null;
  private moment: number | null;
  private turn = document.querySelector("#bar.mine") !== null;
  private awaited = 0;
  private patience = 0;
  private readonly plainTitle = document.title;
  private readonly live: Live;

  constructor(private readonly body: HTMLElement) {
    const { table = "", version = "0", seat, moment, game = "" } = body.dataset;
    this.version = Number(version);
    this.seat = seat === undefined ? null : Number(seat);
    this.moment = moment === undefined ? null : Number(moment);
    if (this.seat !== null || document.querySelector("#curtain:not([hidden])")) remember(table, game);
    this.live = new Live(`/t/${table}`, (told) => this.hear(told), (lost) => this.lost(lost));
    this.see();
    this.live.connect();
    slim.addEventListener("change", () => this.see());
    document.addEventListener("visibilitychange", () => this.entitle());
  }

  answer(key: string): void {
    bubble.hide();
    if (this.version < this.awaited || !this.send({ do: "answer", at: this.version, seat: this.seat, key })) return;
    tips.done();
    this.patience = setTimeout(() => this.body.classList.add("busy"), PATIENCE);
  }

  /** Press one of the buttons of the bar; around one device it may stand for another seat of this browser. */
  command(button: Element): void {
    bubble.hide();
    const what = button.getAttribute("data-do") ?? "";
    this.send({ do: what, at: this.version, seat: Number(button.getAttribute("data-seat")) });
  }

  /** Send a command; until what it changed is seen, nothing else is answered. */
  private send(said: Said): boolean {
    if (!this.live.command(said)) return false;
    this.awaited = Infinity;
    this.body.dataset["pending"] = said.key ?? said.do;
    return true;
  }

  /** Look at a moment; null is now. */
  look(moment: number | null): void {
    this.moment = moment;
    this.see();
  }

  lift(seat: number): void {
    this.seat = seat;
    this.see();
  }

  private see(): void {
    const narrow = slim.matches;
    document.cookie = `narrow=${narrow ? 1 : 0}; path=/; samesite=lax; max-age=31536000`;
    this.live.see({ seat: this.seat, moment: this.moment, narrow });
  }

  private hear(told: Told): void {
    if (told.told === "refused") this.announce(told.why ?? "");
    if (told.told !== "sight") {
      this.awaited = told.told === "done" ? (told.version ?? 0) : 0;
      return this.settle();
    }
    const before = places();
    const focused = document.activeElement;
    const newest = document.querySelector("#log li")?.id;
    for (const [id, html] of Object.entries(told.fragments ?? {})) patch(id, html);
    glide(before);
    list();
    tips.show();
    const line = document.querySelector("#log li");
    if (line && line.id !== newest) flash(line);
    this.version = told.version ?? this.version;
    this.body.dataset["version"] = String(this.version);
    this.settle();
    if (told.seat !== undefined && told.seat !== null) this.seat = told.seat;
    this.notice(Boolean(told.turn), told.title ?? "");
    this.refocus(focused);
    bubble.tidy();
    pick.release();
  }

  /** Busy until what was answered is also seen, so that nothing old is pressed in between. */
  private settle(): void {
    if (this.version < this.awaited) return;
    clearTimeout(this.patience);
    this.body.classList.remove("busy");
    if (this.body.dataset["pending"] === undefined) return;
    delete this.body.dataset["pending"];
    seek();
  }

  /** Focus that lost its button goes to the curtain or to the list of actions, never to nowhere. */
  private refocus(focused: Element | null): void {
    const lift = document.querySelector<HTMLElement>("#curtain:not([hidden]) button");
    if (lift) return lift.focus();
    if (!focused || focused === document.body || focused === document.activeElement) return;
    if (focused.isConnected) return (focused as HTMLElement | SVGElement).focus({ preventScroll: true });
    const next = document.querySelector<HTMLElement>("#actions .choice:not([aria-disabled])");
    (next ?? document.getElementById("actions"))?.focus({ preventScroll: true });
  }

  private notice(turn: boolean, words: string): void {
    const fresh = turn && !this.turn;
    this.turn = turn;
    this.entitle();
    if (fresh) seek();
    if (fresh && document.hidden && "Notification" in window && Notification.permission === "granted") {
      const made = new Notification(this.body.dataset["turnTitle"] ?? "", { body: words, tag: this.body.dataset["table"] ?? "" });
      made.onclick = () => focus();
    }
  }

  private entitle(): void {
    document.title = this.turn ? `● ${this.body.dataset["turnTitle"]} · ${this.plainTitle}` : this.plainTitle;
  }

  private announce(words: string): void {
    const place = document.getElementById("lost");
    if (!place) return;
    place.textContent = words;
    place.hidden = false;
    setTimeout(() => (place.hidden = true), 6000);
  }

  private lost(lost: boolean): void {
    const place = document.getElementById("lost");
    if (!place) return;
    place.hidden = !lost;
    if (lost) place.textContent = this.body.dataset["lost"] ?? "";
  }
}
