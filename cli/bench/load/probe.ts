import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { DoorClient } from "./door-client";

const noFigures = {
  requests: 0,
  /** Milliseconds. */
  slowest: 0,
  /** Ended with a clear 503. */
  refused: 0,
  unclear: 0,
  health: 0,
  slowestHealth: 0,
};
export type ProbeFigures = typeof noFigures;

const between = 3000;

/** Asks every page and route at once, as a guest. */
export class Probe {
  figures: ProbeFigures = { ...noFigures };
  private isStopped = false;

  private constructor(
    private readonly client: DoorClient,
    private readonly port: number,
    private readonly id: string,
  ) {}

  static async begin(port: number): Promise<Probe> {
    const client = new DoorClient(port);
    const id = await again(() => client.begin());
    const messageId = randomUUID();
    await again(() => client.say(id, "a wagon", messageId).then(({ status }) => status === 200 || null));
    return new Probe(client, port, id);
  }

  stop(): void {
    this.isStopped = true;
  }

  async untilStopped(): Promise<void> {
    const rounds: Promise<unknown>[] = [];
    while (!this.isStopped) {
      rounds.push(this.round());
      await wait(between);
    }
    await Promise.all(rounds);
    this.client.close();
  }

  async listUntil(end: number): Promise<{ asked: number; answered: number; slowest: number }> {
    const lists = { asked: 0, answered: 0, slowest: 0 };
    while (Date.now() < end) {
      const { status, took } = await this.send("GET", "/api/conversations");
      lists.asked += 1;
      if (status === 200) lists.answered += 1;
      lists.slowest = Math.max(lists.slowest, took);
      await wait(1000);
    }
    return lists;
  }

  /** The server loads a page's code on its first request. */
  async warmUp(): Promise<void> {
    await this.round();
    this.figures = { ...noFigures };
  }

  private async round(): Promise<void> {
    const { id } = this;
    const turn = { messageId: randomUUID(), act: { kind: "words", text: "under 30k" } };
    await Promise.all([
      this.health(),
      this.note("POST", `/api/conversations/${id}/turns`, turn),
      this.note("POST", "/api/compare", { text: "a wagon under 30k" }),
      ...[
        "/api/conversations",
        `/api/conversations/${id}`,
        "/api/ready",
        "/",
        "/saved",
        `/c/${id}`,
        `/side-by-side?c=${id}&cars=0,1`,
      ].map((path) => this.note("GET", path)),
    ]);
  }

  private async health(): Promise<void> {
    const { status, took } = await this.send("GET", "/api/health");
    if (status !== 200) return;
    this.figures.health += 1;
    this.figures.slowestHealth = Math.max(this.figures.slowestHealth, took);
  }

  private async note(method: string, path: string, body?: unknown): Promise<void> {
    const { status, text, took } = await this.send(method, path, body);
    if (took > 9000) console.error(`${method} ${path.replace(this.id, "ID")}: ${status} after ${took} ms`);
    this.figures.requests += 1;
    this.figures.slowest = Math.max(this.figures.slowest, took);
    if (status === 503 && /try again|did not come together/i.test(text)) this.figures.refused += 1;
    // A second message during an answer must wait. Some pages redirect.
    else if (status !== 200 && status !== 307 && status !== 409) {
      this.figures.unclear += 1;
      console.error(`${method} ${path}: ${status} ${text.slice(0, 200)}`);
    }
  }

  /** Status 0 means cut off. */
  private async send(method: string, path: string, body?: unknown) {
    const start = Date.now();
    const tab = this.client.tab(this.port);
    const answer = await tab.send(method, path, body).catch(() => null);
    tab.close();
    return { status: answer?.status ?? 0, text: answer?.body ?? "", took: Date.now() - start };
  }
}

/** For a minute at most. */
async function again<Answer>(send: () => Promise<Answer | null>): Promise<Answer> {
  for (const latest = Date.now() + 60_000; Date.now() < latest; await wait(50)) {
    const answer = await send().catch(() => null);
    if (answer !== null) return answer;
  }
  throw new Error("no answer within a minute");
}
