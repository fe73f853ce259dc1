import { mean } from "simple-statistics";
import { runShoppers } from "./insistent-shopper";
import { processUsage, type ServedApp } from "./served-app";

export interface MemorySample {
  minute: number;
  /** Megabytes. */
  resident: number;
  /** Megabytes after garbage collection, once a minute. */
  live?: number;
}

/** Allowed growth from the second quarter to the last. */
const mostGrowth = { resident: 1.15, live: 1.05 };

/** Tracks the memory of a server whose shoppers never stop. */
export async function runSteady(
  app: ServedApp,
  { minutes, ...plan }: { at: number; minutes: number; seed: number; pause: number },
) {
  const samples: MemorySample[] = [];
  const began = Date.now();
  const timer = setInterval(() => {
    const minute = (Date.now() - began) / 60_000;
    const live = app.askMemory();
    samples.push({ minute, resident: processUsage(app.pid()).megabytes, ...(live === null ? {} : { live }) });
  }, 15_000);
  const tally = await runShoppers([app], { ...plan, seconds: minutes * 60 });
  clearInterval(timer);
  const growth = { resident: growthOf(samples, "resident"), live: growthOf(samples, "live") };
  const isFlat = growth.resident.times <= mostGrowth.resident && growth.live.times <= mostGrowth.live;
  const text = [
    `${minutes} minutes, ${plan.at} at once: ${tally.conversations} conversations, ${tally.acknowledged} turns, ${tally.repeated} sent again, ${tally.faults.length} faults.`,
    `Memory of the server in the second quarter and in the last: ${growth.resident.text} resident, ${growth.live.text} in use after garbage was collected.`,
    ...new Set(tally.faults.slice(0, 5)),
  ].join("\n");
  return { text, samples, held: tally.repeated === 0 && tally.faults.length === 0 && isFlat };
}

function growthOf(samples: readonly MemorySample[], which: "resident" | "live"): { times: number; text: string } {
  const values = samples.flatMap((sample) => sample[which] ?? []);
  const part = (from: number, to: number) =>
    mean(values.slice(Math.floor(values.length * from), Math.ceil(values.length * to)));
  const [early, late] = [part(0.25, 0.5), part(0.75, 1)];
  return {
    times: late / early,
    text: `${early.toFixed(0)} and ${late.toFixed(0)} MB (${(late / early).toFixed(3)} times)`,
  };
}
