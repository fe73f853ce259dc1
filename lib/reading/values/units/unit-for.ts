import { holds, type Vocabulary } from "@/lib/catalog/catalog-reader";
import type { NumericSlotName } from "@/lib/constraints";
import { economies, isNumericSlot, isPlausible, numberSlots, numericSlotNames, roles } from "@/lib/constraints";
import { priceTimes, slotWords } from "@/lib/constraints/slot-words";
import { type LearnedRole, slotRoles } from "@/lib/reading/learned/number-roles";
import { amidBounds, beforeUnits, behindNumbers, equates, goesOn } from "@/lib/reading/lexicon/bound-words";
import type { Unit } from "@/lib/reading/lexicon/quantity-words";
import { PhraseTable } from "@/lib/reading/text/phrase-table";
import { firstFrom, type TokenSpan, textIn } from "@/lib/reading/text/tokenize";
import { type Bound, boundAfter, boundBefore } from "@/lib/reading/values/bounds";
import { isGot, isOdometer, isOfThings } from "@/lib/reading/values/number-roles";
import { type SpokenNumber, stretchOf } from "@/lib/reading/values/numbers";
import { isTravel, namedStanding, revisedBy, slotMeasured, unlikePrice } from "./standing";
import * as units from "./unit-context";

const sureRole = 0.5;
/** "100k" is money unless the model is this sure. */
const sureNoPrice = 0.85;
/** Less in thousands behind "tow" is a weight. */
const leastPrice = 15_000;
/** From here up, people say the thousands: "450" is no price. */
export const mostThousands = 250;

function unitOfRole(role: LearnedRole, vocabulary: Vocabulary): Unit | undefined {
  if (role === "mileage") return "economy";
  return numericSlotNames.find((slot) => slotWords[slot].counts === role && holds(vocabulary, slot));
}

const counted: ReadonlySet<string | undefined> = new Set(numericSlotNames.map((slot) => slotWords[slot].counts));

export function slotsOfRole(role: LearnedRole, value: number): NumericSlotName[] {
  return numericSlotNames.filter((slot) => slotWords[slot].counts === role && isPlausible(slot, value));
}

/** "List price under 30k". */
const narrower = numericSlotNames.flatMap((to) => {
  const { slot: from, say } = slotWords[to].narrows ?? {};
  return from && say ? [{ from, to, table: PhraseTable.of(say) }] : [];
});

type Limit = Pick<Bound, "op">;

export function unitFor(
  context: units.UnitContext,
  number: SpokenNumber,
  bound?: Limit,
): units.UnitReading | undefined {
  const read = widelyRead(context, number, bound);
  if (read?.kind !== "slot") return read;
  const { from, to } = stretchOf(context, number);
  const says = (table: PhraseTable<true>) =>
    context.tokens.some((_, index) => index >= from && (table.at(context.tokens, index)?.end ?? to + 1) <= to);
  const narrowed = narrower.find(
    (each) => read.slots[0] === each.from && units.isKnown(each.to, context.vocabulary) && says(each.table),
  );
  return narrowed ? { ...read, slots: [narrowed.to] } : read;
}

/** Tries its own unit, then nearby words, the open question, and its size. */
function widelyRead(
  context: units.UnitContext,
  number: SpokenNumber,
  bound: Limit | undefined,
): units.UnitReading | undefined {
  const { odometer } = roles;
  const { value, end } = number;
  const of = (slot: NumericSlotName): units.SlotReading => ({ kind: "slot", slots: [slot], end });
  if (odometer && holds(context.vocabulary, odometer) && isOdometer(context.tokens, number)) return of(odometer);
  const own = ownUnit(context, number);
  const mayBeEconomy = value >= 5 && value < 200;
  if (own) {
    if (own.unit === "other") return undefined;
    if (own.unit === "age") return { kind: "age", end: own.end };
    if (!units.isMeasure(own.unit)) {
      const said = reading(context, number, own.unit, own.end);
      return said && { ...said, veto: "own-unit" };
    }
    // "15k to 40k miles" limits as "under 40k" does.
    const isRange = context.numbers[firstFrom(context.numbers, number.start)]?.end !== end;
    const unnamed = isRange || isSet(context, number, own.end) ? {} : undefined;
    const limit = limitOf(context, number, own.end) ?? bound ?? unnamed;
    const measure = slotMeasured(context, number, own.unit, { end: own.end, bound: limit });
    const isEconomy = !measure && own.unit.unit === "mi" && mayBeEconomy && isPlaced(context, number, own.end);
    if (isEconomy && !isTravel(context, number, own.end)) return reading(context, number, "economy", own.end);
    const maySterling = ["pounds", "£"].includes(context.tokens[own.end - 1]?.word ?? "");
    if (measure || !maySterling) return measure;
  }
  const money = number.currency || number.scaled || number.comma;
  if (!money && isOfThings(context.tokens, number)) return undefined;
  if (!money && mayBeEconomy && isPlaced(context, number, end)) return reading(context, number, "economy", end);
  const meant = namedClosely(context, number) ?? answeredBy(context, number, bound);
  if (meant) return of(meant);
  const sized = numericSlotNames.find((slot) => slotWords[slot].sizes?.includes(value));
  if (sized && !money && bound?.op?.[0] !== "<") return of(sized);
  const same = context.standing?.find((each) => each.value === value);
  const revised = namedStanding(context, number) ?? same?.slot ?? revisedBy(context, number, bound?.op);
  if (revised) return { ...of(revised), veto: "standing-number" };
  const carried = carriedOn(context, number, bound);
  if (carried) return of(carried);
  if (number.century && value < 100 && !number.scaled) return of("year");
  const other = unlikePrice(context, number, bound?.op);
  if (other) return { ...of(other), veto: "standing-number" };
  const heard = units.guessFor(context, number);
  // No guess, where it names a slot that nothing sold here has.
  const told = heard && slotRoles.has(heard.role) && !counted.has(heard.role) ? undefined : heard;
  // "Under 45" are no miles on a clock.
  const guess = told?.role === "odometer" && !number.scaled && value < 1000 ? undefined : told;
  const gets = economies.length > 0 && !money && value >= 10 && value < 80 && isGot(context.tokens, number.start);
  // Nobody limits a mileage from above, and "gets 30" is no price.
  const isAgainst = guess?.role === "mileage" ? /^</.test(bound?.op ?? "") : guess?.role === "price" && gets;
  if (guess && !isAgainst && guess.chance >= (number.scaled && guess.role !== "price" ? sureNoPrice : sureRole)) {
    const unit = unitOfRole(guess.role, context.vocabulary);
    if (unit === undefined) return undefined;
    const isNoPrice = guess.role === "price" && value >= mostThousands && value < priceTimes;
    if (unit && units.fits(unit, value) && !isNoPrice) return reading(context, number, unit, end);
  }
  if (money) return of(roles.price);
  if (gets) return reading(context, number, "economy", end);
  const named = context.sightings.filter((each) => each.kind === "slot");
  const seen = units.nearest(named, number, stretchOf(context, number));
  const isOld = number.decade ? value >= 70 || value === 10 : units.isYear(number);
  if (isOld && seen !== roles.price) return of("year");
  if (value >= (slotWords[roles.price].bareFrom ?? Number.POSITIVE_INFINITY)) return of(roles.price);
  if (seen && units.fits(seen, value)) return reading(context, number, seen, end);
  if (mayBeEconomy && nearestPlace(context, number)) return reading(context, number, "economy", end);
  const { asked } = context;
  if (asked && isNumericSlot(asked) && units.fits(asked, value)) return of(asked);
  const mayBePrice = priceTimes > 1 ? mayBeEconomy : units.fits(roles.price, value);
  return number.decade || (bound && mayBePrice) ? of(roles.price) : undefined;
}

/** "35 highway", "30 on the highway" and "38 miles highway" are mileages, even beside other names. */
function isPlaced({ sightings, tokens }: units.UnitContext, number: SpokenNumber, from: number): boolean {
  const leads = (start: number) =>
    start >= from && tokens.slice(from, start).every(({ word }) => behindNumbers.has(word));
  return sightings.some(({ kind, start, end }) => kind === "place" && (end === number.start || leads(start)));
}

/** "Her EV goes 290 miles. I want 310 at least": a bare floor is of the measure named last. */
function carriedOn(context: units.UnitContext, number: SpokenNumber, bound?: Limit): NumericSlotName | undefined {
  const { value, currency, scaled, comma, decade, start } = number;
  if (bound?.op !== ">=" || currency || scaled || comma || decade || units.isYear(number)) return undefined;
  const { from, to } = stretchOf(context, number);
  if (context.sightings.some((each) => each.kind !== "near" && each.start >= from && each.end <= to)) return undefined;
  const unit = context.sightings.findLast((each) => each.end <= start)?.unit;
  const isMeasured = unit && units.isSlotUnit(unit) && numberSlots[unit].unit !== "" && !slotWords[unit].counts;
  return isMeasured && numberSlots[unit].direction === "more" && units.fits(unit, value) ? unit : undefined;
}

/** "90 thousand is the miles" and "100 thousand miles, not dollars" set a limit. */
function isSet({ tokens }: units.UnitContext, number: SpokenNumber, end: number): boolean {
  const behind = tokens[end]?.kind === "mark" ? end + 1 : end;
  return equates.has(tokens[number.end]?.word ?? "") || tokens[behind]?.word === "not";
}

/** Answers this short need no name. */
const [barest, bareAnswer] = [4, 9];

/** "No more than 40,000" answers what was asked: it names its topic or nothing, so it has no other role. */
function answeredBy(
  { asked, assumed, sightings, tokens, numbers }: units.UnitContext,
  number: SpokenNumber,
  bound: Limit | undefined,
): NumericSlotName | undefined {
  if (number.currency) return undefined;
  return [asked, assumed]
    .filter((slot) => slot !== undefined && isNumericSlot(slot))
    .find((slot) => {
      const isAgainst = bound?.op?.[0] === (numberSlots[slot].direction === "more" ? "<" : ">");
      if (!units.fits(slot, number.value) || isAgainst || (slot !== "year" && units.isYear(number))) return false;
      const isOwn = ({ unit }: units.Sighting) => unit === slot;
      const isOn = slot === assumed && goesOn.test(textIn(tokens));
      if (!isOn && sightings.some((each) => each.kind === "slot" && !isOwn(each))) return false;
      return isOn || sightings.some(isOwn) || tokens.length <= (numbers.length === 1 ? bareAnswer : barest);
    });
}

/** In "4,000 lb and 190 inches", the bound is before the first measure. */
function limitOf(context: units.UnitContext, number: SpokenNumber, end: number): Bound | undefined {
  const { tokens, numbers } = context;
  const first = tokens[number.start - 1]?.word === "and" ? numbers[firstFrom(numbers, number.start) - 1] : undefined;
  const isListed = first && ownUnit(context, first)?.end === number.start - 1;
  return boundAfter(tokens, end) ?? (isListed ? boundBefore(tokens, first) : undefined);
}

/** "Tow rating 6,000", "a 7k trailer". */
function namedClosely(context: units.UnitContext, number: SpokenNumber): NumericSlotName | undefined {
  const { tokens, numbers, sightings } = context;
  // "A 20k tow package" costs that.
  const isPriced = number.scaled && /^tow/.test(tokens[number.end]?.word ?? "");
  if (number.currency || isPriced || number.decade || units.isYear(number)) return undefined;
  const start = boundBefore(tokens, number)?.start ?? number.start;
  const beside = sightings.find(
    ({ unit, ...each }) =>
      unit &&
      units.isSlotUnit(unit) &&
      // "Pull 9000."
      (each.kind === "slot" || numberSlots[unit].unit === "" || (each.kind === "near" && each.end === number.start)) &&
      !slotWords[unit].counts &&
      units.fits(unit, number.value) &&
      (!number.scaled ||
        ((each.start === number.end || (each.end === start && number.value < leastPrice)) &&
          numberSlots[unit].unit === "lb")) &&
      // "280 miles under 50k": the miles are the first number's.
      (each.start === number.end ||
        !numbers.some((other) => other.end === each.start && units.fits(unit, other.value))) &&
      // "Lighter than 3,000" names and bounds at once.
      (each.start === number.end ||
        (each.start === start && each.end <= number.start) ||
        (each.end <= start && tokens.slice(each.end, start).every(({ word }) => amidBounds.has(word)))),
  );
  const own = beside?.unit as NumericSlotName | undefined;
  const thing = own && numberSlots[own].unit !== "" && units.ofThing(context, number, start < number.start);
  return thing ? (numberSlots[thing].unit === numberSlots[own].unit ? thing : undefined) : own;
}

function ownUnit(
  { tokens, vocabulary }: units.UnitContext,
  number: SpokenNumber,
): { unit: Unit; end: number } | undefined {
  let index = number.end;
  if (tokens[index]?.word === "+" || tokens[index]?.word === "plus") index++;
  // "90 thousand is the miles".
  if (equates.has(tokens[index]?.word ?? "") && units.unitAt(tokens, index + 2)) index += 2;
  for (let steps = 0; steps < 4; steps++) {
    const hit = units.unitAt(tokens, index);
    if (hit) {
      const { payload } = hit;
      // "Up to 45,000 tow 9,000": the name belongs to the next number.
      // "25k V6" is no 25,000 volts.
      const isOwn = units.isSlotUnit(payload) ? units.fits(payload, number.value) : payload !== "other";
      if (tokens[hit.end]?.kind === "number" && !isOwn) return undefined;
      return { unit: units.isKnown(payload, vocabulary) ? payload : "other", end: hit.end };
    }
    if (!beforeUnits.has(tokens[index]?.word ?? "")) return undefined;
    index++;
  }
  return undefined;
}

function reading(
  context: units.UnitContext,
  number: SpokenNumber,
  unit: Unit,
  end: number,
): units.SlotReading | undefined {
  if (unit === "other" || unit === "age" || units.isMeasure(unit)) return undefined;
  if (unit !== "economy") return { kind: "slot", slots: [unit], end };
  if (!roles.economy) return undefined;
  const place = nearestPlace(context, number);
  const { city, highway } = roles.economy;
  if (place === "both") return { kind: "slot", slots: [city, highway], end };
  if (place === "city" || place === "highway") return { kind: "slot", slots: [roles.economy[place]], end };
  // "Make it 28" beside 25 in the city.
  const held = economies.filter((slot) => context.standing?.some((wish) => wish.slot === slot));
  const asked = economies.find((slot) => slot === context.asked) ?? (held.length === 1 ? held[0] : undefined);
  if (asked) return { kind: "slot", slots: [asked], end };
  return { kind: "slot", slots: [highway], end, placeUnknown: place ?? "unsaid" };
}

function nearestPlace(context: units.UnitContext, number: SpokenNumber): units.Sighting["place"] {
  const isOther = (each: units.Sighting) => each.kind !== "place" || leadsOn(context, number, each);
  return units.closest(context.sightings, number, stretchOf(context, number), isOther, 0.5)?.place;
}

/** "City 30 highway 38": leading places belong to the next number. */
function leadsOn({ sightings, numbers }: units.UnitContext, number: SpokenNumber, place: units.Sighting): boolean {
  const later = numbers[firstFrom(numbers, number.start) + 1];
  const isPlace = (at: keyof TokenSpan, edge: number) =>
    sightings.some((each) => each.kind === "place" && each[at] === edge);
  return place.end === later?.start && isPlace("end", number.start) && !isPlace("start", later.end);
}
