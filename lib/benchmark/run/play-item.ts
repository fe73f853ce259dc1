import { type Item, itemQuestion } from "@/lib/benchmark/item";
import { measure } from "@/lib/benchmark/measure";
import { lineOf, type RunLine } from "@/lib/benchmark/run-line";
import { hiddenOrder } from "@/lib/benchmark/shopper/hidden-order";
import { recallPersona } from "@/lib/benchmark/shopper/persona-knowledge";
import type { ShopperCharacter } from "@/lib/benchmark/shopper/profile";
import { createShopper, type Shopper } from "@/lib/benchmark/shopper/shopper";
import { simulateDialogue } from "@/lib/benchmark/simulate-dialogue";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import { openSlice } from "@/lib/catalog/catalog-slice";
import type { TurnInput } from "@/lib/dialogue/run-turn";
import { type DialogueSettings, shopSettings } from "@/lib/dialogue/state/settings";
import { seededRandom } from "@/lib/random";
import { methodNamed } from "@/lib/relaxation/methods/method-lists";
import type { DialogueCost, DialogueRecord } from "./dialogue-record";
import { likenessOf } from "./likeness";
import { recordHead } from "./record-transcript";
import type { RunConfig } from "./run-config";

export interface PlayContext {
  config: RunConfig;
  catalog: CatalogReader;
  vocabulary: TurnInput["vocabulary"];
  preferences: TurnInput["preferences"];
  /** By default the shopper words itself. */
  shopperFor?: ((character: ShopperCharacter, persona: string) => Shopper) | undefined;
  /** Makes whoever chooses the questions of one conversation. */
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
