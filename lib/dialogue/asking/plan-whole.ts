import type { Distribution, Product } from "@/lib/catalog/catalog-reader";
import { levelWeights, type SlotName } from "@/lib/constraints";
import type { Use } from "@/lib/constraints/trade-words";
import { exactChoices } from "@/lib/dialogue/deciding/exact-choices";
import type { ConversationState } from "@/lib/dialogue/state/conversation-state";
import type { DialogueSettings } from "@/lib/dialogue/state/settings";
import { burdenOf } from "./asking-burden";
import { type CareOfSlots, careOf, slotsByCare } from "./asking-clarity";
import { exactBits, expectedBits, isTelling, paysToAsk, valueOfAsking } from "./asking-gain";
import { type SlotChoice, slotChoices } from "./slot-question";
import { chanceOfWish, generalAfter, weightOfWish } from "./wish-prior";

export interface WholeSituation {
  /** Said so far by the shopper. */
  uses: readonly Use[];
  /** Wishes that each general question brought. */
  general: readonly number[];
  /** Questions put so far. */
  asked: number;
  /** Of the slots that may be asked about, over the products behind the choices. */
  distributions: readonly Distribution[];
  total: number;
  /** The list's head. */
  top: readonly Product[];
}

type AskedSlot = { slot: SlotName; choices: SlotChoice[] };
export type WholePlan = { kind: "general" } | { kind: "slot"; first: AskedSlot; also?: AskedSlot };

export const generalKey = "general";

/** One of all the questions that may come now. */
export interface WeighedQuestion {
  /** The first slot's name, or `general`. */
  key: string;
  plan: WholePlan;
  /** Wishes that the answer is expected to bring. */
  chance: number;
  /** Seconds that their being met is worth, and those the question takes by now. */
  value: number;
  cost: number;
}

/** Chooses among the questions. `null` asks no more. Plain code by default, in experiments also others. */
export type WholePlanner = (
  questions: readonly WeighedQuestion[],
  state: ConversationState,
) => WeighedQuestion | null | Promise<WeighedQuestion | null>;

/** A met wish's worth in seconds. A judgment, like the next three, checked on the open shoppers of lib/benchmark/hidden. */
const worth = 150;
/** Each question costs this much more than the one before it. */
const growth = 1.25;
/** Seconds to think of an answer when nothing is on offer. */
const thinking = 6;
/** Share of a question's seconds that it takes beside another. */
const inPassing = 0.7;

/**
 * Value of information over everything unknown: which wish there is, its value, its weight. Each question comes with the
 * expected gain in wishes and what a turn costs by then. A second slot is asked beside the first if that pays.
 */
export function wholeQuestions(situation: WholeSituation): WeighedQuestion[] {
  const { uses, general, asked, top, total } = situation;
  const { brings, left } = generalAfter(general);
  const cost = (choices: readonly SlotChoice[]) => growth ** asked * secondsOf(choices);
  const open = situation.distributions.flatMap((distribution) => {
    const { slot } = distribution;
    const choices = slotChoices(distribution, total);
    if (choices.length < 2) return [];
    const chance = chanceOfWish(slot, uses) * (left[slot] ?? 1);
    const missed = valueOfAsking({ choices, care: 1 }, top) / levelWeights.prefer;
    const value = chance * missed * weightOfWish(slot) * worth;
    return [{ asked: { slot, choices }, chance, value, cost: cost(choices) }];
  });
  const mates = open
    .filter((each) => each.value > inPassing * each.cost)
    .sort((a, b) => b.value - inPassing * b.cost - (a.value - inPassing * a.cost));
  const narrow = open.map((first): WeighedQuestion => {
    const { slot } = first.asked;
    const also = mates.find((each) => each.asked.slot !== slot);
    return {
      key: slot,
      plan: { kind: "slot", first: first.asked, ...(also && { also: also.asked }) },
      chance: first.chance + (also?.chance ?? 0),
      value: first.value + (also?.value ?? 0),
      cost: first.cost + inPassing * (also?.cost ?? 0),
    };
  });
  const unknown = open.reduce((sum, { chance }) => sum + chance, 0);
  if (unknown === 0) return narrow;
  const chance = Math.min(brings, unknown);
  const value = (chance * open.reduce((sum, each) => sum + each.value, 0)) / unknown;
  const wide = { key: generalKey, plan: { kind: "general" as const }, chance, value };
  return [...narrow, { ...wide, cost: cost([]) + growth ** asked * thinking }];
}

/** Two slots in one breath count as two. */
export function questionsSoFar({ asked, general = [] }: Pick<ConversationState, "asked" | "general">): number {
  return asked.length + general.length;
}

/** The best question, if one pays. */
export function byGain(questions: readonly WeighedQuestion[]): WeighedQuestion | null {
  const paying = questions.filter(({ value, cost }) => value > cost);
  const [best] = paying.sort((a, b) => b.value - b.cost - (a.value - a.cost) || (a.key < b.key ? -1 : 1));
  return best ?? null;
}

/** People take in this many at a glance. */
export const productsInView = 12;

export interface QuestionPlan {
  slot: SlotName;
  choices: SlotChoice[];
  /** Expected bits times the chance of caring. */
  gain: number;
  burden: number;
}

export interface AskingSituation {
  settings: Pick<DialogueSettings, "asking" | "questionBudget" | "shop">;
  stopAsking: boolean;
  /** Any question that can change the list's head is worth asking. */
  asksMore?: boolean;
  asked: readonly SlotName[];
  total: number;
  distributions: readonly Distribution[];
  /** The list's head. Undefined if changes to it don't matter. */
  top?: readonly Product[];
  /** 0 to 1, for the random policy. */
  lot?: () => number;
  /** Defaults to the domain's judgment. */
  care?: CareOfSlots;
  oneProduct?: boolean;
}

/**
 * The slot question with the most expected gain per second. Adaptive asking ends when all products are in view or no answer
 * is worth its effort. `null` if asking is off, used up or over.
 */
export function planQuestion(situation: AskingSituation): QuestionPlan | null {
  const { settings, stopAsking, asked, total } = situation;
  if (stopAsking || settings.asking === "never" || asked.length >= settings.questionBudget) return null;
  const plans = situation.distributions
    .map((distribution) => planFor(distribution, situation))
    .filter((plan) => plan.choices.length > 1)
    .sort((a, b) => worthOf(b, situation) - worthOf(a, situation) || (a.slot < b.slot ? -1 : 1));
  switch (settings.asking) {
    case "always":
      return plans[0] ?? null;
    case "fixed-order":
      return plans.toSorted((a, b) => slotsByCare.indexOf(a.slot) - slotsByCare.indexOf(b.slot))[0] ?? null;
    case "random-slot":
      return (
        plans.toSorted((a, b) => (a.slot < b.slot ? -1 : 1))[Math.floor((situation.lot?.() ?? 0) * plans.length)] ??
        null
      );
    default:
      // Keep asking until one product is left.
      if (situation.oneProduct) return plans[0] ?? null;
      if (situation.asksMore)
        return plans.find((plan) => valueOfAsking({ ...plan, care: 1 }, situation.top ?? []) > 0) ?? null;
      return total <= productsInView ? null : (plans.find((plan) => pays(plan, situation)) ?? null);
  }
}

function planFor(distribution: Distribution, situation: AskingSituation): QuestionPlan {
  const { total, care = careOf, oneProduct = false, settings } = situation;
  const choices = oneProduct ? exactChoices(distribution, total) : slotChoices(distribution, total);
  const { slot } = distribution;
  // The other policies are its rivals in studies.
  const isExact = oneProduct && settings.asking === "adaptive";
  return {
    slot,
    choices,
    gain: isExact ? exactBits(distribution, choices, total) : care(slot) * expectedBits(distribution, choices, total),
    burden: isExact ? 1 : secondsOf(choices),
  };
}

/** All wordings take about as long to read. */
function secondsOf(choices: readonly SlotChoice[]): number {
  return burdenOf({ kind: "slot", text: "What would you like, and how firm is it?", choices }).seconds;
}

/** A shop asks first about what people bring up: budget before make. */
function worthOf({ gain, burden, slot }: QuestionPlan, { settings, care = careOf }: AskingSituation): number {
  return (gain / burden) * (settings.shop ? care(slot) : 1);
}

function pays(plan: QuestionPlan, { top, settings, care = careOf }: AskingSituation): boolean {
  if (plan.gain <= 0) return false;
  const asked = { choices: plan.choices, care: care(plan.slot), burden: plan.burden };
  return !top || (paysToAsk(asked, top) && (!settings.shop || isTelling(asked, top)));
}
