import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { DoorClient } from "@/cli/bench/load/door-client";
import { realShopper } from "@/cli/bench/load/load-run";
import { shopperScripts } from "@/cli/bench/load/shopper-scripts";
import type { HostileShape } from "@/lib/corpus/testing/hostile-shapes";

export interface ShapeCost {
  name: string;
  /** Processor milliseconds. `null` if invisible. */
  processor: number | null;
  /** Milliseconds. */
  whole: number;
  status: number;
}

export type Door = "comparison" | "turn";

export async function costOfShapes(
  port: number,
  shapes: readonly HostileShape[],
  { length, pid, door }: { length: number; pid: number; door: Door },
): Promise<ShapeCost[]> {
  const client = new DoorClient(port);
  const found: ShapeCost[] = [];
  for (const { name, fill } of shapes) {
    const turn = door === "turn" ? await realShopper(client) : null;
    const before = processorTimeOf(pid);
    const text = fill(length);
    const { status, whole } = await (turn?.(client, text) ?? client.send("POST", "/api/compare", { text }));
    const processor = spentBetween(before, processorTimeOf(pid));
    found.push({ name: `${door}: ${name}`, status, whole, processor });
  }
  client.close();
  return found;
}

/** Milliseconds per turn, and faulty answers. */
export type VictimFigures = { times: number[]; faults: string[] };

// Far faster than a person types, and within the limits.
const pause = 450;

export async function runVictim(port: number, seconds: number, seed: number): Promise<VictimFigures> {
  const client = new DoorClient(port);
  const figures: VictimFigures = { times: [], faults: [] };
  const scripts = shopperScripts(seed, "victim");
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const turn = await realShopper(client);
    for (const words of scripts.next().value) {
      if (performance.now() >= end) break;
      const { status, whole } = await turn(client, words);
      figures.times.push(whole);
      if (status !== 200) figures.faults.push(`a turn of the shopper was answered ${status}`);
      await wait(pause);
    }
  }
  client.close();
  return figures;
}

export type StatusCounts = Record<number, number>;

/** One anonymous client with parallel requests that waits only when refused. */
export async function runAttack(
  port: number,
  shapes: readonly HostileShape[],
  { seconds, inFlight, length }: { seconds: number; inFlight: number; length: number },
): Promise<StatusCounts> {
  const answers: StatusCounts = {};
  const end = performance.now() + seconds * 1000;
  let next = 0;
  const attack = async () => {
    const client = new DoorClient(port);
    while (performance.now() < end) {
      const text = shapes[next++ % shapes.length]?.fill(length) ?? "";
      const { status } = await client.send("POST", "/api/compare", { text }).catch(() => ({ status: 0 }));
      answers[status] = (answers[status] ?? 0) + 1;
      if (status === 429) await wait(refusedPause);
    }
    client.close();
  };
  await Promise.all(Array.from({ length: inFlight }, attack));
  return answers;
}

const refusedPause = 250;

/** Milliseconds by live thread, to the microsecond. `null` if hidden. */
function processorTimeOf(pid: number): Map<string, number> | null {
  try {
    const threads = readdirSync(`/proc/${pid}/task`).map((thread): [string, number] => {
      const [nanoseconds = "0"] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ");
      return [thread, Number(nanoseconds) / 1e6];
    });
    return new Map(threads);
  } catch {
    return null;
  }
}

function spentBetween(before: Map<string, number> | null, after: Map<string, number> | null): number | null {
  if (!before || !after) return null;
  let spent = 0;
  for (const [thread, time] of after) spent += time - (before.get(thread) ?? 0);
  return Math.max(0, spent);
}
