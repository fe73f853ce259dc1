import type { CatalogCar } from "@/lib/catalog/car";
import type { CatalogReader, Distribution } from "@/lib/catalog/catalog-reader";
import { createColumnReader } from "@/lib/catalog/column-reader";
import { matches } from "@/lib/catalog/matches";
import type { Predicate } from "@/lib/constraints/constraint";
import { isBound } from "@/lib/constraints/operator";
import type { SlotName } from "@/lib/constraints/slot-name";
import { askableSlots } from "@/lib/dialogue/asking-care";
import type { SlotChoice } from "@/lib/dialogue/slot-question";

/** Cars at the head of the list among which a target counts as found. */
const listLength = 10;

/** What is left of a catalog after some answers, and what has been asked so far. */
export interface SearchState {
  where: readonly Predicate[];
  /** Cars that satisfy all of it; no two are the same in every slot. */
  cars: readonly CatalogCar[];
  reader: CatalogReader;
  asked: readonly SlotName[];
  answered: ReadonlySet<SlotName>;
}

/** The question a policy puts: a slot and the choices offered; `null` when it asks no more. */
export interface TargetQuestion {
  slot: SlotName;
  choices: readonly SlotChoice[];
}
export type TargetPolicy = (state: SearchState, lot: () => number) => Promise<TargetQuestion | null>;

/** How a target stands after so many answers: chances over a list in random order, because nothing tells the rest apart. */
export interface Standing {
  hit: number;
  reciprocalRank: number;
  left: number;
  /** No car satisfies everything that was answered. */
  isEmpty: boolean;
}

/** The cars of a catalog, those that are the same in all fifteen slots once. */
export function distinctCars(cars: readonly CatalogCar[]): CatalogCar[] {
  const seen = new Map<string, CatalogCar>();
  for (const car of cars) {
    const { position: _position, trim: _trim, popularity: _popularity, ...slots } = car;
    const key = JSON.stringify(slots);
    if (!seen.has(key)) seen.set(key, car);
  }
  return [...seen.values()];
}

export function openSearch(cars: readonly CatalogCar[]): SearchState {
  return { where: [], cars, reader: readerOf(cars), asked: [], answered: new Set() };
}

/** Slots a policy may ask about next. */
export function openSlots({ asked, answered }: SearchState): SlotName[] {
  return askableSlots(asked, answered);
}

export function distributionsOf({ reader }: SearchState, slots: readonly SlotName[]): Promise<Distribution[]> {
  return reader.distributions(slots.map((slot) => ({ where: [], slot })));
}

/**
 * The answer of someone who has one car in mind: the tightest offered choice it passes; where none fits and words are
 * free, its own value. `null` where it says none of these, or the catalog does not tell.
 */
export function targetAnswer(target: CatalogCar, question: TargetQuestion, isStrict: boolean): Predicate | null {
  const { slot, choices } = question;
  const fitting = choices.filter(({ predicate }) => matches(target, predicate)).sort((a, b) => a.count - b.count);
  if (fitting[0]) return fitting[0].predicate;
  const held = target[slot];
  const value = Array.isArray(held) ? held[0] : held;
  const isBounded = choices.some(({ predicate }) => isBound(predicate.op));
  if (isStrict || isBounded || value === null || value === undefined) return null;
  return { slot, op: "==", value };
}

export function narrowed(state: SearchState, slot: SlotName, answer: Predicate | null): SearchState {
  const asked = [...state.asked, slot];
  if (!answer) return { ...state, asked };
  const cars = state.cars.filter((car) => matches(car, answer));
  const answered = new Set([...state.answered, slot]);
  return { where: [...state.where, answer], cars, reader: readerOf(cars), asked, answered };
}

/** Chances of a target among `left` cars in random order: of being in the first ten, and its mean reciprocal rank there. */
export function standingAmong(left: number): Standing {
  if (left === 0) return { hit: 0, reciprocalRank: 0, left, isEmpty: true };
  const shown = Math.min(left, listLength);
  let harmonic = 0;
  for (let rank = 1; rank <= shown; rank++) harmonic += 1 / rank;
  return { hit: shown / left, reciprocalRank: harmonic / left, left, isEmpty: false };
}

/** States by their answers, so that what many targets share is computed once. */
export interface SearchMemory {
  states: Map<string, SearchState>;
  questions: Map<string, TargetQuestion | null>;
}

export function emptyMemory(): SearchMemory {
  return { states: new Map(), questions: new Map() };
}

export interface TargetSearch {
  start: SearchState;
  policy: TargetPolicy;
  memory: SearchMemory;
  turns: number;
  isStrict: boolean;
  lot: () => number;
}

/** Plays one search: how the target stands before any question and after each; a policy that stops leaves it there. */
export async function searchFor(target: CatalogCar, search: TargetSearch): Promise<Standing[]> {
  let state = search.start;
  const standings = [standingAmong(state.cars.length)];
  for (let turn = 0; turn < search.turns; turn++) {
    const key = keyOf(state);
    const known = search.memory.questions.get(key);
    const question = known === undefined ? await search.policy(state, search.lot) : known;
    search.memory.questions.set(key, question);
    if (question) {
      const answer = targetAnswer(target, question, search.isStrict);
      const next = `${key}>${question.slot}=${JSON.stringify(answer)}`;
      const from = state;
      state = search.memory.states.get(next) ?? narrowed(from, question.slot, answer);
      search.memory.states.set(next, state);
    }
    standings.push(standingAmong(state.cars.length));
  }
  return standings;
}

function keyOf({ where, asked }: SearchState): string {
  return `${asked.join()}|${where.map(({ slot, op, value }) => JSON.stringify([slot, op, value])).join()}`;
}

function readerOf(cars: readonly CatalogCar[]): CatalogReader {
  return createColumnReader(cars, { checksum: "" });
}
