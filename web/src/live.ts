// The line to the table: a WebSocket, or plain requests where none gets through. A command is sent again after a
// break under the same id, and the server carries it out once.

export interface Told {
  told: "sight" | "done" | "refused";
  version?: number;
  hash?: string;
  title?: string;
  turn?: boolean;
  seat?: number | null;
  fragments?: Record<string, string>;
  id?: string;
  why?: string;
}

export interface Said {
  do: string;
  id?: string;
  at?: number;
  seat?: number | null;
  key?: string;
  moment?: number | null;
  narrow?: boolean;
}

const FAILURES = 3;
/** A short break is mended before anybody need hear of it. */
const GRACE = 1500;
/** A slider asks for many moments; the newest is enough. */
const PAUSE = 100;

export class Live {
  private socket: WebSocket | null = null;
  private failures = 0;
  private ever = false;
  private eyes: Said = { do: "see" };
  private pending: Said | null = null;
  private seen = "";
  private polling = false;
  private retry = 0;
  private alarm = 0;
  private asking = 0;
  private asked = -PAUSE;

  constructor(
    private readonly path: string,
    private readonly hear: (told: Told) => void,
    private readonly tell: (lost: boolean) => void,
  ) {
    const again = (): void => this.again();
    addEventListener("online", again);
    document.addEventListener("visibilitychange", again);
  }

  connect(): void {
    clearTimeout(this.retry);
    this.retry = 0;
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${this.path}/live`);
    this.socket = socket;
    socket.onopen = () => {
      this.ever = true;
      this.failures = 0;
      this.lost(false);
      socket.send(JSON.stringify(this.eyes));
      if (this.pending) socket.send(JSON.stringify(this.pending));
    };
    socket.onmessage = (event) => this.take(JSON.parse(String(event.data)) as Told);
    socket.onclose = (event) => this.closed(event.code);
  }

  /** Through whose eyes, at which moment, how wide. */
  see(eyes: Omit<Said, "do">): void {
    this.eyes = { do: "see", ...eyes };
    this.asking ||= setTimeout(() => this.ask(), Math.max(0, this.asked + PAUSE - performance.now()));
  }

  private ask(): void {
    this.asking = 0;
    this.asked = performance.now();
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(this.eyes));
    else if (this.polling) void this.look();
  }

  /** Somebody looks at the page again, or the network is back: no need to wait for the next attempt. */
  private again(): void {
    if (this.retry && !document.hidden) this.connect();
  }

  private lost(lost: boolean): void {
    if (lost) {
      this.alarm ||= setTimeout(() => this.tell(true), GRACE);
      return;
    }
    clearTimeout(this.alarm);
    this.alarm = 0;
    this.tell(false);
  }

  /** One command at a time; false while another one is on its way. */
  command(said: Said): boolean {
    if (this.pending) return false;
    const random = crypto.getRandomValues(new Uint32Array(4));
    this.pending = { ...said, id: [...random].map((n) => n.toString(36)).join("") };
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(this.pending));
    else if (this.polling) void this.post();
    return true;
  }

  private take(told: Told): void {
    if (told.told === "sight") this.seen = told.hash ?? "";
    else if (told.id === this.pending?.id) this.pending = null;
    this.hear(told);
  }

  private closed(code: number): void {
    if (code === 4404) return location.reload();
    this.failures++;
    this.lost(true);
    if (!this.ever && this.failures >= FAILURES) {
      this.polling = true;
      void this.poll();
      return;
    }
    this.retry = setTimeout(() => this.connect(), Math.min(5000, 250 * 2 ** this.failures));
  }

  private async poll(): Promise<void> {
    for (;;) {
      if (!(await this.look())) await new Promise((resume) => setTimeout(resume, 2000));
    }
  }

  private async look(): Promise<boolean> {
    const { seat, moment, narrow } = this.eyes;
    const query = new URLSearchParams({ seen: this.seen, narrow: String(Boolean(narrow)) });
    if (seat !== null && seat !== undefined) query.set("seat", String(seat));
    if (moment !== null && moment !== undefined) query.set("moment", String(moment));
    return this.request(`${this.path}/sight?${query}`, {});
  }

  private async post(): Promise<void> {
    if (!(await this.request(`${this.path}/say`, { method: "POST", body: JSON.stringify(this.pending) }))) {
      setTimeout(() => void this.post(), 2000);
    }
  }

  private async request(path: string, how: RequestInit): Promise<boolean> {
    try {
      const answer = await fetch(path, how);
      this.lost(!answer.ok);
      if (answer.ok) this.take((await answer.json()) as Told);
      return answer.ok;
    } catch {
      this.lost(true);
      return false;
    }
  }
}
