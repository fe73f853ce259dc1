import {
  isNumericSlot,
  likeness,
  type NumericSlotName,
  numberSlots,
  numericSlotNames,
  roles,
  type SlotName,
} from "@/lib/constraints";
import { priceTimes, slotWords } from "@/lib/constraints/slot-words";
import { learnedRoles } from "@/lib/reading/learned/number-roles";
import { clocks, reaching, travelling } from "@/lib/reading/lexicon/number-words";
import { isSole, type OtherMeasure, rates } from "@/lib/reading/lexicon/quantity-words";
import type { Tokens } from "@/lib/reading/text/tokenize";
import type { Bound } from "@/lib/reading/values/bounds";
import { isInches } from "@/lib/reading/values/number-roles";
import { type SpokenNumber, sentenceLength, stretchOf } from "@/lib/reading/values/numbers";
import { isSet } from "@/lib/reading/values/set-numbers";
import type { UnitContext, UnitReading } from "./unit-context";
import { fits, guessFor, isKnown, isSlotUnit, isYear, nearest, ofThing } from "./unit-context";

/** Longest sentence that can revise a wish by an unnamed number, in words. */
const shortSentence = 14;
/** Factor for the wish that just gave way. */
const gaveOdds = 4;
/** Factor for turning a ceiling into a floor. */
const turnedOdds = 0.2;
/** Factor for the number the wish has: that revises nothing. */
const sameOdds = 0.3;
/** Weight of matching no wish. */
const newOdds = 0.15;
/** Usual natural log of new over old number. */
const usualStep = 0.25;
const leastChance = 0.1;
/** A number twice or half as large revises nothing. */
const leastFit = 0.08;

/** A named wish is revised within this factor. */
const mostNamed = 3;

/** "Knock the range down to 280": the number's clause names one wish that has a number. */
export function namedStanding(context: UnitContext, number: SpokenNumber): NumericSlotName | undefined {
  const { standing = [], about = [], tokens } = context;
  const { value } = number;
  // "Make the towing 2000" names no year.
  const isOfYear = isYear(number) && !about.some(({ end }) => end === number.start);
  if (isMarked(number) || isOfYear || isShare(tokens, number.end)) return undefined;
  const { from, to } = stretchOf(context, number);
  const spoken = about.filter((each) => each.start >= from && each.end <= to);
  const named = new Set(spoken.flatMap(({ slots }) => slots));
  // "Drop highway, city 45": the number is of the name before it.
  const isFit = (slot: SlotName) => isNumericSlot(slot) && fits(slot, value);
  const last = spoken.findLast(({ slots, end }) => end <= number.start && slots.some(isFit));
  const [only, ...others] = standing.filter(({ slot }) => named.has(slot));
  if (!only || others.some(({ slot }) => slot !== only.slot) || !fits(only.slot, value)) return undefined;
  if (last && !last.slots.includes(only.slot)) return undefined;
  const size = only.slot === likeness.price ? only.value / priceTimes : only.value;
  return isWithin(mostNamed, value, size) ? only.slot : undefined;
}

function isMarked({ currency, scaled, comma, decade, century }: SpokenNumber): boolean {
  return currency || scaled || comma || decade !== undefined || century;
}

/** "Ten percent". */
export function isShare(tokens: Tokens, end: number): boolean {
  return /^(?:%|percent|pct)$/.test(tokens[end]?.word ?? "");
}

/**
 * Finds the wish an unnamed number revises ("36 is okay too"): the best fit by size and words, favoring the one that
 * gave way.
 */
export function revisedBy(context: UnitContext, number: SpokenNumber, op: Bound["op"]): NumericSlotName | undefined {
  const { standing = [], tokens, asked, sightings } = context;
  const { value } = number;
  const isReached = tokens[number.start - 1]?.word === "to" && reaching.has(tokens[number.start - 2]?.word ?? "");
  const answers = !isReached && asked !== undefined && isNumericSlot(asked) && fits(asked, value);
  const isSaid = isSet(tokens, number);
  const isLong = !isSaid && sentenceLength(tokens, number) > shortSentence;
  if (isMarked(number) || answers || isLong || isYear(number)) return undefined;
  const { from, to } = stretchOf(context, number);
  if (sightings.some(({ kind, start, end }) => kind !== "near" && start >= from && end <= to)) return undefined;
  const guess = guessFor(context, number);
  const chanceOf = (slot: NumericSlotName) => {
    // "You may go to 70" speaks of money.
    if (isSaid || (isReached && slot === likeness.price)) return 1;
    const role = learnedRoles.indexOf(slotWords[slot].counts ?? "other");
    return Math.max(guess?.chances?.[role] ?? 0, leastChance);
  };
  const possible = standing.filter(({ slot }) => slot === likeness.price || fits(slot, value));
  const scores = possible.map((each) => {
    const size = each.slot === likeness.price ? each.value / priceTimes : each.value;
    const fit = Math.exp(-Math.abs(Math.log(value / size)) / usualStep);
    const turns = op !== undefined && op[0] !== each.op[0] ? turnedOdds : 1;
    const stays = value === size ? sameOdds ** (isSaid ? 2 : 1) : 1;
    return { slot: each.slot, fit, score: chanceOf(each.slot) * fit * turns * stays * (each.gave ? gaveOdds : 1) };
  });
  const best = scores.sort((a, b) => b.score - a.score)[0];
  const isOther = best && (guess?.chance ?? 0) * newOdds > best.score;
  return !best || isOther || best.fit < leastFit ? undefined : best.slot;
}

/** A budget moves within this factor, and other numbers within the next. */
const mostMoved = 4;
const mostRevised = 2;
/** "Under 40k" beside $5,000 may be money after all. An odometer's limit is larger, and more than this times the budget. */
const [leastShown, mostShown] = [50_000, 3];

/** "Not more than 90 thousand" counts miles beside $14,000. "A lighter camper, 3,500" is no budget beside $32,000. */
export function unlikePrice(
  { standing = [], tokens, sightings }: UnitContext,
  number: SpokenNumber,
  op: Bound["op"],
): NumericSlotName | undefined {
  const { value } = number;
  if (sightings.some(({ kind, end }) => kind === "slot" && end === number.start)) return undefined;
  const price = standing.find(({ slot }) => slot === likeness.price);
  if (!price || number.currency || number.decade || isYear(number)) return undefined;
  // Those of "300 miles for sure, and 70k" are on no clock.
  const isOfClock = tokens.some(({ word }, at) => clocks.has(word) && tokens[at - 1]?.kind !== "number");
  const [least, most] = isOfClock ? [20_000, 1.5] : [leastShown, mostShown];
  const { odometer } = roles;
  const clock =
    odometer && fits(odometer, value) && value >= least && value > most * price.value ? odometer : undefined;
  if (clock) return clock;
  const isMoved = isWithin(mostMoved, value < priceTimes ? value * priceTimes : value, price.value);
  if (isMoved && op !== ">=" && op !== ">") return undefined;
  // "10 or 11 thousand is better", of pounds.
  const isSum = tokens[number.end - 1]?.word === "grand" || tokens[number.start - 1]?.word === "another";
  const isSoLarge = (held: number) => !number.scaled || (held < value && !isSum);
  const close = standing.filter(
    (each) =>
      each !== price && fits(each.slot, value) && isWithin(mostRevised, value, each.value) && isSoLarge(each.value),
  );
  const slots = [...new Set(close.map(({ slot }) => slot))];
  return slots.length === 1 ? slots[0] : undefined;
}

function isWithin(most: number, one: number, other: number): boolean {
  return Math.abs(Math.log(one / other)) < Math.log(most);
}

/** In tokens. */
const shortAnswer = 8;

/** "I drive 80 miles a day": miles of a life, not of a product. */
export function isTravel(context: UnitContext, number: SpokenNumber, end: number): boolean {
  const { tokens } = context;
  const { from, to } = stretchOf(context, number);
  // "50,000 miles on it", but "38 miles on the highway".
  const isTold = (word: string) => travelling.has(word) && (word !== "on" || number.value >= 200);
  return rates.has(tokens[end]?.word ?? "") || tokens.slice(from, to).some(({ word }) => isTold(word));
}

/** Picks the nearest named slot of plausible size. */
export function slotMeasured(
  context: UnitContext,
  number: SpokenNumber,
  measure: OtherMeasure,
  { end, bound }: { end: number; bound: Pick<Bound, "op"> | undefined },
): UnitReading | undefined {
  const { unit, times } = measure;
  const rest = context.numbers.find((each) => each.start === end && isInches(context.tokens, each));
  const plus = rest?.value ?? 0;
  const thing = ofThing(context, number, bound?.op !== undefined);
  const canBe = (slot: NumericSlotName) =>
    numberSlots[slot].unit === unit && fits(slot, number.value * times + plus) && (thing ?? slot) === slot;
  const named = context.sightings.filter((each) => each.unit && isSlotUnit(each.unit) && canBe(each.unit));
  // An unnamed limit ("under 200 inches") goes to the usual slot.
  const isLimit =
    bound && !rates.has(context.tokens[end]?.word ?? "") && guessFor(context, number)?.role !== "distance";
  // "Truck 7000 lb".
  const isAlone = !bound && unit === "lb" && number.start < 4 && (context.tokens[end]?.kind ?? "mark") === "mark";
  const isUsual = (slot: NumericSlotName) =>
    bound?.op || isAlone
      ? numberSlots[slot].direction === (bound?.op?.startsWith("<") ? "less" : "more")
      : slot === roles.odometer;
  const usual = numericSlotNames.find(
    (each) =>
      canBe(each) &&
      isKnown(each, context.vocabulary) &&
      (isSole(measure) || thing || ((isLimit || isAlone) && isUsual(each))),
  );
  const { from } = stretchOf(context, number);
  const travels = unit === "mi" && isTravel(context, number, end);
  // "8 inches?" and "320 miles covers it with one stop" revise the one wish in such units.
  const [wished, ...others] = (context.standing ?? []).filter((each) => canBe(each.slot));
  const isNear = wished && !travels && isWithin(mostRevised, number.value * times + plus, wished.value);
  const isShort =
    sentenceLength(context.tokens, number) <= shortAnswer || isSet(context.tokens, { start: number.start, end });
  const standing = others.length === 0 && (isShort || isNear) ? wished?.slot : undefined;
  // The question names what "8 hours" are.
  const answered = measure.sole === false && context.tokens.length <= shortAnswer ? context.asked : undefined;
  // "The boat is 21 feet and 4,600 lb": the subject may be farther away.
  const whole = { from: 0, to: context.tokens.length };
  const slot =
    nearest(named, number, { ...stretchOf(context, rest ?? number), from }) ??
    standing ??
    numericSlotNames.find((each) => each === answered && canBe(each)) ??
    usual ??
    (travels ? undefined : nearest(named, number, whole));
  if (!slot || !isSlotUnit(slot)) return undefined;
  return { kind: "slot", slots: [slot], end: rest?.end ?? end, times, plus };
}
