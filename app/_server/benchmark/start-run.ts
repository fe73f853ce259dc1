import { Refusal } from "@/app/_server/refusal";
import { catalogReader, database, defaultCatalogReader } from "@/app/_server/services";
import type { RunRequest } from "@/components/research/benchmark/run-request";
import type { RunJob } from "@/components/research/benchmark/start-run";
import { sharedDatabase } from "@/db/connection/client";
import type { Database } from "@/db/connection/database";
import { loadColumns } from "@/db/reader/current-readers";
import { generateItems } from "@/lib/benchmark/generate/generate-items";
import { generatorSettings } from "@/lib/benchmark/generate/generator-setting";
import { type PlayedItem, playItem, type RunConfig, runName, stampOf } from "@/lib/benchmark/run/play-item";
import { runTexts } from "@/lib/benchmark/run/run-texts";
import { readColumns } from "@/lib/catalog/columns/column-reader";
import { AppError } from "@/lib/errors";
import { openedOnce } from "@/lib/process-wide";
import { createEmbeddedReader } from "@/lib/reading/hearing-reader";
import { judgedMethods } from "@/lib/relaxation/methods/method-lists";
import { lab } from "@/messages/lab";
import packageFacts from "@/package.json" with { type: "json" };
import { createJobs, createSharedJobs, type JobRunner } from "./jobs";
import { keepRun } from "./run-store";

const mostProducts = 100_000;

export async function startRun(db: Database, request: RunRequest): Promise<RunJob> {
  const { catalog } = await defaultCatalogReader(db);
  if (catalog.size > mostProducts) throw new Refusal(422, "large-catalog", lab.benchmark.large);
  const config = configOf(request);
  const total = request.settings.length * request.count;
  const name = `${request.settings.join("-")}_n${request.count}_${runName(config)}`;
  const job = await (await runner()).start({ label: name, total, order: { request, name, catalogId: catalog.id } });
  if (!job) throw new Refusal(409, "busy", "Another run goes on: wait until it is done.");
  return job;
}

export async function listRunJobs(): Promise<readonly RunJob[]> {
  return (await runner()).list();
}

type RunOrder = { request: RunRequest; name: string; catalogId: string };

export const runner = openedOnce("leewayRuns", async (): Promise<JobRunner<RunOrder>> => {
  const opened = await sharedDatabase();
  return opened.kind === "server" ? createSharedJobs(opened, perform) : createJobs(perform);
});

/** Runs are deterministic, so a restart is safe. */
async function perform({ request, name, catalogId }: RunOrder, step: () => Promise<void>): Promise<void> {
  const db = await database();
  const { catalog } = await catalogReader(catalogId);
  const reader = readColumns(await loadColumns(db, catalog), catalog);
  const products = await reader.products([], catalog.size);
  const { settings, count, choices } = request;
  const items = settings.flatMap((each) => {
    const setting = generatorSettings.get(each);
    return setting ? [...generateItems({ products, setting, count, seed: choices.seed })] : [];
  });
  if (items.length === 0) throw new AppError("no-items", lab.benchmark.noItems);
  const config = configOf(request);
  const vocabulary = await reader.vocabulary();
  const preferences = createEmbeddedReader();
  const context = { config, catalog: reader, vocabulary, preferences, now: () => performance.now() };
  const played: PlayedItem[] = [];
  for (const item of items) {
    const outcome = await playItem(context, item);
    if (outcome.kind === "refused") throw new AppError("no-play", `${outcome.reason}.`);
    played.push(outcome.played);
    await step();
  }
  await keepRun(name, runTexts(played, stampOf(config, catalog, items, packageFacts.version)));
}

function configOf(request: RunRequest): RunConfig {
  const method = judgedMethods.find(({ name }) => name === request.choices.method)?.name;
  if (!method) throw new Refusal(400, "invalid", `There is no method "${request.choices.method}" to run.`);
  return { ...request.choices, method, statistics: "remaining", budget: 8, reader: "embedded" };
}
