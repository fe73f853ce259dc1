import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { defineCommand } from "citty";
import { mean } from "simple-statistics";
import { processUsage, type ServedApp, unlimited, withServedApp } from "@/cli/bench/load/served-app";
import { text, toggle, WrongUse, wholeNumbers } from "@/cli/flags";
import { drawLinePanels } from "@/lib/charts/line-panels";
import { environment } from "@/lib/env";
import { runShoppers } from "./insistent-shopper";
import { runProgram } from "./run-program";

interface MemorySample {
  minute: number;
  /** Megabytes. */
  resident: number;
  /** Megabytes after garbage collection. */
  live?: number;
}

/** Allowed growth from the second quarter to the last. */
const mostGrowth = { resident: 1.15, live: 1.05 };

const program = defineCommand({
  meta: { name: "test:steady", description: "Shoppers who never stop, and the memory of the server they shop at." },
  args: {
    at: text("8", "Conversations at once"),
    minutes: text("30", "Length of the run"),
    pause: text("400", "Milliseconds a shopper thinks between turns"),
    plot: text("out/memory.svg", "Memory over time", "FILE"),
    port: text("3390", "Port of the server that is started on loopback"),
    seed: text("1", "Seed of what the shoppers say"),
    assert: toggle("Exit 1 when memory grows, or a message is sent again, lost or doubled"),
  },
  async run({ args }) {
    if (!environment().DATABASE_URL) throw new WrongUse("Set DATABASE_URL: load is measured on a PostgreSQL server.");
    const { port, ...plan } = wholeNumbers(args, "at", "minutes", "pause", "port", "seed");
    const file = join(mkdtempSync(join(tmpdir(), "leeway-memory-")), "memory.json");
    const probe = { NODE_OPTIONS: "--expose-gc --import ./e2e/soak/memory-probe.mjs", LEEWAY_MEMORY_FILE: file };
    await withServedApp(port, { ...unlimited, ...probe }, async (app) => {
      const report = await runSteady(app, file, plan);
      console.log(report.text);
      await mkdir(dirname(args.plot), { recursive: true });
      await writeFile(args.plot, plotMemory(report.samples));
      if (args.assert && !report.held) process.exitCode = 1;
    });
  },
});

async function runSteady(
  app: ServedApp,
  memoryFile: string,
  { minutes, ...plan }: { at: number; minutes: number; seed: number; pause: number },
) {
  const samples: MemorySample[] = [];
  const began = Date.now();
  const timer = setInterval(() => {
    const minute = (Date.now() - began) / 60_000;
    samples.push({ minute, resident: processUsage(app.pid()).megabytes, ...askMemory(app, memoryFile) });
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

/** Requests a measurement and returns the last one. */
function askMemory(app: ServedApp, file: string): { live?: number } {
  app.signal("SIGUSR2");
  return existsSync(file) ? { live: (JSON.parse(readFileSync(file, "utf8")) as { held: number }).held } : {};
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

function plotMemory(samples: readonly MemorySample[]): string {
  const longest = Math.max(1, ...samples.map(({ minute }) => minute));
  const most = Math.ceil(Math.max(100, ...samples.map(({ resident }) => resident)) / 100);
  const points = samples.flatMap(({ minute, resident, live }) => [
    { name: "resident", x: minute, y: resident },
    ...(live === undefined ? [] : [{ name: "in use, collected", x: minute, y: live }]),
  ]);
  const panel = {
    ...{ title: "", points, ticksX: [0, longest / 2, longest] },
    ticksY: Array.from({ length: most + 1 }, (_, step) => step * 100),
    markX: (minute: number) => `${Math.round(minute)} min`,
    markY: (megabytes: number) => `${megabytes} MB`,
  };
  return drawLinePanels("Memory of a server under steady load", [panel]);
}

await runProgram(program);
