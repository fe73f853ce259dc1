import type { Constraint } from "@/lib/constraints/constraint";
import { describeConstraint } from "@/lib/constraints/describe-constraint";
import { slotDefinitions } from "@/lib/constraints/slots";
import { quoteOf } from "@/lib/dialogue/deciding/quote-wish";
import { carReferenceOf } from "@/lib/dialogue/showing/shown-cars";
import { type EffectiveWish, toPredicate } from "@/lib/dialogue/state/effective-wishes";
import { capitalised, carCount, listed, numberWord } from "@/lib/dialogue/wording/count-words";
import type { AnswerPart } from "@/lib/dialogue/wording/parts";
import type { Question } from "@/lib/reading/questions/question";
import type { Answer, AnswerFacts } from "./answer";
import { standing } from "./choose-answer";
import { fullName, knowCar, referenceTo } from "./known-car";
import { offerWords, otherOffers } from "./offer-words";
import { priceOf } from "./said";
import { showCars, showResults } from "./shown-answer";

type Why = Extract<Question, { kind: "why" }>;

/** The sums a decision rests on, and the shopper's own words behind them. */
export async function answerWhy(question: Why, facts: AnswerFacts): Promise<Answer> {
  switch (question.about) {
    case "asking":
      return plain(facts.met.question?.why || "I'm not asking anything right now.");
    case "weights":
      return plain(weightsOf(facts));
    case "others":
      return plain(othersOf(facts));
    case "absent":
      return whyAbsent(question, facts);
    case "order":
      return whyFirst(question, facts);
    case "kept":
      return whyKeptOrGave(question, facts);
    case "gave":
      return whyGave(question, facts);
  }
}

function plain(text: string): Answer {
  return { text, cars: [] };
}

async function whyGave(question: Why, facts: AnswerFacts): Promise<Answer> {
  const { situation, settings, state, met } = facts;
  const gave = situation.wishes.filter(({ adjustment }) => adjustment !== null);
  if (gave.length === 0 && situation.kind === "free") {
    const wished = question.slots.filter((slot) => situation.wishes.some(({ constraint }) => constraint.slot === slot));
    const names = listed(wished.map((slot) => `the ${slotDefinitions[slot].label}`));
    const none = "Every wish you named is met.";
    return plain(names ? `I haven't changed ${names}. ${none}` : met.question?.why || `Nothing had to give. ${none}`);
  }
  if (gave.length === 0) return plain(state.lastWhy || othersOf(facts));
  if (settings.reasons === false) return plain("That change brought cars back.");
  const asked =
    question.slots.length > 0 ? gave.filter(({ constraint }) => question.slots.includes(constraint.slot)) : gave;
  // "Why the budget?" when something else gave way.
  if (asked.length === 0) return plain(whyKept(question, facts));
  if (situation.concession?.by === "shopper") return plain("That's the way you chose.");
  const text = [
    `No car has ${all(situation.wishes.length)}.`,
    sums(gave, facts),
    ...gave.map((wish) => basis(wish.constraint, facts)),
  ];
  return { text: text.join(" "), cars: [], shows: await sumsTable(facts) };
}

/** Every wish with its weight, the words behind it, and the cars that come without it. */
async function sumsTable({ situation: { wishes }, catalog, state }: AnswerFacts): Promise<AnswerPart> {
  const sorted = [...wishes].sort((a, b) => b.constraint.weight - a.constraint.weight).slice(0, 6);
  const rows = sorted.map(async ({ constraint, adjustment }) => {
    const rest = wishes.filter((each) => each.constraint.id !== constraint.id);
    const count = constraint.locked ? null : await catalog.count(rest.map((each) => toPredicate(each.constraint)));
    const quote = quoteOf(constraint, state.transcript);
    const words = quote && quote.length <= 40 ? `“${quote.trim()}”` : "";
    return {
      label: capitalised(describeConstraint(constraint)),
      values: [`${points(constraint.weight)}`, words, count === null ? "locked" : carCount(count)],
      best: [],
      ...(adjustment ? { gave: true } : {}),
    };
  });
  return { cars: [], heads: ["weight of 100", "your words", "without it"], rows: await Promise.all(rows), sources: [] };
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
  if (!next) return "Nothing else brings a car.";
  const own = capitalised(names([...ids], situation.wishes));
  return `${own} ${ids.size > 1 ? "count" : "counts"} ${points(total)} of 100 with you; the next way, ${names(next.members, situation.wishes)}, counts ${points(next.weight)}.`;
}

/** "Why not the mileage?" when the mileage did give way. */
function whyKeptOrGave(question: Why, facts: AnswerFacts): Answer | Promise<Answer> {
  const isGiven = facts.situation.wishes.some(
    ({ constraint, adjustment }) => adjustment !== null && question.slots.includes(constraint.slot),
  );
  return isGiven ? whyGave(question, facts) : plain(whyKept(question, facts));
}

function whyKept({ slots }: Why, { situation }: AnswerFacts): string {
  const asked = situation.wishes.filter(({ constraint }) => slots.includes(constraint.slot));
  const [wish] = asked;
  if (!wish) {
    const words = describeAll(situation.wishes);
    return words ? `You haven't asked for that. Your wishes: ${words}.` : "You haven't asked for anything yet.";
  }
  const { constraint } = wish;
  const name = slotDefinitions[constraint.slot].label;
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
    .map(({ constraint, gain }) => `dropping the ${slotDefinitions[constraint.slot].label} adds ${carCount(gain)}`);
  return `Nothing has to go, but ${listed(said)}.`;
}

function weightsOf({ situation }: AnswerFacts): string {
  const sorted = [...situation.wishes].sort((a, b) => a.constraint.weight - b.constraint.weight);
  if (sorted.length === 0) return "You haven't asked for anything yet.";
  const said = sorted.map(({ constraint }) => `${describeConstraint(constraint)} ${points(constraint.weight)}`);
  return `From least to most, out of 100: ${listed(said)}.`;
}

function whyFirst({ cars }: Why, { results, situation }: AnswerFacts): Answer {
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
      : `It meets ${met} of ${car.marks.length} wishes and scores ${Math.round(car.score * 100)} of 100.`;
  const short = missed[0]
    ? ` It falls short on ${missed[0].label.toLowerCase()}: ${missed[0].value}.`
    : " Between equals, popular and newer cars go first.";
  return { text: `The ${name} ${rank}. ${of}${short}`, cars: carReferenceOf(car), shows: showResults([car]) };
}

/** Why a car isn't among those shown: what of the search it misses, or that it's further down. */
async function whyAbsent({ cars: [asked] }: Why, facts: AnswerFacts): Promise<Answer> {
  const known = asked && (await knowCar(asked, facts));
  if (!known) return plain("I don't have that car in the catalog.");
  const { car, fits, name } = known;
  const place = facts.results.cars.findIndex(({ make, model }) => make === car.make && model === car.model);
  const where = place >= 0 ? `It's number ${place + 1} on the list` : "It's on the list, further down";
  const text =
    fits.length > 0 || place >= 0
      ? `${where}: the ${fullName(car)} at ${priceOf(car)}.`
      : `No ${name} fits your search. The nearest is the ${fullName(car)} at ${priceOf(car)}. ${standing(car, facts)}`;
  return { text, cars: [referenceTo(car)], shows: showCars([car]) };
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
