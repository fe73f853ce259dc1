import type { NumericSlotName, Operator } from "@/lib/constraints";
import {
  economies,
  numberSlots,
  numericSlotNames,
  roles,
  sizeSpan,
  slotDefinitions,
  takesBounds,
} from "@/lib/constraints";
import { priceTimes, slotWords } from "@/lib/constraints/slot-words";
import * as say from "@/lib/reading/lexicon/number-words";
import { type TokenSpan, type Tokens, textIn, wordsIn } from "@/lib/reading/text/tokenize";
import { type Bound, boundAfter, boundBefore } from "./bounds";
import { type NumberCorrection, numberCorrection } from "./number-corrections";
import { areYears, isStep, joinsRange, looseAge, movesTo, readAge } from "./number-lists";
import { isCoin, isInches, isOfOwned, isOfPerson, isOfShown, isRemnant, isSaved } from "./number-roles";
import type { SpokenNumber } from "./numbers";
import type { Quantity, QuantityTest } from "./quantity";
import { isShare } from "./units/standing";
import type { UnitContext } from "./units/unit-context";
import { mostThousands, unitFor } from "./units/unit-for";

/** Skips numbers of other things, such as miles to work. */
export function readQuantities(context: UnitContext): Quantity[] {
  const read: Quantity[] = [];
  for (let index = 0; index < context.numbers.length; ) {
    const { quantity, count } = readAt(context, index, read.at(-1));
    if (quantity) read.push(quantity);
    index += count;
  }
  return read;
}

/** `count` says how many numbers the quantity takes. */
function readAt(context: UnitContext, index: number, last: Quantity | undefined) {
  const { tokens, numbers } = context;
  const [number, partner] = numbers.slice(index, index + 2);
  if (!number) return { count: 1 };
  const correction = numberCorrection(tokens, number, partner);
  if (correction) return { quantity: readCorrection(context, correction), count: 2 };
  const unit =
    partner && say.spanWords.has(tokens[partner.start - 1]?.word ?? "") ? unitFor(context, number) : undefined;
  // "13 inch to 14 inch".
  const end = unit?.kind === "slot" && unit.slots.every(isSized) ? unit.end : number.end;
  const isRange = partner !== undefined && joinsRange(tokens, { ...number, end }, partner);
  if (partner && (isRange || areYears(tokens, number, partner)))
    return { quantity: readRange(context, number, partner), count: 2 };
  const either = partner && readEither(context, number, partner);
  if (either) return { quantity: either, count: 2 };
  return { quantity: readInstead(context, number, last) ?? readOne(context, number), count: 1 };
}

/** Sold in a few sizes, which people name by their numbers alone. */
function isSized(slot: NumericSlotName): boolean {
  return numberSlots[slot].rounded === true || slotWords[slot].scaled !== undefined;
}

/** "8 GB. No, make it 16", of the message or the search. "The boat is 1,200. Make it 1500." */
function readInstead({ tokens, standing = [] }: UnitContext, number: SpokenNumber, last?: Quantity) {
  const { value, start, end, currency, scaled } = number;
  const before = textIn(tokens, start - 4, start);
  const isMade = say.setting.test(before);
  const isNear = (own: number) => isMade && value < own * 2 && own < value * 2;
  const replaced = [last?.tests ?? [], standing].map((tests, at) =>
    tests.filter((test) => (isSized(test.slot) && slotWords[test.slot].fits?.(value)) || (!at && isNear(test.value))),
  );
  const [only, other] = replaced.find((tests) => tests.length > 0) ?? [];
  const closes = !tokens[end] || tokens[end]?.kind === "mark" || tokens[end]?.word === "and";
  if (!only || other || currency || scaled || !closes || !(isMade || say.replacing.test(before))) return undefined;
  return { tests: [{ ...only, value }], start, end, core: start, blurred: false, open: false };
}

/** "13 or 14 inches", and "16 or 32 gigs" are at least the fewer. */
function readEither(context: UnitContext, one: SpokenNumber, other: SpokenNumber): Quantity | undefined {
  if (wordsIn(context.tokens, one.end, other.start).join() !== "or") return undefined;
  const unit = unitFor(context, other);
  const [slot] = unit?.kind === "slot" ? unit.slots : [];
  const isOfEconomy = economies.some((each) => each === slot);
  if (unit?.kind !== "slot" || !slot || !(isSized(slot) || isOfEconomy)) return undefined;
  // "512 or 1 TB": the first one is no terabytes.
  const first = one.value > other.value ? one.value : converted(slot, one.value, unit);
  const values = [first, converted(slot, other.value, unit)];
  const { rounded } = numberSlots[slot];
  const tests = (rounded ? values : [Math.min(...values)]).map(
    (value): QuantityTest => ({ slot, op: rounded ? "==" : ">=", value }),
  );
  const place = unit.placeUnknown ? { place: unit.placeUnknown } : {};
  return { tests, start: one.start, end: unit.end, core: one.start, blurred: false, open: false, ...place };
}

/** The meant number replaces the current one. Without one, it is read by itself. */
function readCorrection(context: UnitContext, { meant, denied }: NumberCorrection): Quantity | undefined {
  const wrong = context.standing?.filter(({ slot, value }) => valueFor(slot, denied) === value) ?? [];
  const [first, ...others] = wrong;
  if (!first || others.some(({ slot }) => slot !== first.slot)) return readOne(context, meant);
  const test = { slot: first.slot, op: first.op, value: valueFor(first.slot, meant) };
  const { start, end } = meant;
  return { tests: [test], start, end, core: start, blurred: false, open: false, veto: "standing-number" };
}

function readRange(context: UnitContext, low: SpokenNumber, high: SpokenNumber): Quantity | undefined {
  const whole: SpokenNumber = {
    ...high,
    start: low.start,
    scaled: low.scaled || high.scaled,
    currency: low.currency || high.currency,
  };
  const isPlain = low.value >= 8 && high.value > low.value && high.value < 100;
  const unit = unitFor(context, whole, isPlain ? {} : undefined);
  const [slot] = unit?.kind === "slot" ? unit.slots : [];
  if (unit?.kind !== "slot" || !slot) return undefined;
  let lowValue = hundredsShared(context.tokens, low, high) ? low.value * 100 : low.value;
  if (slot === roles.price && high.scaled && !low.scaled && lowValue < 1000) lowValue *= 1000;
  lowValue += low.decade ? say.decadeStarts[low.decade] : 0;
  const first = valueFor(slot, { ...low, value: converted(slot, lowValue, unit), scaled: low.scaled || high.scaled });
  const highValue = converted(slot, high.value, unit) + (high.decade ? say.decadeEnds[high.decade] : 0);
  const last = valueFor(slot, { ...high, value: highValue });
  const [least = first, most = last] = [first, last].sort((a, b) => a - b);
  const tests = unit.slots.flatMap((each) => between(each, least, most));
  return { tests, start: low.start, end: high.end, core: low.start, blurred: false, open: false };
}

const between = (slot: NumericSlotName, least: number, most: number): QuantityTest[] => [
  { slot, op: ">=", value: least },
  { slot, op: "<=", value: sizeSpan({ slot, op: "==", value: most })?.[1] ?? most },
];

function converted(
  slot: NumericSlotName | undefined,
  value: number,
  { times, plus = 0 }: { times?: number; plus?: number },
) {
  if (times === undefined || times === 1 || !slot) return value + plus;
  return Number((value * times + plus).toFixed(numberSlots[slot].decimals ?? 0));
}

/** "Between two and three hundred". */
function hundredsShared(tokens: Tokens, low: SpokenNumber, high: SpokenNumber): boolean {
  const isHundreds = ({ start, end }: SpokenNumber) => tokens.slice(start, end).some(({ word }) => word === "hundred");
  return low.value < 10 && isHundreds(high) && !isHundreds(low);
}

function readOne(context: UnitContext, number: SpokenNumber): Quantity | undefined {
  const { tokens } = context;
  const years = yearsTurned(context, number) ?? looseAge(context, number);
  if (years) return years;
  if (isStep(tokens, number) || isSaved(tokens, number) || isInches(tokens, number)) return undefined;
  if (isCoin(tokens, number) || isOfPerson(tokens, number) || isOfShown(tokens, number)) return undefined;
  // "30% of what we got for the farm".
  if (isShare(tokens, number.end) && !numericSlotNames.some((slot) => numberSlots[slot].unit === "%"))
    return shareOf(context, number);
  const before = boundBefore(context.tokens, number);
  const unit = unitFor(context, number, boundAround(tokens, before, boundAfter(tokens, number.end)));
  if (!unit) return undefined;
  const span = { start: number.start, end: Math.max(number.end, unit.end) };
  if (unit.kind !== "slot") return readAge(context, number, before, span);
  const [only] = unit.slots;
  const moved = only && unit.slots.length === 1 ? relativeTo(context, only, number, span) : undefined;
  if (moved) return moved.tests.length > 0 ? moved : undefined;
  if (only === "year" && isOfOwned(tokens, number)) return undefined;
  const budget = context.standing?.find(({ slot }) => slot === roles.price)?.value;
  const isUnscaled = !number.scaled && number.value >= mostThousands && number.value < priceTimes;
  if (only === roles.price && (isUnscaled || isRemnant(tokens, budget, valueFor(only, number)))) return undefined;
  // "40 mm drivers or bigger".
  const noun = context.sightings.find(({ start, unit: of }) => start === span.end && of === only)?.end;
  const after =
    boundAfter(tokens, span.end) ?? boundAfter(tokens, number.end) ?? (noun ? boundAfter(tokens, noun) : undefined);
  const bound = boundAround(tokens, before, after);
  const shifted = before && bound === before && movesTo(context.tokens, before) ? before : undefined;
  const dated =
    bound && only !== "year" && say.timeWords.has(context.tokens[bound.start]?.word ?? "") ? undefined : bound;
  const named = number.decade && context.tokens[bound?.start ?? -1]?.word === "from" ? undefined : dated;
  const inUnit = { ...number, value: converted(only, number.value, unit) };
  const tests = unit.slots.flatMap((slot) => testsFor(slot, inUnit, shifted ? boundOf(context, slot, shifted) : named));
  const covers = {
    start: before?.op === undefined ? span.start : Math.min(span.start, before.start),
    end: Math.max(span.end, bound?.end ?? span.end),
  };
  return {
    tests,
    ...covers,
    core: number.start,
    blurred: bound?.blurred === true || before?.blurred === true,
    open: bound?.op === undefined || shifted !== undefined,
    ...(unit.placeUnknown ? { place: unit.placeUnknown } : {}),
    ...(unit.veto ? { veto: unit.veto } : {}),
  };
}

/** "Under 48 at least": the second bound does not reverse the first. "From 2018 or older" has its bound behind. */
function boundAround(tokens: Tokens, before?: Bound, after?: Bound): Bound | undefined {
  const isTurned =
    before?.op && after?.op && before.op[0] !== after.op[0] && !/^(?:from|to)$/.test(tokens[before.start]?.word ?? "");
  return isTurned ? before : (after ?? before);
}

function boundOf({ standing = [] }: UnitContext, slot: NumericSlotName, { start, end }: Bound): Bound {
  const [first, second] = standing.filter((each) => each.slot === slot);
  return first && !second ? { op: first.op, start, end } : { start, end };
}

/** "Take a couple years off", "two years older is OK". Needs a current year. */
function yearsTurned({ tokens, standing = [] }: UnitContext, { value, start, end }: SpokenNumber) {
  const base = standing.find((each) => each.slot === "year");
  const turn = /^y(?:ea)?rs?$/.test(tokens[end]?.word ?? "") ? (tokens[end + 1]?.word ?? "") : "";
  if (!base || value > 12 || !(say.older.has(turn) || say.newer.has(turn))) return undefined;
  const test = { slot: base.slot, op: base.op, value: base.value + (say.older.has(turn) ? -value : value) };
  return { tests: [test], start, end: end + 2, core: start, blurred: false, open: false };
}

/** -1 where the words lower, 1 where they raise. */
function signOf(words: readonly string[]): -1 | 0 | 1 {
  return words.some((word) => say.lowering.has(word)) ? -1 : words.some((word) => say.raising.has(word)) ? 1 : 0;
}

/** "Add ten percent on the price". Needs a current price. */
function shareOf({ tokens, standing = [] }: UnitContext, { value, start, end }: SpokenNumber): Quantity | undefined {
  const base = standing.find(({ slot }) => slot === roles.price);
  const words = wordsIn(tokens, start - 5, end + 3);
  const sign = signOf(words);
  if (!base || sign === 0 || value > 50) return undefined;
  const test = { slot: base.slot, op: base.op, value: Math.round(base.value * (1 + (sign * value) / 100)) };
  return { tests: [test], start, end: end + 1, core: start, blurred: false, open: false };
}

/** "Bump it up by 5k". Needs a current number. */
function relativeTo(
  { tokens, standing = [] }: UnitContext,
  slot: NumericSlotName,
  number: SpokenNumber,
  span: TokenSpan,
): Quantity | undefined {
  const sign = ["$", "£", "€"].includes(tokens[number.start - 1]?.word ?? "") ? 1 : 0;
  const before = tokens[number.start - 1 - sign]?.word ?? "";
  const after = tokens[span.end]?.word ?? "";
  const base = standing.find((each) => each.slot === slot);
  const step = valueFor(slot, number);
  let at = number.start - 1 - sign;
  while (say.amidSteps.has(tokens[at]?.word ?? "")) at--;
  const verb = tokens[at]?.word ?? "";
  // "Go up 3 grand" and "stretch it 3 grand" are steps. "Up 30 grand" is not.
  const isUpOrDown = (say.raising.has(verb) || say.lowering.has(verb)) && base !== undefined && 3 * step < base.value;
  const stepped = say.stepping.has(before) || isUpOrDown || /^(?:more|extra|higher|less|lower|off)$/.test(after);
  if (!stepped || tokens[number.start - 2 - sign]?.word === "or") return undefined;
  const words = wordsIn(tokens, number.start - 7, span.end + 1);
  const direction = signOf(words);
  // "5k more for AWD" is no budget.
  const extra = ["more", "extra"].includes(after) && tokens[span.end + 1]?.word !== "or";
  if (direction === 0 || (base && step >= base.value) || (!base && before !== "by" && !extra)) return undefined;
  const covers = { start: number.start, end: span.end, core: number.start, blurred: false, open: false };
  if (!base || (extra && tokens[span.end + 1]?.word === "for")) return { tests: [], ...covers };
  return { tests: [{ slot, op: usualOperator(slot), value: base.value + direction * step }], ...covers };
}

function testsFor(slot: NumericSlotName, number: SpokenNumber, bound: Bound | undefined): QuantityTest[] {
  if (number.decade) return decadeTests(slot, number, bound);
  const value = valueFor(slot, number);
  // Nobody says $29,999 or 59,999 miles.
  const step = slot === "year" || (value < 1000 && !numberSlots[slot].decimals) ? 1 : 0;
  if (numberSlots[slot].rounded && bound?.op === undefined) return [{ slot, op: "==", value }];
  const isFine = (numberSlots[slot].decimals ?? 0) > 0 && numberSlots[slot].direction !== undefined;
  // Nobody wishes for one length to a tenth of an inch.
  if (bound?.op === undefined || (bound.op === "==" && isFine)) return [{ slot, op: usualOperator(slot), value }];
  // "About 9,000 lbs all in": nobody wants less towing.
  if (bound.op[0] === "<" && slotWords[slot].floor) return [{ slot, op: ">=", value }];
  if (bound.op === ">") return [{ slot, op: ">=", value: value + step }];
  if (bound.op === "<") return [{ slot, op: "<=", value: value - step }];
  return [{ slot, op: bound.op, value }];
}

/** Budgets default to ceilings. Mileage, year and power default to floors. */
export function usualOperator(slot: NumericSlotName): Operator {
  if (!takesBounds(slot)) return "==";
  return slotDefinitions[slot].direction === "more" ? ">=" : "<=";
}

function decadeTests(slot: NumericSlotName, number: SpokenNumber, bound: Bound | undefined): QuantityTest[] {
  const part = number.decade ?? "whole";
  if (slot === "year") {
    const century = number.value < 30 ? 2000 : 1900;
    const base = number.value >= 1900 ? number.value : century + number.value;
    const [first, last] = [base + say.decadeStarts[part], base + say.decadeEnds[part]];
    // "Before the 2010s" excludes the decade itself.
    if (bound?.op === "<") return [{ slot, op: "<=", value: first - 1 }];
    if (bound?.op === ">") return [{ slot, op: ">=", value: last + 1 }];
    const tests = between(slot, first, last);
    return bound?.op === ">=" ? tests.slice(0, 1) : bound?.op === "<=" ? tests.slice(1) : tests;
  }
  const scale = slot === roles.price && number.value < priceTimes ? priceTimes : 1;
  const isFloor = bound?.op === ">=" || (slotDefinitions[slot].direction === "more" && bound?.op !== "<=");
  const value = (number.value + (isFloor ? say.decadeStarts : say.decadeEnds)[part]) * scale;
  return [{ slot, op: isFloor ? ">=" : "<=", value }];
}

/** Restores omitted thousands and centuries: "30" as a budget, "'15" as a year. */
export function valueFor(slot: NumericSlotName, number: SpokenNumber): number {
  const value = number.negative ? -number.value : number.value;
  const isShort = slot === roles.price && !number.scaled && !number.comma && value > 0 && value < priceTimes;
  if (isShort && !(number.currency && value >= 500)) return value * priceTimes;
  if (slot === "year" && value < 100 && value >= 0) return value + (value <= 40 ? 2000 : 1900);
  return value;
}
