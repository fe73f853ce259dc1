import { jobsAsked, openPort } from "@/cli/benchmark/agent-team";
import { sentenceReader } from "@/cli/benchmark/dialogue-reader";
import { learnedAsking } from "@/cli/train/learned-asking";
import type { Item } from "@/lib/benchmark/item";
import { type PlayContext, type Played, playItem } from "@/lib/benchmark/run/play-item";
import type { RunConfig } from "@/lib/benchmark/run/run-config";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import { createHearingReader } from "@/lib/reading/hearing-reader";
import { playAgentItem } from "./agent-item";
import { createModelShopper } from "./model-shopper";

/** Where a model's answers are kept, and the most tokens of a process. */
export type ModelLimits = { cache: string; budget: string };

export async function playerFor(
  config: RunConfig,
  catalog: CatalogReader,
  use: ModelLimits,
): Promise<(item: Item) => Promise<Played>> {
  if (!config.agents) {
    const context = await playContext(config, catalog, use);
    return (item) => playItem(context, item);
  }
  const jobs = new Set(jobsAsked(config.agents.replaceAll(/(\w+)/g, "$1=model")));
  const vocabulary = await catalog.vocabulary();
  const run = { config, jobs, catalog, vocabulary, port: openPort(use), now: () => performance.now() };
  return (item) => playAgentItem(run, item);
}

async function playContext(config: RunConfig, catalog: CatalogReader, use: ModelLimits): Promise<PlayContext> {
  const speaker = config.mode === "model" ? openPort(use) : null;
  const reader = sentenceReader(config.reader);
  const vocabulary = await catalog.vocabulary();
  const importanceFor = learnedAsking(config.ask, vocabulary);
  return {
    config,
    catalog,
    vocabulary,
    ...(importanceFor ? { importanceFor } : {}),
    preferences: createHearingReader(reader),
    ...(speaker ? { shopperFor: (character, persona) => createModelShopper(character, persona, speaker) } : {}),
    now: () => performance.now(),
  };
}
