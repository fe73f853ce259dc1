import type { CatalogSlice } from "@/lib/catalog/catalog-slice";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import type { Predicate, SlotName } from "@/lib/constraints";
import type { Situation } from "@/lib/dialogue/deciding/situation";
import type { PendingChoice, PendingQuestion } from "@/lib/dialogue/state/conversation-state";
import type { SearchAt } from "@/lib/dialogue/state/search-at";
import type { QuestionPart } from "@/lib/dialogue/wording/parts";
import type { Phrasebook } from "@/lib/dialogue/wording/phrase";
import type { Doubt } from "@/lib/reading/reading";
import type { WholePlanner } from "./plan-whole";

const readForSample = 20_000;
const sampleSize = 200;

/** Uses full matches, else the least violating products. The others are ProductAgent's ablations. */
export async function slotStatistics(
  slots: readonly SlotName[],
  { catalog, settings, situation: { shown, total }, state }: Omit<QuestionSituation, "doubts">,
  lot: () => number,
) {
  if (settings.statistics === "random-statistics") return sampled(catalog, slots, lot);
  const over = (where: readonly Predicate[]) => catalog.distributions(slots.map((slot) => ({ where, slot })));
  if (settings.statistics !== "slice") return { distributions: await over(shown), total };
  const slice = state.wishes.constraints.filter((each) => each.locked);
  return { distributions: await over(slice), total: await catalog.count(slice) };
}

async function sampled(catalog: CatalogSlice, slots: readonly SlotName[], lot: () => number) {
  const products = await catalog.products([], readForSample);
  const drawn = products.map((product) => ({ product, at: lot() })).sort((a, b) => a.at - b.at);
  const reader = createColumnReader(drawn.slice(0, sampleSize).map(({ product }) => product));
  const distributions = await reader.distributions(slots.map((slot) => ({ where: [], slot })));
  return { distributions, total: Math.min(sampleSize, products.length) };
}

export interface NextQuestion {
  pending: PendingQuestion;
  part: QuestionPart;
}

export type CountedChoice = PendingChoice & { count: number; atLeast?: boolean; detail?: string };

export function questionOf(
  base: Omit<PendingQuestion, "choices"> & { choices: CountedChoice[] },
  shown: Pick<QuestionPart, "multiple" | "drawing" | "range"> = { multiple: false },
): NextQuestion {
  const { choices, ...rest } = base;
  const { ifSkipped: _skipped, tied: _tied, waited: _waited, offered: _offered, rule: _rule, ...told } = rest;
  const meant = choices.map(({ count: _count, atLeast: _atLeast, detail: _detail, ...choice }) => choice);
  const offered = choices.map(({ id, label, count, atLeast, detail }) => ({ id, label, count, atLeast, detail }));
  return { pending: { ...rest, choices: meant }, part: { ...told, ...shown, choices: offered } };
}

export interface QuestionSituation extends SearchAt {
  situation: Situation;
  doubts: readonly Doubt[];
  book: Phrasebook;
  planner?: WholePlanner | undefined;
  /** All the shopper's words so far. */
  said?: string;
  /** Slots that they named, read or not. */
  named?: readonly SlotName[];
  reopen: PendingQuestion | null;
  isUnread: boolean;
  asksMore: boolean;
}
