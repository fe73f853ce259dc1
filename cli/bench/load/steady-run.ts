import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { differences, type HeardReply, type StoredConversation } from "./chaos-run";
import { DoorClient } from "./door-client";
import { processUsage, type ServedApp } from "./served-app";
import { shopperScripts } from "./shopper-scripts";

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
