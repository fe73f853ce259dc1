import { z } from "zod";
import { type Item, itemQuestion } from "@/lib/benchmark/item";
import { measure } from "@/lib/benchmark/measure";
import { lineOf, type RunLine } from "@/lib/benchmark/run-line";
import type { ShopperCharacter } from "@/lib/benchmark/shopper/persona-knowledge";
import { hiddenOrder, profiles, recallPersona, shopperModes } from "@/lib/benchmark/shopper/persona-knowledge";
import { createShopper, type Shopper } from "@/lib/benchmark/shopper/shopper";
import { askingModes, simulateDialogue } from "@/lib/benchmark/simulate-dialogue";
import { canonicalJson } from "@/lib/canonical-json";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import { openSlice } from "@/lib/catalog/catalog-slice";
import type { TurnInput } from "@/lib/dialogue/run-turn";
import { askingStatistics, type DialogueSettings, shopSettings } from "@/lib/dialogue/state/settings";
import { digestOf } from "@/lib/digest";
import { seededRandom } from "@/lib/random";
import { methodNamed } from "@/lib/relaxation/methods/method-lists";
import { rankings } from "@/lib/trade-offs/ranking";
import { relaxationMethodSchema } from "@/lib/trade-offs/relaxation";
import { type DialogueCost, type DialogueRecord, recordHead } from "./dialogue-record";
import { likenessOf } from "./likeness";

export interface PlayContext extends Pick<TurnInput, "preferences" | "vocabulary"> {
  config: RunConfig;
  catalog: CatalogReader;
  /** By default the shopper words itself. */
  shopperFor?: ((character: ShopperCharacter, persona: string) => Shopper) | undefined;
  /** Makes the planner of one conversation's questions. */
  plannerFor?: (() => TurnInput["planner"]) | undefined;
  now: () => number;
}

export type PlayedItem = { line: RunLine; dialogue: DialogueRecord; cost: DialogueCost };

export type Played = { kind: "played"; played: PlayedItem } | { kind: "refused"; reason: string };

/** The result line depends only on item and configuration. */
export async function playItem(context: PlayContext, item: Item): Promise<Played> {
  const { config, shopperFor = createShopper } = context;
  const read = castItem(config, item);
  if (read.kind === "refused") return read;
  const { question, persona, character } = read;
  const { random, mode, profile } = character;
  const slots = question.constraints.map(({ slot }) => slot);
  const simulated = await simulateDialogue({
    ...context,
    catalog: openSlice(context.catalog, question.frame),
    slots,
    settings: settingsOf(config),
    ask: config.ask,
    planner: context.plannerFor?.(),
    shopper: shopperFor(character, persona),
    random,
  });
  const measured = measure(item, question, slots, simulated.outcome);
  const { outcome, burden, slotsAsked: asked, questions, turns } = simulated;
  const about = { setting: item.setting ?? "", model: `${mode} ${profile}`, style: config.ask, method: config.method };
  return {
    kind: "played",
    played: {
      line: { ...lineOf(about, outcome, measured), burden, asked, likeness: likenessOf(questions) },
      dialogue: { ...recordHead(item, question), turns },
      cost: { id: item.id, ...simulated.cost },
    },
  };
}

/** Who plays an item, and about what. */
export function castItem({ seed, mode, profile }: RunConfig, item: Item) {
  const read = itemQuestion(item);
  if (read.kind === "refused") return read;
  const { persona } = item;
  if (!persona) return { kind: "refused" as const, reason: `item ${item.id} has no persona to play` };
  const knowledge = recallPersona(persona, hiddenOrder(read.question), item);
  const character: ShopperCharacter = { knowledge, mode, profile, random: seededRandom(seed, item.id) };
  return { ...read, persona, character };
}

function settingsOf({ method, weighting, reader, budget, statistics, ranking }: RunConfig): DialogueSettings {
  return {
    ...shopSettings,
    shop: false,
    // Two shrugs end the shop's asking, not an experiment's.
    recommends: false,
    method,
    weighting: weighting === "own" ? (methodNamed(method).weighting ?? shopSettings.weighting) : weighting,
    reader,
    questionBudget: budget,
    statistics,
    ranking,
    // In batches a must is a heavy weight, not a lock.
    mustMeans: "weight",
  };
}

export const runWeightings = ["own", "local", "global", "pairwise"] as const;

/** Everything that decides a simulated conversation, besides catalog and items. */
export const runConfigSchema = z.object({
  method: relaxationMethodSchema,
  weighting: z.enum(runWeightings),
  reader: z.enum(["embedded", "model"]),
  ask: z.enum(askingModes),
  mode: z.enum(shopperModes),
  profile: z.enum(profiles),
  statistics: z.enum(askingStatistics),
  /** By weight by default. */
  ranking: z.enum(rankings).optional(),
  budget: z.number().int().min(0),
  seed: z.number().int(),
  model: z.string().optional(),
  /** Jobs of the papers' dialogue that a model does. Without it the shop's own dialogue runs. */
  agents: z.string().optional(),
});
export type RunConfig = z.infer<typeof runConfigSchema>;

export const runStampSchema = z.object({
  config: runConfigSchema,
  /** SHA-256 of the configuration with sorted keys. */
  configHash: z.string(),
  catalog: z.object({ name: z.string(), checksum: z.string(), size: z.number() }),
  /** SHA-256 of the items in order. */
  items: z.object({ checksum: z.string(), count: z.number() }),
  seed: z.number(),
  versions: z.object({ leeway: z.string(), format: z.number() }),
});
export type RunStamp = z.infer<typeof runStampSchema>;

/** Increase when result lines change meaning. */
export const resultsFormat = 2;

export function stampOf(config: RunConfig, catalog: RunStamp["catalog"], items: readonly unknown[], leeway: string) {
  const { name, checksum, size } = catalog;
  return {
    config,
    configHash: digestOf(config),
    catalog: { name, checksum, size },
    items: { checksum: digestOf(items), count: items.length },
    seed: config.seed,
    versions: { leeway, format: resultsFormat },
  };
}

/** Ignores the catalog's name. */
export function isSameMaking(one: RunStamp, other: RunStamp): boolean {
  const bare = ({ catalog: { name: _name, ...catalog }, ...stamp }: RunStamp) => canonicalJson({ ...stamp, catalog });
  return bare(one) === bare(other);
}

/** Names every choice so no two runs share a file. */
export function runName(config: RunConfig): string {
  const { method, weighting, reader, ask, mode, profile, statistics, ranking, budget, seed } = config;
  return [
    ...[method, weighting, reader, ask, mode, profile],
    ...(statistics === "remaining" ? [] : [statistics]),
    ...(ranking ? [ranking] : []),
    ...(config.agents ? [`agents-${config.agents.replaceAll("=model", "").replaceAll(/[,=]/g, "-")}`] : []),
    `b${budget}`,
    `s${seed}`,
  ].join("_");
}
