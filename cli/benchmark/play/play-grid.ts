import { describeSpent } from "@/cli/benchmark/agent-team";
import { UnusableFile } from "@/cli/catalog/open-catalog";
import { writeJsonLine } from "@/cli/json-lines";
import { showProgress } from "@/cli/show-progress";
import { type CallTallies, describeTallies, tally } from "@/lib/agents/desk";
import type { Item } from "@/lib/benchmark/item";
import { matchTable } from "@/lib/benchmark/report/report-tables";
import type { DialogueCost } from "@/lib/benchmark/run/dialogue-record";
import type { PlayedItem } from "@/lib/benchmark/run/play-item";
import { isSameMaking, type RunConfig, type RunStamp, runName, stampOf } from "@/lib/benchmark/run/run-config";
import { runSummary } from "@/lib/benchmark/summary";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import packageFacts from "@/package.json" with { type: "json" };
import type { ModelLimits } from "./play-context";
import { localPool, type PlayPool, processPool, workersFor } from "./play-pool";
import { appendPart, finishedStamp, finishRun, openPart, type RunFiles, runFilesFor } from "./run-files";

export interface Grid {
  catalog: CatalogReader;
  catalogFile: string;
  items: readonly Item[];
  configs: readonly RunConfig[];
  /** Without it, a single run goes to stdout. */
  out: string | undefined;
  workers: string;
  use: ModelLimits;
  verbose: boolean;
}

/** Skips finished runs and resumes unfinished ones. */
export async function playGrid(grid: Grid): Promise<void> {
  const { catalog, catalogFile, items, configs, use } = grid;
  const workers = workersFor(grid.workers, items.length * configs.length);
  const pool =
    workers > 1 ? await processPool(catalogFile, configs, use, workers) : await localPool(catalog, configs, use);
  try {
    for (const [index, config] of configs.entries()) {
      const stamp = stampOf(config, catalog.catalog, items, packageFacts.version);
      await playRun(grid, pool, { index, config, stamp });
    }
  } finally {
    pool.close();
  }
}

type GridRun = { index: number; config: RunConfig; stamp: RunStamp };

async function playRun(grid: Grid, pool: PlayPool, run: GridRun): Promise<void> {
  const files = grid.out === undefined ? null : runFilesFor(grid.out, run.config, grid.configs.length);
  if (files && (await isFinished(files, run.stamp))) return;
  const played = files ? await openPart(files, run.stamp) : [];
  if (played.length > 0)
    console.error(`${runName(run.config)}: goes on after ${played.length} of ${grid.items.length}`);
  const isListed = grid.out === undefined;
  await playRest(grid, pool, run, played.length, async (each) => {
    played.push(each);
    if (files) await appendPart(files, each);
    if (isListed) await writeJsonLine(process.stdout, each.line);
    if (grid.verbose) console.error(spokenIn(each));
  });
  const lines = played.map(({ line }) => line);
  const summary = { ...runSummary(lines), run: run.stamp };
  if (files) await finishRun(files, played, run.stamp);
  await writeJsonLine(process.stdout, files ? { file: files.results, ...summary } : summary);
  console.error(matchTable(lines));
  console.error(`${runName(run.config)}: ${describeCost(played.map(({ cost }) => cost))}`);
}

async function isFinished(files: RunFiles, stamp: RunStamp): Promise<boolean> {
  const found = await finishedStamp(files);
  if (!found) return false;
  if (!isSameMaking(found, stamp)) {
    throw new UnusableFile(`${files.results} was made with other settings, items or cars: choose another name.`);
  }
  console.error(`${files.results} is there already, made the same way; remove it to run it again`);
  return true;
}

async function playRest(
  { items }: Grid,
  pool: PlayPool,
  { index, config }: GridRun,
  done: number,
  take: (played: PlayedItem) => Promise<void>,
): Promise<void> {
  const progress = showProgress(runName(config), items.length, done);
  const costs: DialogueCost[] = [];
  const ahead: ReturnType<PlayPool["play"]>[] = [];
  let next = done;
  const fill = () => {
    // Queues extra items so a long conversation blocks nobody.
    while (next < items.length && ahead.length < pool.size * 4) {
      const play = pool.play(index, items[next++] as Item);
      // A failure surfaces in its turn.
      play.catch(() => undefined);
      ahead.push(play);
    }
  };
  for (fill(); ahead.length > 0; fill()) {
    const outcome = await (ahead.shift() as (typeof ahead)[number]);
    if (outcome.kind === "refused") throw new UnusableFile(`${outcome.reason}.`);
    await take(outcome.played);
    costs.push(outcome.played.cost);
    progress.step(() => describeCost(costs));
  }
  progress.end();
}

function spokenIn({ line, dialogue }: PlayedItem): string {
  const said = dialogue.turns.map((turn) => `\n  user: ${turn.said}\n  assistant: ${turn.reply}`).join("");
  return `${line.id} ${line.miss ?? "match"}${line.setAside ? " (set aside)" : said}`;
}

function describeCost(costs: readonly DialogueCost[]): string {
  const seconds = costs.reduce((sum, { turns }) => sum + turns.reduce((total, each) => total + each, 0), 0) / 1000;
  const turns = `${seconds.toFixed(1)} s of turns`;
  const [calls, inputTokens, outputTokens] = (["calls", "inputTokens", "outputTokens"] as const).map((part) =>
    costs.reduce((sum, cost) => sum + cost[part], 0),
  ) as [number, number, number];
  if (calls === 0) return `${turns}, no language model`;
  const asked = describeTallies(talliesOf(costs));
  const kinds = asked ? ` (${asked})` : "";
  return `${turns}, ${calls} model requests${kinds}, ${describeSpent({ inputTokens, outputTokens })}`;
}

function talliesOf(costs: readonly DialogueCost[]): CallTallies {
  const desk = { tallies: {} as CallTallies };
  for (const { asked = {} } of costs)
    for (const [version, { by, ...usage }] of Object.entries(asked)) tally(desk, version, usage, by);
  return desk.tallies;
}
