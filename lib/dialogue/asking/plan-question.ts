import type { Car, Distribution } from "@/lib/catalog/catalog-reader";
import type { SlotName } from "@/lib/constraints";
import { exactChoices } from "@/lib/dialogue/deciding/exact-choices";
import type { DialogueSettings } from "@/lib/dialogue/state/settings";
import { burdenOf } from "./asking-burden";
import { type CareOfSlots, careOf, slotsByCare } from "./asking-care";
import { exactBits, expectedBits } from "./asking-gain";
import { isTelling, paysToAsk, valueOfAsking } from "./asking-value";
import { type SlotChoice, slotChoices } from "./slot-question";

/** People take in this many at a glance. */
export const carsInView = 12;

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
  top?: readonly Car[];
  /** 0 to 1, for the random policy. */
  lot?: () => number;
  /** Defaults to the domain's judgment. */
  care?: CareOfSlots;
  oneCar?: boolean;
}

/**
 * The slot question with the most expected gain per second. Adaptive asking ends when all cars are in view or no answer
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
      return drawn(plans, situation.lot);
    default:
      // Keep asking until one car is left.
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
  // All wordings take about as long to read.
  const text = "What would you like, and how firm is it?";
  // The other policies are its rivals in studies.
  const isExact = oneCar && settings.asking === "adaptive";
  return {
    slot,
    choices,
    gain: isExact ? exactBits(distribution, choices, total) : care(slot) * expectedBits(distribution, choices, total),
    burden: isExact ? 1 : burdenOf({ kind: "slot", text, choices }).seconds,
  };
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

function drawn(plans: readonly QuestionPlan[], lot: (() => number) | undefined): QuestionPlan | null {
  const sorted = [...plans].sort((a, b) => (a.slot < b.slot ? -1 : 1));
  return sorted[Math.floor((lot?.() ?? 0) * sorted.length)] ?? null;
}
