import type { Car, Distribution } from "@/lib/catalog/catalog-reader";
import { levelWeights, type SlotName } from "@/lib/constraints";
import type { Use } from "@/lib/constraints/trade-words";
import type { ConversationState } from "@/lib/dialogue/state/conversation-state";
import { burdenOf } from "./asking-burden";
import { valueOfAsking } from "./asking-value";
import { type SlotChoice, slotChoices } from "./slot-question";
import { chanceOfWish, generalAfter, weightOfWish } from "./wish-prior";

export interface WholeSituation {
  /** Said so far by the shopper. */
  uses: readonly Use[];
  /** Wishes that each general question brought. */
  general: readonly number[];
  /** Questions put so far. */
  asked: number;
  /** Of the slots that may be asked about, over the cars behind the choices. */
  distributions: readonly Distribution[];
  total: number;
  /** The list's head. */
  top: readonly Car[];
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
  const cost = (choices: readonly SlotChoice[]) =>
    growth ** asked * burdenOf({ kind: "slot", text: "What would you like, and how firm is it?", choices }).seconds;
  const open = situation.distributions.flatMap((distribution) => {
    const { slot } = distribution;
    const choices = slotChoices(distribution, total);
    if (choices.length < 2) return [];
    const chance = chanceOfWish(slot, uses) * (left[slot] ?? 1);
    const missed = valueOfAsking({ choices, care: 1 }, top) / levelWeights.prefer;
    return [{ slot, choices, chance, value: chance * missed * weightOfWish(slot) * worth, cost: cost(choices) }];
  });
  const mates = open
    .filter((each) => each.value > inPassing * each.cost)
    .sort((a, b) => b.value - inPassing * b.cost - (a.value - inPassing * a.cost));
  const narrow = open.map(({ slot, choices, ...first }): WeighedQuestion => {
    const also = mates.find((each) => each.slot !== slot);
    return {
      key: slot,
      plan: {
        kind: "slot",
        first: { slot, choices },
        ...(also && { also: { slot: also.slot, choices: also.choices } }),
      },
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
