import { randomUUID } from "node:crypto";
import { DoorClient } from "./door-client";
import { shopperScripts } from "./shopper-scripts";

/** Milliseconds per turn. */
export interface LoadFigures {
  at: number;
  seconds: number;
  turns: number;
  firstByte: number[];
  whole: number[];
  bytes: number;
  errors: string[];
  /** Processor milliseconds. */
  generator: number;
}

/** Returns `null` if there is nothing to measure. */
export type LoadStep = (client: DoorClient, words: string) => ReturnType<DoorClient["send"]>;

export type LoadShopper = (client: DoorClient) => Promise<LoadStep>;

/** More turns a second than a server reaches. */
const mostTurns = { all: 400, ofOne: 100 };
const turnsOfConversation = 4;

/** Starts conversations beforehand, so it measures turns alone. */
export async function runLoad(
  port: number,
  { at, seconds, seed, shopper }: { at: number; seconds: number; seed: number; shopper: LoadShopper },
): Promise<LoadFigures> {
  const figures: LoadFigures = { at, seconds, turns: 0, firstByte: [], whole: [], bytes: 0, errors: [], generator: 0 };
  const begun = Math.ceil((seconds * Math.min(mostTurns.all / at, mostTurns.ofOne)) / turnsOfConversation) + 1;
  const shoppers = await Promise.all(
    Array.from({ length: at }, async (_, number) => {
      const client = new DoorClient(port);
      const steps: LoadStep[] = [];
      while (steps.length < begun) steps.push(await shopper(client));
      return { client, steps, scripts: shopperScripts(seed, String(number)) };
    }),
  );
  const used = process.cpuUsage();
  const start = performance.now();
  const end = start + seconds * 1000;
  await Promise.all(shoppers.map((each) => shop(each, end, figures)));
  figures.seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(used);
  figures.generator = (user + system) / 1000;
  return figures;
}

async function shop(
  { client, steps, scripts }: { client: DoorClient; steps: LoadStep[]; scripts: Generator<string[], never> },
  end: number,
  figures: LoadFigures,
): Promise<void> {
  for (const step of steps) {
    if (performance.now() >= end) break;
    try {
      for (const words of scripts.next().value) {
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

export const realShopper: LoadShopper = async (client) => {
  const id = await client.begin();
  return (sender, text) => sender.say(id, text);
};

export const floorShopper: LoadShopper = async (client) => {
  // Gives the floor a cookie to check too.
  if (!client.hasCookie) await client.begin();
  return (sender, text) =>
    sender.send("POST", "/api/bench-floor", { messageId: randomUUID(), act: { kind: "words", text } });
};
