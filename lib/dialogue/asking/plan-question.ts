import type { Car } from "@/lib/catalog/car";
import type { Distribution } from "@/lib/catalog/catalog-reader";
import type { SlotName } from "@/lib/constraints/slot-name";
import { exactChoices } from "@/lib/dialogue/deciding/exact-choices";
import type { DialogueSettings } from "@/lib/dialogue/state/settings";
import { burdenOf } from "./asking-burden";
import { type CareOfSlots, careOf, slotsByCare } from "./asking-care";
import { exactBits, expectedBits } from "./asking-gain";
import { paysToAsk, valueOfAsking } from "./asking-value";
import { type SlotChoice, slotChoices } from "./slot-question";

/** Cars a person can look through at a glance: as long as a list. */
export const carsInView = 12;

export interface QuestionPlan {
  slot: SlotName;
  choices: SlotChoice[];
  /** Expected reduction of what is still open, in bits, times the chance that the shopper cares. */
  gain: number;
  /** Estimated seconds the question takes. */
  burden: number;
}

export interface AskingSituation {
  settings: Pick<DialogueSettings, "asking" | "questionBudget" | "shop">;
  stopAsking: boolean;
  /** A question is wanted: any that can change the head of the list is worth its burden. */
  asksMore?: boolean;
  asked: readonly SlotName[];
  /** Cars still possible. */
  total: number;
  /** How the askable slots are spread over them. */
  distributions: readonly Distribution[];
  /** The cars at the head of the list; left out where it does not matter what a question changes. */
  top?: readonly Car[];
  /** A number from 0 to 1 for the random policy. */
  lot?: () => number;
  /** How likely each slot is cared about; a general judgement when left out. */
  care?: CareOfSlots;
  /** The shopper has one car in mind and can answer about all of it. */
  oneCar?: boolean;
}

/**
 * The slot question worth most: what it is expected to settle for each second it takes. Adaptive asking ends by itself
 * when all cars are in view, or when no answer is expected to change the cars at the head of the list by more than the
 * question takes. `null` when asking is off, used up or over.
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
      return firstOf(slotsByCare, plans);
    case "random-slot":
      return drawn(plans, situation.lot);
    default:
      // Who is after one car is asked until it is found.
      if (situation.oneCar) return plans[0] ?? null;
      if (situation.asksMore)
        return plans.find((plan) => valueOfAsking({ ...plan, care: 1 }, situation.top ?? []) > 0) ?? null;
      return total <= carsInView ? null : (plans.find((plan) => pays(plan, situation)) ?? null);
  }
}

function planFor(distribution: Distribution, situation: AskingSituation): QuestionPlan {
  const { total, care = careOf, oneCar = false, settings } = situation;
  const choices = oneCar ? exactChoices(distribution, total) : slotChoices(distribution, total);
  const { slot } = distribution;
  // How a question is worded says nothing of its worth: all take about as long to read.
  const text = "What would you like, and how firm is it?";
  // What a shopper is after changes what adaptive asking asks; the other policies are rivals that do not look.
  const isExact = oneCar && settings.asking === "adaptive";
  return {
    slot,
    choices,
    gain: isExact ? exactBits(distribution, choices, total) : care(slot) * expectedBits(distribution, choices, total),
    burden: isExact ? 1 : burdenOf({ kind: "slot", text, choices }).seconds,
  };
}

/** A shop asks first about the things people bring up themselves: the budget before the make. */
function worthOf({ gain, burden, slot }: QuestionPlan, { settings, care = careOf }: AskingSituation): number {
  return (gain / burden) * (settings.shop ? care(slot) : 1);
}

/** Expected to bring more than it takes, and able to change what the shopper sees first. */
function pays(plan: QuestionPlan, { top, care = careOf }: AskingSituation): boolean {
  if (plan.gain <= 0) return false;
  return !top || paysToAsk({ choices: plan.choices, care: care(plan.slot), burden: plan.burden }, top);
}

function firstOf(order: readonly SlotName[], plans: readonly QuestionPlan[]): QuestionPlan | null {
  for (const slot of order) {
    const plan = plans.find((each) => each.slot === slot);
    if (plan) return plan;
  }
  return null;
}

function drawn(plans: readonly QuestionPlan[], lot: (() => number) | undefined): QuestionPlan | null {
  const sorted = [...plans].sort((a, b) => (a.slot < b.slot ? -1 : 1));
  return sorted[Math.floor((lot?.() ?? 0) * sorted.length)] ?? null;
}
