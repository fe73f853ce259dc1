import { holds, type Vocabulary } from "@/lib/catalog/catalog-reader";
import type { NumericSlotName, Operator, SlotName } from "@/lib/constraints";
import { economies, isPlausible, numericSlotNames, roles, takesBounds } from "@/lib/constraints";
import { slotWords } from "@/lib/constraints/slot-words";
import { nouns } from "@/lib/constraints/trade-words";
import type { RoleGuess } from "@/lib/reading/learned/number-roles";
import { goesOn } from "@/lib/reading/lexicon/bound-words";
import * as say from "@/lib/reading/lexicon/quantity-words";
import type { VetoId } from "@/lib/reading/lexicon/stance-words";
import { type PhraseHit, PhraseTable } from "@/lib/reading/text/phrase-table";
import { endsSentence, firstFrom, type TokenSpan, type Tokens, textIn } from "@/lib/reading/text/tokenize";
import type { SpokenNumber } from "@/lib/reading/values/numbers";

export interface StandingNumber {
  slot: NumericSlotName;
  op: Operator;
  value: number;
  /** It gave way and is the likeliest topic. */
  gave?: boolean;
}

export type UnitReading =
  | {
      kind: "slot";
      slots: NumericSlotName[];
      end: number;
      placeUnknown?: "unsaid" | "either";
      times?: number;
      /** The inches of "6 feet 6". */
      plus?: number;
      /** The rule that overrode the model. */
      veto?: VetoId;
    }
  | { kind: "age"; end: number };

export type SlotReading = Extract<UnitReading, { kind: "slot" }>;

export interface UnitContext {
  tokens: Tokens;
  sightings: readonly Sighting[];
  numbers: readonly SpokenNumber[];
  vocabulary: Vocabulary;
  asked?: SlotName;
  /** Taken for a loose word of the last message, and open to a number. */
  assumed?: SlotName | undefined;
  /** Bare numbers can revise these. */
  standing?: readonly StandingNumber[];
  /** What the message names, where a bare number can revise a wish. */
  about?: readonly ({ slots: readonly SlotName[] } & TokenSpan)[];
  /** In the order of `numbers`. */
  roles?: readonly RoleGuess[];
}

export function guessFor({ roles, numbers }: UnitContext, number: SpokenNumber): RoleGuess | undefined {
  return roles?.[firstFrom(numbers, number.start)];
}

export function isYear({ value, comma }: SpokenNumber): boolean {
  return Number.isInteger(value) && value >= 1900 && value <= 2100 && !comma && fits("year", value);
}

export function fits(unit: say.Unit, value: number): boolean {
  if (unit === "other" || unit === "age" || isMeasure(unit)) return false;
  const slot = unit === "economy" ? economies[0] : unit;
  // Nothing has 6.5 cylinders.
  if (!slot || (!Number.isInteger(value) && !takesBounds(slot))) return false;
  return slotWords[slot].fits?.(value) ?? isPlausible(slot, value);
}

/** "How much does it tow? Which SUV does more, say 6,000?": what was asked of before, where the figure fits. */
export function measureBefore(words: string, earlier: readonly string[] = []): NumericSlotName | undefined {
  const figure = Number(goesOn.exec(words.toLowerCase())?.[1]?.replace(/,/g, "") ?? Number.NaN);
  const meant = numericSlotNames.filter((slot) => fits(slot, figure) && slot !== roles.price && slot !== "year");
  const asked = (said: string) => meant.filter((slot) => slotWords[slot].asks?.fact?.test(said.toLowerCase()));
  return earlier.slice(-2).reverse().flatMap(asked)[0];
}

export interface Sighting extends TokenSpan {
  /** `near` needs a number with a measure. */
  kind: "slot" | "near" | "place";
  unit?: say.Unit;
  place?: "city" | "highway" | "both" | "either";
}

const units = PhraseTable.keyed(say.unitPhrases);
const slots = PhraseTable.keyed(say.slotPhrases);
/** Several may share a word: "clears 9 inches" and "clears 80 inches". */
const nearAny = PhraseTable.keyed(say.measuredNear);
const near = say.measuredNear.map(([unit, phrases]) => PhraseTable.keyed([[unit, phrases]]));
const places = PhraseTable.keyed(say.economyPlaces);

/** For the speller. */
export const unitVocabulary: ReadonlySet<string> = new Set([...units.words, ...slots.words, ...places.words]);

export function findSightings(tokens: Tokens, vocabulary: Vocabulary): Sighting[] {
  const isHeld = ({ payload }: PhraseHit<say.Unit>) => isKnown(payload, vocabulary);
  const found: Sighting[] = [];
  for (const { payload, ...at } of slots.hitsIn(tokens, isHeld)) found.push({ kind: "slot", unit: payload, ...at });
  for (const start of tokens.keys()) {
    const hits = nearAny.at(tokens, start) ? near.flatMap((table) => table.at(tokens, start) ?? []).filter(isHeld) : [];
    for (const { payload, end } of hits) found.push({ kind: "near", unit: payload, start, end });
  }
  for (const { payload, ...at } of places.hitsIn(tokens)) found.push({ kind: "place", place: payload, ...at });
  return found.sort((a, b) => a.start - b.start);
}

const things = PhraseTable.keyed(numericSlotNames.map((slot) => [slot, slotWords[slot].things ?? []]));

/** "My camper is 19 feet long, 3,800 loaded": the measure is the camper's, and its weight is to be towed. */
export function ofThing({ tokens }: UnitContext, { start }: SpokenNumber, isBound: boolean) {
  const from = tokens.slice(0, start).findLastIndex(endsSentence) + 1;
  const hit = [...things.hitsIn(tokens.slice(0, start))].findLast((each) => each.start >= from);
  const between = hit && tokens.slice(hit.end, start);
  const isAnew = between?.some(({ word }) => nouns.has(word) || say.measuresAnew.has(word));
  if (!between || (isAnew && !say.itsMeasure.test(textIn(between)))) return undefined;
  return isBound && between[0] && !say.ownsMeasure.has(between[0].word) ? undefined : hit.payload;
}

export function placesIn(tokens: Tokens) {
  return tokens.flatMap((_, index) => places.at(tokens, index)?.payload ?? []);
}

export function unitAt(tokens: Tokens, index: number): PhraseHit<say.Unit> | undefined {
  const [token, next] = [tokens[index], tokens[index + 1]];
  // "No longer than 175 in, AWD".
  if (token?.word === "in" && (!next || next.kind === "mark" || say.inchesOf.has(next.word)))
    return { payload: say.inch, end: index + 1 };
  return units.at(tokens, index);
}

export function isKnown(unit: say.Unit, vocabulary: Vocabulary): boolean {
  return !isSlotUnit(unit) || holds(vocabulary, unit);
}

export function isSlotUnit(unit: say.Unit): unit is NumericSlotName {
  return numericSlotNames.some((slot) => slot === unit);
}

export function isMeasure(unit: say.Unit): unit is say.OtherMeasure {
  return typeof unit === "object";
}

/** "Seats four" takes the number after it. */
export function nearest(
  sightings: readonly Sighting[],
  number: SpokenNumber,
  stretch: { from: number; to: number; next?: number | undefined },
): say.Unit | undefined {
  const isOther = ({ unit, start, end }: Sighting) => unit === "other" || (end === stretch.next && start > number.end);
  return closest(sightings, number, stretch, isOther)?.unit;
}

/** Of two as close, the one before the number, or behind it with half a token `against` those before. */
export function closest(
  sightings: readonly Sighting[],
  { start, end }: SpokenNumber,
  { from, to }: { from: number; to: number },
  isOther: (each: Sighting) => boolean,
  against = -0.5,
): Sighting | undefined {
  const distance = (each: Sighting) => (each.end <= start ? start - each.end + against : each.start - end);
  let best: { sighting: Sighting; away: number } | undefined;
  for (const sighting of sightings) {
    if (sighting.start < from || sighting.end > to) continue;
    const away = distance(sighting);
    if (away < (best?.away ?? 12) && !isOther(sighting)) best = { sighting, away };
  }
  return best?.sighting;
}
