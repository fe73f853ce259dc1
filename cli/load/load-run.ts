import { randomUUID } from "node:crypto";
import { DoorClient } from "./door-client";
import { shopperScripts } from "./shopper-scripts";

/** What a stretch of load gave: times in milliseconds, one for each turn. */
export interface LoadFigures {
  at: number;
  seconds: number;
  turns: number;
  firstByte: number[];
  whole: number[];
  /** Bytes of the answers together. */
  bytes: number;
  errors: string[];
  /** Processor time of the generator, in milliseconds. */
  generator: number;
}

/** Sends one turn somewhere and returns its answer; `null` when there is nothing to measure. */
export type LoadStep = (client: DoorClient, words: string) => ReturnType<DoorClient["send"]>;

/** A shopper before their first turn: returns how their turns are sent. */
export type LoadShopper = (client: DoorClient) => Promise<LoadStep>;

/** Keeps `at` shoppers busy without a pause between turns until the time is over. */
export async function runLoad(
  port: number,
  { at, seconds, seed, shopper }: { at: number; seconds: number; seed: number; shopper: LoadShopper },
): Promise<LoadFigures> {
  const figures: LoadFigures = { at, seconds, turns: 0, firstByte: [], whole: [], bytes: 0, errors: [], generator: 0 };
  const used = process.cpuUsage();
  const start = performance.now();
  const end = start + seconds * 1000;
  await Promise.all(Array.from({ length: at }, (_, number) => shop(port, { number, seed, end, shopper }, figures)));
  figures.seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(used);
  figures.generator = (user + system) / 1000;
  return figures;
}

async function shop(
  port: number,
  { number, seed, end, shopper }: { number: number; seed: number; end: number; shopper: LoadShopper },
  figures: LoadFigures,
): Promise<void> {
  const client = new DoorClient(port);
  for (const script of shopperScripts(seed, String(number))) {
    if (performance.now() >= end) break;
    try {
      const step = await shopper(client);
      for (const words of script) {
        if (performance.now() >= end) break;
        const { status, body, firstByte, whole } = await step(client, words);
        if (status !== 200) throw new Error(`${status} ${body.slice(0, 200)}`);
        if (performance.now() >= end) break;
        figures.turns += 1;
        figures.firstByte.push(firstByte);
        figures.whole.push(whole);
        figures.bytes += body.length;
      }
    } catch (error) {
      figures.errors.push(error instanceof Error ? error.message : String(error));
      if (figures.errors.length > 1000) break;
    }
  }
  client.close();
}

/** Real conversations: each begins with a conversation of its own. */
export const realShopper: LoadShopper = async (client) => {
  const made = await client.send("POST", "/api/conversations", {});
  if (made.status !== 201) throw new Error(`${made.status} ${made.body.slice(0, 200)}`);
  const { id } = JSON.parse(made.body) as { id: string };
  return (sender, text) =>
    sender.send("POST", `/api/conversations/${id}/turns`, { messageId: randomUUID(), act: { kind: "words", text } });
};

/** The floor: the same cookie, the same replies, and nothing computed. */
export const floorShopper: LoadShopper = async (client) => {
  // Makes the cookie, as real shoppers do, so that the floor checks the same one.
  await client.send("POST", "/api/conversations", {});
  return (sender, text) =>
    sender.send("POST", "/api/bench-floor", { messageId: randomUUID(), act: { kind: "words", text } });
};
