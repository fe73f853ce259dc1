import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { DoorClient } from "./door-client";
import { processUsage, type ServedApp } from "./served-app";
import { shopperScripts } from "./shopper-scripts";

export interface ChaosTally {
  conversations: number;
  acknowledged: number;
  /** Resent under the same message id. */
  repeated: number;
  /** Milliseconds: start in the run, and duration. Status 0 means cut off. */
  sendings: { at: number; took: number; status: number; isTurn: boolean }[];
  /** Acknowledged messages missing, doubled, or with another answer. */
  faults: string[];
}

interface ChaosPlan {
  at: number;
  seconds: number;
  seed: number;
  /** Runs until `end`, in clock milliseconds. */
  disturb: (end: number) => Promise<void>;
}

/** Retries over several servers. Each acknowledged message must be stored once. */
export async function runChaos(apps: readonly ServedApp[], { at, seconds, seed, disturb }: ChaosPlan) {
  const tally: ChaosTally = { conversations: 0, acknowledged: 0, repeated: 0, sendings: [], faults: [] };
  const began = Date.now();
  const end = began + seconds * 1000;
  const shopper = (number: number) =>
    new Shopper(apps, tally, began).shop(shopperScripts(seed, `chaos ${number}`), end);
  await Promise.all([...Array.from({ length: at }, (_, number) => shopper(number)), disturb(end)]);
  return tally;
}

export async function killInTurn(apps: readonly ServedApp[], every: number, end: number): Promise<number> {
  let kills = 0;
  for (; Date.now() + every * 1000 < end; kills++) {
    await wait(every * 1000);
    const app = apps[kills % apps.length];
    await app?.kill("SIGKILL");
    await app?.restart();
  }
  return kills;
}

class Shopper {
  constructor(
    private readonly apps: readonly ServedApp[],
    private readonly tally: ChaosTally,
    private readonly began: number,
  ) {}

  async shop(scripts: Generator<string[], never>, end: number): Promise<void> {
    for (const script of scripts) {
      if (Date.now() >= end) return;
      const client = new DoorClient(this.apps[0]?.port ?? 0);
      try {
        const made = await this.insist(client, "POST", "/api/conversations", {});
        const { id } = JSON.parse(made) as { id: string };
        const heard: HeardReply[] = [];
        for (const text of script) {
          const messageId = randomUUID();
          const act = { kind: "words", text };
          const reply = await this.insist(client, "POST", `/api/conversations/${id}/turns`, { messageId, act });
          heard.push({ messageId, reply });
          this.tally.acknowledged += 1;
        }
        const page = JSON.parse(await this.insist(client, "GET", `/api/conversations/${id}`)) as StoredConversation;
        this.tally.faults.push(...differences(page, heard));
        this.tally.conversations += 1;
      } catch (error) {
        this.tally.faults.push(error instanceof Error ? error.message : String(error));
      } finally {
        client.close();
      }
    }
  }

  /** Tries for two minutes across servers. Throws permanent errors. */
  private async insist(client: DoorClient, method: string, path: string, body?: unknown): Promise<string> {
    const latest = Date.now() + 120_000;
    for (let attempt = 0; Date.now() < latest; attempt++) {
      client.port = this.apps[(attempt + this.tally.acknowledged) % this.apps.length]?.port ?? client.port;
      const start = Date.now();
      const answer = await client.send(method, path, body).catch(() => null);
      const isTurn = path.endsWith("/turns");
      const status = answer?.status ?? 0;
      this.tally.sendings.push({ at: start - this.began, took: Date.now() - start, status, isTurn });
      if (answer && (status === 200 || status === 201)) return answer.body;
      const isPassing =
        !answer || status >= 500 || status === 429 || (status === 409 && answer.body.includes('"busy"'));
      if (!isPassing) throw new Error(`${method} ${path}: ${status} ${answer.body.slice(0, 200)}`);
      this.tally.repeated += 1;
      await wait(200);
    }
    throw new Error(`${method} ${path}: no answer within two minutes`);
  }
}

export type HeardReply = { messageId: string; reply: string };

export interface StoredConversation {
  messages: { id: string; role: string; parts: { type: string; id?: string; data?: unknown }[] }[];
}

export function differences({ messages }: StoredConversation, heard: readonly HeardReply[]): string[] {
  const found: string[] = [];
  const kept = messages.filter(({ role }) => role === "user").map(({ id }) => id);
  if (JSON.stringify(kept) !== JSON.stringify(heard.map(({ messageId }) => messageId)))
    found.push("a message was lost, doubled or out of order");
  for (const { messageId, reply } of heard) {
    const answer = messages[messages.findIndex(({ id }) => id === messageId) + 1];
    for (const part of answer?.parts ?? []) {
      if (part.type.startsWith("data-") && !reply.includes(JSON.stringify(part))) {
        found.push(`a reply is not what was streamed: ${part.type}`);
      }
    }
  }
  return found;
}

export interface MemorySample {
  minute: number;
  /** Megabytes. */
  resident: number;
  /** Megabytes after garbage collection, once a minute. */
  live?: number;
}

/** Allowed growth from the second quarter to the last. */
const mostGrowth = { resident: 1.15, live: 1.05 };

/** Checks that acknowledged messages are stored once, in order. Tracks memory. */
export async function runSteady(
  app: ServedApp,
  { at, minutes, seed, pause }: { at: number; minutes: number; seed: number; pause: number },
) {
  const end = Date.now() + minutes * 60_000;
  const tally = emptyTally();
  const samples: MemorySample[] = [];
  const began = Date.now();
  const timer = setInterval(() => {
    const minute = (Date.now() - began) / 60_000;
    const live = app.askMemory();
    samples.push({
      minute,
      resident: processUsage(app.pid()).megabytes,
      ...(live === null ? {} : { live }),
    });
  }, 15_000);
  const shoppers = Array.from({ length: at }, (_, number) => `steady ${number}`);
  await Promise.all(shoppers.map((name) => shop(app.port, name, { seed, end, pause }, tally)));
  clearInterval(timer);
  const growth = { resident: growthOf(samples, "resident"), live: growthOf(samples, "live") };
  const isFlat = growth.resident.times <= mostGrowth.resident && growth.live.times <= mostGrowth.live;
  const text = [
    `${minutes} minutes, ${at} at once: ${tally.conversations} conversations, ${tally.turns} turns, ${tally.lost} messages lost or doubled, ${tally.errors.length} errors.`,
    `Memory of the server in the second quarter and in the last: ${growth.resident.text} resident, ${growth.live.text} in use after garbage was collected.`,
    ...new Set(tally.errors.slice(0, 5)),
  ].join("\n");
  return { text, samples, held: tally.lost === 0 && tally.errors.length === 0 && isFlat };
}

function emptyTally() {
  return { conversations: 0, turns: 0, lost: 0, errors: [] as string[] };
}

function growthOf(samples: readonly MemorySample[], which: "resident" | "live"): { times: number; text: string } {
  const values = samples.flatMap((sample) => sample[which] ?? []);
  const [early, late] = [meanOf(values, 0.25, 0.5), meanOf(values, 0.75, 1)];
  const times = late / early;
  return { times, text: `${early.toFixed(0)} and ${late.toFixed(0)} MB (${times.toFixed(3)} times)` };
}

async function shop(
  port: number,
  name: string,
  { seed, end, pause }: { seed: number; end: number; pause: number },
  tally: ReturnType<typeof emptyTally>,
): Promise<void> {
  for (const script of shopperScripts(seed, name)) {
    if (Date.now() >= end) return;
    const client = new DoorClient(port);
    try {
      const id = await client.begin();
      const heard: HeardReply[] = [];
      for (const text of script) {
        const messageId = randomUUID();
        const answer = await client.say(id, text, messageId);
        if (answer.status === 200) heard.push({ messageId, reply: answer.body });
        else tally.errors.push(`${answer.status} ${answer.body.slice(0, 120)}`);
        tally.turns += 1;
        await wait(pause);
      }
      const kept = JSON.parse((await client.send("GET", `/api/conversations/${id}`)).body) as StoredConversation;
      if (differences(kept, heard).length > 0) tally.lost += 1;
      tally.conversations += 1;
      await client.send("DELETE", `/api/conversations/${id}`);
    } catch (error) {
      tally.errors.push(error instanceof Error ? error.message : String(error));
    } finally {
      client.close();
    }
  }
}

function meanOf(values: readonly number[], from: number, to: number): number {
  const part = values.slice(Math.floor(values.length * from), Math.ceil(values.length * to));
  return part.reduce((sum, value) => sum + value, 0) / Math.max(1, part.length);
}
