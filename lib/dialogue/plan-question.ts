import type { Distribution } from "@/lib/catalog/catalog-reader";
import type { SlotName } from "@/lib/constraints/slot-name";
import type { DialogueSettings } from "./settings";
import { type SlotChoice, slotChoices } from "./slot-question";

/**
 * How likely a shopper is to care about a slot, for choosing what to ask first. Judgement, to be replaced by what
 * conversations teach.
 */
const care: Readonly<Record<SlotName, number>> = {
  msrp: 0.95,
  style: 0.9,
  year: 0.6,
  fuelType: 0.55,
  highwayMpg: 0.45,
  drivenWheels: 0.45,
  size: 0.4,
  make: 0.35,
  transmission: 0.25,
  horsepower: 0.2,
  cityMpg: 0.12,
  marketCategory: 0.1,
  cylinders: 0.05,
  doors: 0.05,
  model: 0,
};

/** Few enough cars to just look at them. */
const fewCars = 12;

/** Below this expected gain a question costs more than it brings. */
const leastGain = 0.12;

export interface QuestionPlan {
  slot: SlotName;
  choices: SlotChoice[];
  /** Chance that the shopper cares times the share of the cars an answer is expected to rule out. */
  gain: number;
}

export interface AskingSituation {
  settings: Pick<DialogueSettings, "asking" | "questionBudget">;
  stopAsking: boolean;
  asked: readonly SlotName[];
  /** Slots with a wish, and those the shopper does not mind. */
  settled: ReadonlySet<SlotName>;
  /** Cars that pass every wish. */
  total: number;
  distributions: readonly Distribution[];
}

/** Slots worth a question, given what is settled: no gearbox of electric cars, no mileage twice, no model by menu. */
export function askableSlots(asked: readonly SlotName[], settled: ReadonlySet<SlotName>): SlotName[] {
  return (Object.keys(care) as SlotName[]).filter((slot) => {
    if (care[slot] === 0 || asked.includes(slot) || settled.has(slot)) return false;
    if (slot === "make" && settled.has("model")) return false;
    if (slot === "cityMpg" && settled.has("highwayMpg")) return false;
    if (slot === "highwayMpg" && settled.has("cityMpg")) return false;
    if (slot === "fuelType" && settled.has("marketCategory")) return false;
    return true;
  });
}

/**
 * The question that is expected to rule out most cars, weighted by how likely the shopper cares; `null` when asking
 * is off, used up or no longer worth it.
 */
export function planQuestion(situation: AskingSituation): QuestionPlan | null {
  const { settings, stopAsking, asked, total } = situation;
  if (stopAsking || settings.asking === "never" || asked.length >= settings.questionBudget) return null;
  if (settings.asking === "adaptive" && total <= fewCars) return null;
  const plans = situation.distributions
    .map((distribution) => planFor(distribution, total))
    .filter((plan) => plan.choices.length > 1)
    .sort((a, b) => b.gain - a.gain || (a.slot < b.slot ? -1 : 1));
  const [best] = plans;
  if (!best) return null;
  return settings.asking === "always" || best.gain >= leastGain ? best : null;
}

function planFor(distribution: Distribution, total: number): QuestionPlan {
  const choices = slotChoices(distribution, total);
  // Each choice taken to be as likely as it is common; a choice that keeps n of N cars rules out 1 - n/N of them.
  const mass = choices.reduce((sum, choice) => sum + choice.count, 0);
  const ruledOut = mass
    ? choices.reduce((sum, choice) => sum + (choice.count / mass) * (1 - choice.count / total), 0)
    : 0;
  return { slot: distribution.slot, choices, gain: care[distribution.slot] * ruledOut };
}
