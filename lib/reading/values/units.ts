import type { Vocabulary } from "@/lib/catalog/vocabulary";
import { holds } from "@/lib/catalog/vocabulary";
import type { Operator } from "@/lib/constraints/operator";
import type { NumericSlotName, SlotName } from "@/lib/constraints/slot-name";
import { isNumericSlot, numericSlotNames } from "@/lib/constraints/slot-name";
import { slotWords } from "@/lib/constraints/slot-words";
import { isPlausible, numberSlots } from "@/lib/constraints/slots";
import { type LearnedRole, learnedRoles, type RoleGuess } from "@/lib/reading/learned/number-roles";
import {
  type MeasureUnit,
  measuredNear,
  measures,
  mileagePlaces,
  slotPhrases,
  type Unit,
  unitPhrases,
} from "@/lib/reading/lexicon/quantity-words";
import { PhraseTable } from "@/lib/reading/text/phrase-table";
import type { Token } from "@/lib/reading/text/tokenize";
import type { VetoId } from "@/lib/reading/vetoes";
import type { Bound } from "./bounds";
import { isGot, isInches, isOdometer, isOffered } from "./number-roles";
import type { SpokenNumber } from "./numbers";
import { positionOf, stretchOf } from "./stretches";

/** A word that tells what a number counts, or where a mileage counts. */
export interface Sighting {
  /** `near` names a slot only for a number with a measure. */
  kind: "slot" | "near" | "place";
  unit?: Unit;
  place?: "city" | "highway" | "both" | "either";
  start: number;
  end: number;
}

export interface StandingNumber {
  slot: NumericSlotName;
  op: Operator;
  value: number;
  /** It gave way and is what the words most likely speak of. */
  gave?: boolean;
}

export type UnitReading =
  | {
      kind: "slot";
      slots: NumericSlotName[];
      end: number;
      placeUnknown?: boolean;
      times?: number;
      /** What is said in a smaller measure behind it: the inches of "6 feet 6". */
      plus?: number;
      /** The rule that took it before what was learned was asked. */
      veto?: VetoId;
    }
  | { kind: "age" | "unclear"; end: number };

const units = new PhraseTable<Unit>();
for (const [unit, phrases] of unitPhrases) for (const phrase of phrases) units.add(phrase, unit);
const slots = new PhraseTable<Unit>();
for (const [unit, phrases] of slotPhrases) for (const phrase of phrases) slots.add(phrase, unit);
const near = new PhraseTable<Unit>();
for (const [unit, phrases] of measuredNear) for (const phrase of phrases) near.add(phrase, unit);
const places = new PhraseTable<NonNullable<Sighting["place"]>>();
for (const [place, phrases] of mileagePlaces) for (const phrase of phrases) places.add(phrase, place);

/** Words of units and of what numbers count: known to the speller. */
export const unitVocabulary: ReadonlySet<string> = new Set([...units.words, ...slots.words, ...places.words]);

/** All words that name a number's slot or a mileage's place. */
export function findSightings(tokens: readonly Token[], vocabulary: Vocabulary): Sighting[] {
  const found: Sighting[] = [];
  let slotEnd = 0;
  let placeEnd = 0;
  for (let index = 0; index < tokens.length; index++) {
    const slot = index >= slotEnd ? slots.at(tokens, index) : undefined;
    if (slot && isKnown(slot.payload, vocabulary)) {
      found.push({ kind: "slot", unit: slot.payload, start: index, end: slot.end });
      slotEnd = slot.end;
    }
    const measured = near.at(tokens, index);
    if (measured && isKnown(measured.payload, vocabulary))
      found.push({ kind: "near", unit: measured.payload, start: index, end: measured.end });
    const place = index >= placeEnd ? places.at(tokens, index) : undefined;
    if (place) {
      found.push({ kind: "place", place: place.payload, start: index, end: place.end });
      placeEnd = place.end;
    }
  }
  return found;
}

interface UnitContext {
  tokens: readonly Token[];
  sightings: readonly Sighting[];
  numbers: readonly SpokenNumber[];
  vocabulary: Vocabulary;
  asked?: SlotName;
  /** Numbers wished for before: a bare number of their size revises them. */
  standing?: readonly StandingNumber[];
  /** What each number probably counts, in the order of `numbers`. */
  roles?: readonly RoleGuess[];
}

/** From this probability on a learned role counts as much as words nearby. */
const sureRole = 0.5;
/** "100k" is money unless the words are quite sure. */
const sureNoPrice = 0.85;
/** From here on people say the thousands of a price: "450" is none. */
const mostThousands = 250;

/** The unit a learned role stands for; none where the catalog has no slot for it. */
function unitOfRole(role: LearnedRole, vocabulary: Vocabulary): Unit | undefined {
  if (role === "mileage") return "mileage";
  return numericSlotNames.find((slot) => slotWords[slot].counts === role && holds(vocabulary, slot));
}

/** The slots whose numbers count that, and where a number of this size can stand. */
export function slotsOfRole(role: LearnedRole, value: number): NumericSlotName[] {
  return numericSlotNames.filter((slot) => slotWords[slot].counts === role && isPlausible(slot, value));
}

/** Whether the catalog says anything about what a unit counts. */
function isKnown(unit: Unit, vocabulary: Vocabulary): boolean {
  return !isSlotUnit(unit) || holds(vocabulary, unit);
}

const slotUnits: ReadonlySet<string> = new Set(numericSlotNames);

function isSlotUnit(unit: Unit): unit is NumericSlotName {
  return slotUnits.has(unit);
}

function isMeasure(unit: Unit): unit is MeasureUnit {
  return unit in measures;
}

const odometers = numericSlotNames.filter((slot) => slotWords[slot].counts === "odometer");

/** Words behind a unit that make it a rate: "15,000 miles a year". */
const rates: ReadonlySet<string> = new Set(["a", "per", "each", "every", "annually", "yearly", "/"]);

/** "A 16 foot garage": the slot in that unit that is named nearest, if a number of this size can be meant. */
function measured(
  context: UnitContext,
  number: SpokenNumber,
  measure: MeasureUnit,
  { value, end, bounded }: { value: number; end: number; bounded: boolean },
): UnitReading | undefined {
  const { unit, times, ...only } = measures[measure];
  const named = context.sightings.filter(
    (each) => each.unit && isSlotUnit(each.unit) && numberSlots[each.unit].unit === unit,
  );
  // "Under 60k miles" is an odometer; miles without a bound may be anything.
  const isLimit = bounded && !rates.has(context.tokens[end]?.word ?? "");
  const countsAlone = (slot: NumericSlotName) => isLimit && odometers.includes(slot);
  const usual = numericSlotNames.find(
    (each) =>
      numberSlots[each].unit === unit && isKnown(each, context.vocabulary) && ("sole" in only || countsAlone(each)),
  );
  const rest = context.numbers.find((each) => each.start === end && isInches(context.tokens, each));
  const plus = rest?.value ?? 0;
  const stretch = { ...stretchOf(context, number), to: stretchOf(context, rest ?? number).to };
  const slot = nearest(named, number, stretch) ?? usual;
  if (!slot || !isSlotUnit(slot) || !fits(slot, value * times + plus)) return undefined;
  return { kind: "slot", slots: [slot], end: rest?.end ?? end, times, plus };
}

/** Words that make a number of one slot one of another, in catalogs that hold it: "list price under 30k". */
const narrower = numericSlotNames.flatMap((to) => {
  const { slot: from, say } = slotWords[to].narrows ?? {};
  if (!from || !say) return [];
  const table = new PhraseTable<true>();
  for (const phrase of say) table.add(phrase, true);
  return [{ from, to, table }];
});

/** What a number counts. */
export function unitFor(
  context: UnitContext,
  number: SpokenNumber,
  value: number,
  bound?: Pick<Bound, "op">,
): UnitReading | undefined {
  const read = widelyRead(context, number, value, bound);
  if (read?.kind !== "slot") return read;
  const { from, to } = stretchOf(context, number);
  const says = (table: PhraseTable<true>) =>
    context.tokens.some((_, index) => index >= from && (table.at(context.tokens, index)?.end ?? to + 1) <= to);
  const narrowed = narrower.find(
    (each) => read.slots[0] === each.from && isKnown(each.to, context.vocabulary) && says(each.table),
  );
  return narrowed ? { ...read, slots: [narrowed.to] } : read;
}

/** Its own unit first, then words nearby, then the open question, then its size. */
function widelyRead(
  context: UnitContext,
  number: SpokenNumber,
  value: number,
  bound: Pick<Bound, "op"> | undefined,
): UnitReading | undefined {
  const bounded = bound !== undefined;
  const odometer = odometers.find((slot) => holds(context.vocabulary, slot));
  if (odometer && isOdometer(context.tokens, number)) return { kind: "slot", slots: [odometer], end: number.end };
  const own = ownUnit(context, number);
  if (own) {
    if (own.unit === "other") return undefined;
    if (own.unit === "age") return { kind: "age", end: own.end };
    const measure = isMeasure(own.unit)
      ? measured(context, number, own.unit, { value, end: own.end, bounded })
      : undefined;
    const maySterling = ["pounds", "£"].includes(context.tokens[own.end - 1]?.word ?? "");
    if (measure || (isMeasure(own.unit) && !maySterling)) return measure;
    const told = isMeasure(own.unit) ? undefined : reading(context, number, own.unit, own.end);
    if (!isMeasure(own.unit)) return told?.kind === "slot" ? { ...told, veto: "own-unit" } : told;
  }
  const same = context.standing?.find((each) => each.value === value);
  const revised = same?.slot ?? revisedBy(context, number, value, bound?.op);
  if (revised) return { kind: "slot", slots: [revised], end: number.end, veto: "standing-number" };
  // "Tows 3,500".
  const isPlain = !number.currency && !number.scaled;
  const verb = isPlain
    ? context.sightings.find((each) => each.kind === "slot" && each.end === number.start)?.unit
    : undefined;
  if (verb && isSlotUnit(verb) && slotWords[verb].near && isKnown(verb, context.vocabulary) && fits(verb, value))
    return { kind: "slot", slots: [verb], end: number.end };
  const guess = guessFor(context, number);
  if (
    guess &&
    !answersByName(context, value) &&
    guess.chance >= (number.scaled && guess.role !== "price" ? sureNoPrice : sureRole)
  ) {
    const unit = unitOfRole(guess.role, context.vocabulary);
    if (unit === undefined && !isNamedNearby(context, number)) return undefined;
    if (unit && fits(unit, value) && (guess.role !== "price" || value < mostThousands || value >= 1000))
      return reading(context, number, unit, number.end);
  }
  if (number.century && value < 100) return { kind: "slot", slots: ["year"], end: number.end };
  const money = number.currency || number.scaled || number.comma;
  if (money) return { kind: "slot", slots: ["msrp"], end: number.end };
  // "35 highway" and "highway 35" are mileages whatever is named nearby.
  const placed = context.sightings.some(
    (each) => each.kind === "place" && (each.start === number.end || each.end === number.start),
  );
  if (placed && value >= 5 && value < 200) return reading(context, number, "mileage", number.end);
  if (isGot(context.tokens, number.start) && value >= 10 && value < 80)
    return reading(context, number, "mileage", number.end);
  const stretch = stretchOf(context, number);
  const seen = nearest(
    context.sightings.filter((each) => each.kind === "slot"),
    number,
    stretch,
  );
  const isOld = number.decade ? value >= 70 || value === 10 : isYear(value, number);
  if (isOld && seen !== "msrp") return { kind: "slot", slots: ["year"], end: number.end };
  if (value >= 4000) return { kind: "slot", slots: ["msrp"], end: number.end };
  if (seen && fits(seen, value)) return reading(context, number, seen, number.end);
  const place = nearestPlace(context, number);
  if (place && value >= 5 && value < 200) return reading(context, number, "mileage", number.end);
  const { asked } = context;
  if (asked && isNumericSlot(asked) && fits(asked, value)) return { kind: "slot", slots: [asked], end: number.end };
  if (number.decade || (bounded && value >= 5 && value < 200))
    return { kind: "slot", slots: ["msrp"], end: number.end };
  return context.tokens.length <= 3 && !asked ? { kind: "unclear", end: number.end } : undefined;
}

/** Longest answer whose number needs no name to be the one that was asked for. */
const bareAnswer = 4;

/** "My minimum highway MPG is 24": an answer that names what was asked, or nothing, has no other role to find. */
function answersByName({ asked, sightings, tokens }: UnitContext, value: number): boolean {
  if (!asked || !isNumericSlot(asked) || !fits(asked, value)) return false;
  const isMileage = asked === "highwayMpg" || asked === "cityMpg";
  const isNamed = sightings.some(
    ({ kind, unit }) => unit === asked || (isMileage && (kind === "place" || unit === "mileage")),
  );
  return isNamed || tokens.length <= bareAnswer;
}

/** "Seating for 6": a slot without a learned role is named beside the number. */
function isNamedNearby(context: UnitContext, number: SpokenNumber): boolean {
  const named = context.sightings.filter((each) => each.kind === "slot");
  const unit = nearest(named, number, stretchOf(context, number));
  return unit !== undefined && isSlotUnit(unit) && !slotWords[unit].counts;
}

function guessFor({ roles, numbers }: UnitContext, number: SpokenNumber): RoleGuess | undefined {
  return roles?.[positionOf(numbers, number.start)];
}

/** Longest message in which a number without a name is sized up against the wishes. */
const shortMessage = 14;
/** How much likelier a number is about what gave way. */
const gaveOdds = 4;
/** How much less likely a ceiling becomes a floor. */
const turnedOdds = 0.2;
/** How likely a number is about no wish at all, beside one of its size. */
const newOdds = 0.15;
/** Natural log of the ratio by which a revised number usually differs. */
const usualStep = 0.25;

/**
 * "Not under 25 then", "36 is okay too": a number that says nothing of its kind revises the wish that its size and its
 * words fit best, most of all the one that gave way.
 */
function revisedBy(
  context: UnitContext,
  number: SpokenNumber,
  value: number,
  op: Bound["op"],
): NumericSlotName | undefined {
  const { standing = [], tokens, asked, sightings } = context;
  const isMarked = number.currency || number.scaled || number.comma || number.decade || number.century;
  const answers = asked !== undefined && isNumericSlot(asked) && fits(asked, value);
  const isShort = tokens.length <= shortMessage || isOffered(tokens, number.start);
  if (isMarked || answers || !isShort || isYear(value, number)) return undefined;
  const { from, to } = stretchOf(context, number);
  if (sightings.some(({ kind, start, end }) => kind !== "near" && start >= from && end <= to)) return undefined;
  const guess = guessFor(context, number);
  const chanceOf = (slot: NumericSlotName) => {
    const role = learnedRoles.indexOf(slotWords[slot].counts ?? "other");
    return Math.max(guess?.chances?.[role] ?? 0, leastChance);
  };
  const scores = standing.map((each) => {
    const size = each.slot === "msrp" ? each.value / 1000 : each.value;
    const fit = Math.exp(-Math.abs(Math.log(value / size)) / usualStep);
    const turns = op !== undefined && op[0] !== each.op[0] ? turnedOdds : 1;
    return { slot: each.slot, fit, score: chanceOf(each.slot) * fit * turns * (each.gave ? gaveOdds : 1) };
  });
  const best = scores.sort((a, b) => b.score - a.score)[0];
  const isOther = best && (guess?.chance ?? 0) * newOdds > best.score;
  return !best || isOther || best.fit < leastFit ? undefined : best.slot;
}

const leastChance = 0.1;
/** A number twice or half as large revises nothing. */
const leastFit = 0.08;

function ownUnit({ tokens, vocabulary }: UnitContext, number: SpokenNumber): { unit: Unit; end: number } | undefined {
  let index = number.end;
  if (tokens[index]?.word === "+" || tokens[index]?.word === "plus") index++;
  const skip = new Set(["or", "more", "better", "and", "above", "up"]);
  for (let steps = 0; steps < 4; steps++) {
    const hit = units.at(tokens, index);
    if (hit) {
      const { payload } = hit;
      if (payload === "other" && steps > 0) return undefined;
      if (payload === "age" && steps > 0) return undefined;
      return { unit: isKnown(payload, vocabulary) ? payload : "other", end: hit.end };
    }
    if (!skip.has(tokens[index]?.word ?? "")) return undefined;
    index++;
  }
  return undefined;
}

function reading(context: UnitContext, number: SpokenNumber, unit: Unit, end: number): UnitReading | undefined {
  if (unit === "other" || unit === "age" || isMeasure(unit)) return undefined;
  if (unit !== "mileage") return { kind: "slot", slots: [unit], end };
  const place = nearestPlace(context, number);
  const { asked } = context;
  if (place === "both") return { kind: "slot", slots: ["cityMpg", "highwayMpg"], end };
  if (place === "city") return { kind: "slot", slots: ["cityMpg"], end };
  if (place === "highway") return { kind: "slot", slots: ["highwayMpg"], end };
  if (asked === "cityMpg" || asked === "highwayMpg") return { kind: "slot", slots: [asked], end };
  return { kind: "slot", slots: ["highwayMpg"], end, placeUnknown: true };
}

function nearest(
  sightings: readonly Sighting[],
  number: SpokenNumber,
  { from, to }: { from: number; to: number },
): Unit | undefined {
  let best: { unit?: Unit; distance: number } | undefined;
  for (const each of sightings) {
    if (each.start < from || each.end > to || each.unit === "other") continue;
    const distance = each.end <= number.start ? number.start - each.end : each.start - number.end + 0.5;
    if (distance <= 12 && (!best || distance < best.distance))
      best = { ...(each.unit ? { unit: each.unit } : {}), distance };
  }
  return best?.unit;
}

function nearestPlace(context: UnitContext, number: SpokenNumber): Sighting["place"] {
  const { from, to } = stretchOf(context, number);
  let best: { place: Sighting["place"]; distance: number } | undefined;
  for (const each of context.sightings) {
    if (each.kind !== "place" || each.start < from || each.end > to || leadsOn(context, number, each)) continue;
    const distance = each.end <= number.start ? number.start - each.end + 0.5 : each.start - number.end;
    if (distance <= 10 && (!best || distance < best.distance)) best = { place: each.place, distance };
  }
  return best?.place;
}

/** "City 30 highway 38": a place between two numbers belongs to the second where places stand before their numbers. */
function leadsOn({ sightings, numbers }: UnitContext, number: SpokenNumber, place: Sighting): boolean {
  const later = numbers[positionOf(numbers, number.start) + 1];
  if (place.start !== number.end || place.end !== later?.start) return false;
  const places = sightings.filter((each) => each.kind === "place");
  return places.some((each) => each.end === number.start) && !places.some((each) => each.start === later.end);
}

function isYear(value: number, number: SpokenNumber): boolean {
  return Number.isInteger(value) && value >= 1900 && value <= 2100 && !number.comma;
}

/** Whether a number is of a size the slot can have, so that a word nearby may claim it. */
function fits(unit: Unit, value: number): boolean {
  if (unit === "other" || unit === "age" || isMeasure(unit)) return false;
  const slot = unit === "mileage" ? "highwayMpg" : unit;
  return slotWords[slot].fits?.(value) ?? isPlausible(slot, value);
}
