import { slotDefinitions } from "@/lib/catalog/slot-definitions";
import type { Constraint } from "@/lib/constraints/constraint";
import { describeConstraint, unitOf } from "@/lib/constraints/describe-constraint";
import { levelWeights } from "@/lib/constraints/weight";
import { carCount, listed, numberWord } from "./count-words";
import type { EffectiveWish } from "./effective-wishes";
import { type Phrasebook, say } from "./phrase";
import { levelWords } from "./quote-wish";
import type { Situation } from "./situation";
import { bareValue } from "./wish-parts";

/** One or two sentences on where the search stands, made from computed facts only. */
export function describeSituation(situation: Situation, book: Phrasebook): string {
  switch (situation.kind) {
    case "free":
      return describeFree(situation, book);
    case "conceded":
      return describeConcession(situation, book);
    case "undecided":
      return describeTie(situation);
    case "locked-conflict":
      return describeConflict(situation);
    case "exhausted":
      return `No car has ${wishCount(situation)}, and I found nothing smaller to give up. Take a wish off to go on.`;
  }
}

function describeFree({ wishes, total }: Situation, book: Phrasebook): string {
  const cars = carCount(total);
  if (wishes.length === 0) return say(book, "open", [`${cars} to choose from.`, `All ${cars} are still in.`]);
  if (wishes.length === 1)
    return say(book, "one", [`That leaves ${cars}.`, `${cars} fit that.`, `You have ${cars} now.`]);
  const all = wishes.length === 2 ? "both wishes" : `all ${numberWord(wishes.length)} wishes`;
  return say(book, "free", [
    `${cars} ${total === 1 ? "meets" : "meet"} ${all}.`,
    `That leaves ${cars} with everything you asked for.`,
    `${total === 1 ? "One car has" : `${cars} have`} it all.`,
  ]);
}

function wishCount({ wishes }: Situation): string {
  if (wishes.length === 1) return "that";
  return wishes.length === 2 ? "both" : `all ${numberWord(wishes.length)}`;
}

function describeConcession(situation: Situation, book: Phrasebook): string {
  const gave = situation.wishes.filter((wish) => wish.adjustment !== null);
  const what = listed(gave.map(describeGiving));
  const cars = carCount(situation.total);
  if (situation.concession?.by === "shopper") {
    return say(book, "chosen", [
      `Done: ${what}, as you chose. That gives ${cars}.`,
      `As you chose, I let go of ${what}. That gives ${cars}.`,
    ]);
  }
  const why = describeWhy(situation, gave);
  return say(book, "gave", [
    `No car has ${wishCount(situation)}. I let go of ${what}, ${why}. That gives ${cars}.`,
    `Nothing meets ${wishCount(situation)}, so ${what} gave way, ${why}. That gives ${cars}.`,
    `With ${wishCount(situation) === "that" ? "that wish" : wishCount(situation)} there is no car, so I let go of ${what}, ${why}. ${cars} now.`,
  ]);
}

/** "the highway mileage, 35 to 33 mpg" or "the body (wagon or SUV)". */
function describeGiving({ constraint, test }: EffectiveWish): string {
  const name = `the ${slotDefinitions[constraint.slot].label}`;
  if (!test) return `${name} (${describeConstraint(constraint)})`;
  const unit = unitOf(constraint.slot);
  return `${name}, ${bareValue(constraint)} to ${bareValue(test)}${unit ? ` ${unit}` : ""}`;
}

/** The reason as the weights give it; when only this helps, that is the reason. */
export function describeWhy(situation: Situation, gave: readonly EffectiveWish[]): string {
  const [first] = gave;
  if (!first) return "";
  if (gave.length > 1) return "because together they weigh least of what could give";
  if (situation.result?.correctionSets.length === 1) return "because nothing else brings a car";
  const { constraint } = first;
  const lighter = situation.wishes.some(
    (wish) => !wish.constraint.locked && wish.constraint.weight < constraint.weight,
  );
  if (lighter) return "the lightest wish that brings a car";
  return `because ${ownReason(constraint)}`;
}

const shortQuote = 48;

function ownReason(constraint: Constraint): string {
  const weight = constraint.evidence.find((each) => each.for === "weight");
  if (weight && weight.quote.length <= shortQuote) return `you said “${weight.quote.trim()}”`;
  if (weight) return `you called it ${levelWords[constraint.level]}`;
  if (constraint.weight !== levelWeights.prefer) return `you set it to ${constraint.level}`;
  return "it weighs least of your wishes";
}

function describeTie(situation: Situation): string {
  const tied = situation.result?.tied ?? [];
  const names = new Map(
    situation.wishes.map(({ constraint }) => [constraint.id, `the ${slotDefinitions[constraint.slot].label}`]),
  );
  const sets = tied.map((set) => listed(set.map((id) => names.get(id) ?? id)));
  return `No car has ${wishCount(situation)}, and ${listed(sets)} matter equally to you as far as I can tell.`;
}

function describeConflict(situation: Situation): string {
  const members = new Set(situation.result?.conflictSets[0] ?? []);
  const texts = situation.wishes
    .filter((wish) => members.has(wish.constraint.id))
    .map((wish) => describeConstraint(wish.constraint));
  return `No car is ${listed(texts)}, and ${texts.length === 2 ? "both" : "all of those"} are locked. Which one may I unlock?`;
}
