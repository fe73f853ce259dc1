import type { CatalogProduct, CatalogReader } from "@/lib/catalog/catalog-reader";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import { isBound, type SlotName } from "@/lib/constraints";
import { askableSlots } from "@/lib/dialogue/asking/asking-clarity";
import type { SlotChoice } from "@/lib/dialogue/asking/slot-question";
import { passesChoice } from "@/lib/dialogue/deciding/exact-choices";
import { groupBy } from "@/lib/statistics/group-by";

/** List length in which a target counts as found. */
const listLength = 10;

export interface SearchState {
  /** No two are equal in every slot. */
  all: readonly CatalogProduct[];
  where: readonly TargetAnswer[];
  /** Products that violate the fewest answers. */
  products: readonly CatalogProduct[];
  violated: number;
  reader: CatalogReader;
  asked: readonly SlotName[];
  answered: ReadonlySet<SlotName>;
}

export type TargetAnswer = Pick<SlotChoice, "predicate" | "and">;

/** `null` ends the asking. */
export type TargetQuestion = { slot: SlotName; choices: readonly SlotChoice[] };
export type TargetPolicy = (state: SearchState, lot: () => number) => Promise<TargetQuestion | null>;

export type TargetStanding = ReturnType<typeof standingAmong>;

export function distinct(products: readonly CatalogProduct[]): CatalogProduct[] {
  const keyOf = ({ position: _position, trim: _trim, popularity: _popularity, ...slots }: CatalogProduct) =>
    JSON.stringify(slots);
  return [...groupBy(products, keyOf).values()].flatMap(([first]) => first ?? []);
}

export function openTargetSearch(all: readonly CatalogProduct[]): SearchState {
  return { all, where: [], products: all, violated: 0, reader: readerOf(all), asked: [], answered: new Set() };
}

export function openSlots({ asked, answered }: SearchState): SlotName[] {
  return askableSlots(asked, answered);
}

export function distributionsOf({ reader }: Pick<SearchState, "reader">, slots: readonly SlotName[]) {
  return reader.distributions(slots.map((slot) => ({ where: [], slot })));
}

/** The tightest choice the product passes, else its value in words, else `null`. */
export function targetAnswer(target: CatalogProduct, question: TargetQuestion, isStrict: boolean): TargetAnswer | null {
  const { slot, choices } = question;
  const fitting = choices.filter((choice) => passesChoice(target, choice)).sort((a, b) => a.count - b.count);
  if (fitting[0]) return fitting[0];
  const held = target[slot];
  const value = Array.isArray(held) ? held[0] : held;
  const isBounded = choices.some(({ predicate }) => isBound(predicate.op));
  if (isStrict || isBounded || value === null || value === undefined) return null;
  return { predicate: { slot, op: "==", value } };
}

export function narrowed(state: SearchState, slot: SlotName, answer: TargetAnswer | null): SearchState {
  const asked = [...state.asked, slot];
  if (!answer) return { ...state, asked };
  const where = [...state.where, answer];
  const kept = state.violated === 0 ? state.products.filter((product) => passesChoice(product, answer)) : [];
  const { products, violated } = kept.length > 0 ? { products: kept, violated: 0 } : leastViolating(state.all, where);
  const answered = new Set([...state.answered, slot]);
  return { ...state, where, products, violated, reader: readerOf(products), asked, answered };
}

function leastViolating(all: readonly CatalogProduct[], where: readonly TargetAnswer[]) {
  let violated = Number.POSITIVE_INFINITY;
  let products: CatalogProduct[] = [];
  for (const product of all) {
    const own = violationsOf(product, where);
    if (own < violated) [violated, products] = [own, []];
    if (own === violated) products.push(product);
  }
  return { violated, products };
}

function violationsOf(product: CatalogProduct, where: readonly TargetAnswer[]): number {
  return where.reduce((sum, answer) => sum + (passesChoice(product, answer) ? 0 : 1), 0);
}

/** Behind products that violate fewer answers, in random order among equals. */
function standingOf(target: CatalogProduct, { all, where, products, violated }: SearchState) {
  const own = violationsOf(target, where);
  if (own === violated) return standingAmong(products.length, violated > 0);
  let before = 0;
  let beside = 0;
  for (const product of all) {
    const theirs = violationsOf(product, where);
    if (theirs < own) before++;
    else if (theirs === own) beside++;
  }
  return standingAmong(beside, violated > 0, before);
}

/** Chance of the first ten, and mean reciprocal rank there, in random order. */
export function standingAmong(beside: number, isEmpty = false, before = 0) {
  const shown = Math.max(0, Math.min(beside, listLength - before));
  let harmonic = 0;
  for (let rank = before + 1; rank <= before + shown; rank++) harmonic += 1 / rank;
  const left = before + beside;
  return beside === 0
    ? { hit: 0, reciprocalRank: 0, left, isEmpty }
    : { hit: shown / beside, reciprocalRank: harmonic / beside, left, isEmpty };
}

export function emptyMemory() {
  return { states: new Map<string, SearchState>(), questions: new Map<string, TargetQuestion | null>() };
}

export interface TargetSearch {
  start: SearchState;
  policy: TargetPolicy;
  memory: ReturnType<typeof emptyMemory>;
  turns: number;
  isStrict: boolean;
  lot: () => number;
  /** Questions of a turn. 1 by default, 3 in ProductAgent. */
  together?: number;
  heard?: (exchange: { turn: number; question: TargetQuestion; answer: TargetAnswer | null }) => void;
  /** Supplies a mistaken value; `null` if the shopper remembers right. */
  mistakenFor?: () => CatalogProduct | null;
}

/** Ranks the target before and after each turn. A policy that stops keeps its rank. */
export async function searchFor(target: CatalogProduct, search: TargetSearch): Promise<TargetStanding[]> {
  let state = search.start;
  const standings = [standingOf(target, state)];
  for (let turn = 0; turn < search.turns; turn++) {
    for (const question of await questionsOf(state, search)) {
      const answer = targetAnswer(search.mistakenFor?.() ?? target, question, search.isStrict);
      const next = `${keyOf(state)}>${question.slot}=${answer ? JSON.stringify([answer.predicate, answer.and]) : ""}`;
      const from = state;
      state = search.memory.states.get(next) ?? narrowed(from, question.slot, answer);
      search.memory.states.set(next, state);
      search.heard?.({ turn, question, answer });
    }
    standings.push(standingOf(target, state));
  }
  return standings;
}

/** All of a turn come from the statistics before it. */
async function questionsOf(state: SearchState, { memory, policy, lot, together = 1 }: TargetSearch) {
  const put: TargetQuestion[] = [];
  while (put.length < together) {
    const point = { ...state, asked: [...state.asked, ...put.map(({ slot }) => slot)] };
    const key = keyOf(point);
    const known = memory.questions.get(key);
    const question = known === undefined ? await policy(point, lot) : known;
    memory.questions.set(key, question);
    if (!question) break;
    put.push(question);
  }
  return put;
}

function keyOf({ asked, where }: SearchState): string {
  return `${asked.join()}|${where.map(({ predicate: { slot, op, value }, and }) => JSON.stringify([slot, op, value, and?.value])).join()}`;
}

function readerOf(products: readonly CatalogProduct[]): CatalogReader {
  return createColumnReader(products, { checksum: "" });
}
