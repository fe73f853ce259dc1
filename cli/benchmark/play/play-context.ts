import { jobsAsked, openPort, usable } from "@/cli/benchmark/agent-team";
import { sentenceReader } from "@/cli/benchmark/dialogue-reader";
import { learnedAsking } from "@/cli/train/learned-asking";
import { type Desk, startDesk, usageIn } from "@/lib/agents/desk";
import { nextAskOrAct } from "@/lib/agents/tuned";
import type { ImportanceAsker } from "@/lib/benchmark/importance-asking";
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
    const asker = config.ask === "model" ? startDesk(openPort(use)) : null;
    const context = await playContext(config, catalog, use, asker);
    return async (item) => withAsker(asker, await usable(() => playItem(context, item)));
  }
  const jobs = jobsAsked(config.agents);
  const vocabulary = await catalog.vocabulary();
  const run = { config, jobs, catalog, vocabulary, port: openPort(use), now: () => performance.now() };
  return (item) => playAgentItem(run, item);
}

/** Adds what the asking model took for this item. */
function withAsker(asker: Desk | null, outcome: Played): Played {
  if (!asker || outcome.kind !== "played") return outcome;
  const { cost } = outcome.played;
  const spent = usageIn(asker);
  for (const part of ["calls", "inputTokens", "outputTokens"] as const) cost[part] += spent[part];
  cost.asked = asker.tallies;
  asker.tallies = {};
  return outcome;
}

async function playContext(
  config: RunConfig,
  catalog: CatalogReader,
  use: ModelLimits,
  asker: Desk | null,
): Promise<PlayContext> {
  const speaker = config.mode === "model" ? openPort(use) : null;
  const reader = sentenceReader(config.reader);
  const vocabulary = await catalog.vocabulary();
  const importanceFor = asker ? () => modelAsker(asker) : learnedAsking(config.ask, vocabulary);
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

function modelAsker(desk: Desk): ImportanceAsker {
  return ({ transcript, wishes, asked }) => nextAskOrAct(desk, transcript, wishes, asked);
}
