import type { Constraint } from "@/lib/constraints/constraint";
import { describeConstraint } from "@/lib/constraints/describe-constraint";
import { slotDefinitions } from "@/lib/constraints/slots";
import { quoteOf } from "@/lib/dialogue/deciding/quote-wish";
import type { EffectiveWish } from "@/lib/dialogue/state/effective-wishes";
import { capitalised, carCount, listed, numberWord } from "@/lib/dialogue/wording/count-words";
import { describeFit } from "@/lib/dialogue/wording/fit-words";
import type { Question } from "@/lib/reading/questions/question";
import type { AnswerFacts, PlainAnswer } from "./answer";
import { offerWords, otherOffers } from "./offer-words";

type Why = Extract<Question, { kind: "why" }>;

/** The sums a decision rests on, and the shopper's own words behind them. */
export function answerWhy(question: Why, facts: AnswerFacts): PlainAnswer {
  switch (question.about) {
    case "asking":
      return plain(facts.met.question?.why || "I'm not asking anything right now.");
    case "weights":
      return plain(weightsOf(facts));
    case "others":
      return plain(othersOf(facts));
    case "order":
      return whyFirst(question, facts);
    case "kept":
      return plain(whyKept(question, facts));
    case "gave":
      return plain(whyGave(question, facts));
  }
}

function plain(text: string): PlainAnswer {
  return { text, cars: [] };
}

function whyGave(question: Why, facts: AnswerFacts): string {
  const { situation, settings, state } = facts;
  const gave = situation.wishes.filter(({ adjustment }) => adjustment !== null);
  if (gave.length === 0) {
    if (situation.kind === "free") return state.lastWhy || "Nothing had to give. Every wish you named is met.";
    return state.lastWhy || othersOf(facts);
  }
  if (settings.reasons === false) return "That change brought cars back.";
  const asked =
    question.slots.length > 0 ? gave.filter(({ constraint }) => question.slots.includes(constraint.slot)) : gave;
  // "Why the budget?" when something else gave way.
  if (asked.length === 0) return whyKept(question, facts);
  if (situation.concession?.by === "shopper") return "That's the way you chose.";
  return [
    `No car has ${all(situation.wishes.length)}.`,
    ...gave.map((wish) => basis(wish.constraint, facts)),
    sums(gave, facts),
  ]
    .filter((each) => each !== "")
    .join(" ");
}

/** The shopper's words for a weight, or that there were none. */
function basis(constraint: Constraint, { state }: AnswerFacts): string {
  const name = slotDefinitions[constraint.slot].label;
  const weighed = constraint.evidence.find((each) => each.for === "weight");
  const quote = weighed && (quoteOf(constraint, state.transcript) || weighed.quote);
  if (quote && quote.length <= 60) return `About the ${name} you said “${quote.trim()}”.`;
  return `You didn't say how important the ${name} is.`;
}

/** Points of what gave way beside the next way out. */
function sums(gave: readonly EffectiveWish[], { situation }: AnswerFacts): string {
  const ids = new Set(gave.map(({ constraint }) => constraint.id));
  const total = gave.reduce((sum, { constraint }) => sum + constraint.weight, 0);
  const next = (situation.result?.correctionSets ?? [])
    .filter(({ members }) => !(members.length === ids.size && members.every((id) => ids.has(id))))
    .sort((a, b) => a.weight - b.weight)[0];
  const own = `I count it ${points(total)} of 100`;
  if (!next) return "Nothing else brings a car.";
  return `${own}; the next way, ${names(next.members, situation.wishes)}, counts ${points(next.weight)}.`;
}

function whyKept({ slots }: Why, { situation, settings, ...facts }: AnswerFacts): string {
  const asked = situation.wishes.filter(({ constraint }) => slots.includes(constraint.slot));
  const [wish] = asked;
  if (!wish) {
    const words = describeAll(situation.wishes);
    return words ? `You haven't asked for that. Your wishes: ${words}.` : "You haven't asked for anything yet.";
  }
  const { constraint } = wish;
  const name = slotDefinitions[constraint.slot].label;
  if (wish.adjustment)
    return whyGave({ kind: "why", about: "gave", slots: [], cars: [] }, { situation, settings, ...facts });
  const offer = situation.offers.find(
    ({ adjustments }) => adjustments.length === 1 && adjustments[0]?.id === constraint.id,
  );
  const gave = situation.wishes.filter(({ adjustment }) => adjustment !== null);
  const own = `The ${name} counts ${points(constraint.weight)} of 100`;
  const other =
    gave.length > 0
      ? `, ${names(
          gave.map((each) => each.constraint.id),
          situation.wishes,
        )} ${points(sumOf(gave))}`
      : "";
  const how = constraint.locked ? `You locked the ${name}, so I keep it.` : `${own}${other}.`;
  if (gave.length === 0 && situation.kind === "free") return `Nothing had to give, so the ${name} stays.`;
  if (!offer) return `${how} Changing the ${name} alone brings no car.`;
  return `${how} ${capitalised(offerWords(offer, situation.wishes))} would bring ${carCount(offer.matches)}. Say “${name} instead” and I'll switch.`;
}

function othersOf({ situation }: AnswerFacts): string {
  const others = otherOffers(situation).slice(0, 3);
  if (others.length > 0) {
    const ways = others.map((offer) => `${offerWords(offer, situation.wishes)} (${carCount(offer.matches)})`);
    const [first, ...more] = ways;
    return [`You could go with ${first}.`, ...more.map((way) => `Or ${way}.`)].join(" ");
  }
  if (situation.kind !== "free") return "Nothing else brings a car.";
  const gains = situation.wishes
    .flatMap(({ constraint }) => {
      const gain = situation.gains.get(constraint.id) ?? 0;
      return gain > 0 ? [{ constraint, gain }] : [];
    })
    .sort((a, b) => b.gain - a.gain);
  if (gains.length === 0) return "Nothing has to go. Every wish you named is met.";
  const said = gains
    .slice(0, 2)
    .map(({ constraint, gain }) => `dropping ${describeConstraint(constraint)} adds ${carCount(gain)}`);
  return `Nothing has to go. But ${listed(said)}.`;
}

function weightsOf({ situation }: AnswerFacts): string {
  const sorted = [...situation.wishes].sort((a, b) => a.constraint.weight - b.constraint.weight);
  if (sorted.length === 0) return "You haven't asked for anything yet.";
  const said = sorted.map(({ constraint }) => `${describeConstraint(constraint)} ${points(constraint.weight)}`);
  return `From least to most, out of 100: ${listed(said)}.`;
}

function whyFirst({ cars }: Why, { results, situation }: AnswerFacts): PlainAnswer {
  const [wanted] = cars;
  const place = wanted
    ? results.cars.findIndex((car) => car.make === wanted.make && wanted.models.includes(car.model ?? ""))
    : 0;
  const car = results.cars[Math.max(0, place)];
  if (!car) return plain("There's no car on the list right now.");
  const met = car.marks.filter(({ mark }) => mark === "met").length;
  const missed = car.marks.filter(({ mark }) => mark !== "met");
  const name = `${car.year} ${car.name}`;
  const rank = place > 0 ? `is number ${place + 1}` : "comes first";
  const of =
    situation.wishes.length === 0
      ? "It's among the most popular."
      : `It meets ${met} of ${car.marks.length} wishes${car.fit ? "" : ` and scores ${Math.round(car.score * 100)} of 100`}.`;
  const short = missed[0]
    ? ` It falls short on ${missed[0].label.toLowerCase()}: ${missed[0].value}.`
    : car.fit
      ? ""
      : " Between equals, popular and newer cars go first.";
  const ref =
    car.make && car.model ? [{ make: car.make, models: [car.model], year: car.year, position: car.position }] : [];
  return { text: `The ${name} ${rank}. ${of}${short}${describeFit(car)}`, cars: ref };
}

function names(ids: readonly string[], wishes: readonly EffectiveWish[]): string {
  const labels = ids.flatMap((id) => wishes.find(({ constraint }) => constraint.id === id)?.constraint.slot ?? []);
  return listed([...new Set(labels)].map((slot) => `the ${slotDefinitions[slot].label}`));
}

function sumOf(wishes: readonly EffectiveWish[]): number {
  return wishes.reduce((sum, { constraint }) => sum + constraint.weight, 0);
}

function points(weight: number): number {
  return Math.round(weight * 100);
}

function all(count: number): string {
  return count === 1 ? "that" : count === 2 ? "both" : `all ${numberWord(count)}`;
}

function describeAll(wishes: readonly EffectiveWish[]): string {
  return listed(wishes.map(({ constraint }) => describeConstraint(constraint)));
}
