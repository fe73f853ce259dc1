import { createReadStream, existsSync } from "node:fs";
import { appendFile, mkdir, readFile, rename, rm, truncate, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { z } from "zod";
import { describeSpent } from "@/cli/benchmark/agent-team";
import { UnusableFile } from "@/cli/catalog/open-catalog";
import { readJsonLines, writeJsonLine } from "@/cli/json-lines";
import { showProgress } from "@/cli/show-progress";
import { type CallTallies, describeTallies, tally } from "@/lib/agents/desk";
import type { Item } from "@/lib/benchmark/item";
import { matchTable } from "@/lib/benchmark/report/report-tables";
import { companionFiles, stampedSchema } from "@/lib/benchmark/report/run-file";
import { type DialogueCost, dialogueCostSchema, dialogueRecordSchema } from "@/lib/benchmark/run/dialogue-record";
import type { PlayedItem, RunConfig, RunStamp } from "@/lib/benchmark/run/play-item";
import { isSameMaking, runName, stampOf } from "@/lib/benchmark/run/play-item";
import { runTexts } from "@/lib/benchmark/run/run-texts";
import { runLineSchema, runSummary } from "@/lib/benchmark/run-line";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import { jsonLines } from "@/lib/json-lines";
import packageFacts from "@/package.json" with { type: "json" };
import { type ModelLimits, playersFor } from "./play-context";
import { type PlayPool, processPool, workersFor } from "./play-pool";

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
    workers > 1
      ? await processPool(catalogFile, configs, use, workers)
      : { size: 1, play: await playersFor(configs, catalog, use), close: () => undefined };
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
    if (files) await appendFile(files.part, jsonLines([each]));
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

/** Throws for a file with anything else than this run's results. */
async function isFinished({ results }: RunFiles, stamp: RunStamp): Promise<boolean> {
  if (!existsSync(results)) return false;
  let last: unknown;
  for await (const line of readJsonLines(createReadStream(results))) if (line.kind === "value") last = line.value;
  const found = stampedSchema.safeParse(last).data?.run;
  if (!found)
    throw new UnusableFile(`${results} is there already and is no results file of a run: choose another name.`);
  if (!isSameMaking(found, stamp))
    throw new UnusableFile(`${results} was made with other settings, items or cars: choose another name.`);
  console.error(`${results} is there already, made the same way; remove it to run it again`);
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
  const total = (part: "calls" | "inputTokens" | "outputTokens") => costs.reduce((sum, cost) => sum + cost[part], 0);
  const calls = total("calls");
  if (calls === 0) return `${turns}, no language model`;
  const desk = { tallies: {} as CallTallies };
  for (const { asked = {} } of costs)
    for (const [version, { by, ...usage }] of Object.entries(asked)) tally(desk, version, usage, by);
  const asked = describeTallies(desk.tallies);
  const kinds = asked ? ` (${asked})` : "";
  return `${turns}, ${calls} model requests${kinds}, ${describeSpent({ inputTokens: total("inputTokens"), outputTokens: total("outputTokens") })}`;
}

type RunFiles = ReturnType<typeof runFilesFor>;

/** Uses `out` as the results file, else as the folder. */
function runFilesFor(out: string, config: RunConfig, runs: number) {
  const results = out.endsWith(".jsonl") && runs === 1 ? out : join(out, `${runName(config)}.jsonl`);
  return { results, ...companionFiles(results), part: `${results}.part` };
}

const partSchema = z.object({ line: runLineSchema, dialogue: dialogueRecordSchema, cost: dialogueCostSchema });

async function openPart({ part }: RunFiles, stamp: RunStamp): Promise<PlayedItem[]> {
  await mkdir(dirname(part), { recursive: true });
  const content = existsSync(part) ? await readFile(part) : Buffer.alloc(0);
  // The last line may be cut off.
  const bytes = content.lastIndexOf("\n") + 1;
  const [head, ...rest] = content.subarray(0, bytes).toString("utf8").split("\n").filter(Boolean);
  if (head === undefined) {
    await writeFile(part, jsonLines([{ run: stamp }]));
    return [];
  }
  const begun = stampedSchema.safeParse(JSON.parse(head)).data;
  if (!begun || !isSameMaking(begun.run, stamp)) {
    throw new UnusableFile(
      `${part} was begun with other settings, items or cars: finish it with those, or remove it to start again.`,
    );
  }
  await truncate(part, bytes);
  // Keeps lines as written, because a resumed run must equal an uninterrupted one.
  return rest.map((text) => {
    const value: unknown = JSON.parse(text);
    partSchema.parse(value);
    return value as PlayedItem;
  });
}

/** Writes results last, so they are whole. */
async function finishRun(files: RunFiles, played: readonly PlayedItem[], stamp: RunStamp): Promise<void> {
  const { results, dialogues, costs } = runTexts(played, stamp);
  await writeFile(files.dialogues, dialogues);
  await writeFile(files.costs, costs);
  const whole = `${files.results}.whole`;
  await writeFile(whole, results);
  await rename(whole, files.results);
  await rm(files.part);
}
