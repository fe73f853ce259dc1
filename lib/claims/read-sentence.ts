import { roles, type SlotName, slotNames, type WordTable, wordTable } from "@/lib/constraints";
import { slotWords as words } from "@/lib/constraints/slot-words";
import { isNumberWord, isRoman, numberOf } from "./number-words";
import * as plain from "./plain-words";
import type { Told, ToldProduct, ToldWish } from "./told";

export type Piece =
  | { is: "word"; word: string; slot?: SlotName }
  | { is: "mark"; word: string }
  | { is: "value"; word: string; slot: SlotName }
  | { is: "product"; word: string; product: ToldProduct; make?: string }
  | { is: "make"; word: string; make: string }
  | { is: "number"; word: string; value: number | null; isMoney: boolean; inDigits: boolean };

export function tokensOf(text: string): string[] {
  return text.match(plain.tokens) ?? [];
}

/** Splits a plain sentence into products first, then values, numbers and slots. */
export function readSentence(sentence: string, told: Told): Piece[] {
  const parts = tokensOf(sentence.replaceAll("’", "'"));
  const pieces: Piece[] = [];
  for (let at = 0; at < parts.length; ) {
    const [piece, length] =
      productAt(parts, at, told) ?? valueAt(parts, at) ?? numberAt(parts, at) ?? wordAt(parts, at);
    pieces.push(piece);
    at += length;
  }
  return pieces;
}

type Found = [Piece, number];

function productAt(parts: readonly string[], at: number, { products, question, wishes }: Told): Found | null {
  let best: Found | null = null;
  for (const product of products) {
    const make = tokensOf(product.make);
    const model = tokensOf(product.model);
    const trim = tokensOf(product.trim ?? "");
    const start = startsWith(parts, at, make) ? make.length : 0;
    const named =
      startsWith(parts, at + start, model) && (start > 0 || !/^\d+$/.test(model.join(""))) ? model.length : 0;
    if (named === 0) continue;
    let length = start + named;
    for (let next = 0; next < trim.length && isSame(parts[at + length], trim[next]); next += 1) length += 1;
    if (!best || length > best[1])
      best = [{ is: "product", word: parts.slice(at, at + length).join(" "), product }, length];
  }
  if (best) return best;
  const makes = [...products.map(({ make }) => make), ...(question?.choices ?? []).map(({ label }) => label)];
  const other = wishes.filter(({ slot }) => slot === "make").flatMap(({ text }) => text.split(/ or |, /));
  for (const make of [...makes, ...other]) {
    const own = tokensOf(make);
    if (!/^\p{Lu}/u.test(make) || !startsWith(parts, at, own, true)) continue;
    const having = products.filter((product) => product.make === make);
    const word = parts.slice(at, at + own.length).join(" ");
    const [only] = having;
    const isSole = having.length === 1 && only;
    return [isSole ? { is: "product", word, product: only, make } : { is: "make", word, make }, own.length];
  }
  return null;
}

function startsWith(parts: readonly string[], at: number, own: readonly string[], plural = false): boolean {
  const last = own.length - 1;
  return last >= 0 && own.every((each, index) => isSame(parts[at + index], each, plural && index === last));
}

/** Names need their capital: "Fit" is a product, "fit" is not. */
function isSame(part: string | undefined, own: string | undefined, plural = false): boolean {
  if (part === undefined || own === undefined) return false;
  if (/^\p{Lu}/u.test(own) && /^\p{Ll}/u.test(part)) return false;
  const [said, name] = [part.toLowerCase().replace(/'s$/, ""), own.toLowerCase()];
  return said === name || (plural && said === `${name}s`);
}

function valueAt(parts: readonly string[], at: number): Found | null {
  const one = parts[at]?.toLowerCase() ?? "";
  const two = `${one} ${parts[at + 1]?.toLowerCase() ?? ""}`;
  for (const slot of Object.keys(claimedValueWords) as SlotName[])
    for (const value of claimedValueWords[slot] ?? []) {
      const said = [two, one].find((each) => each === value || each === `${value}s`);
      if (said !== undefined) return [{ is: "value", word: value, slot }, said === two ? 2 : 1];
    }
  return null;
}

const afterOne = new RegExp(`^(?:${roles.thing}|${roles.things}|wish|of|version)$`, "i");

/** "$24,250", "24k", "thirty-six", "two dozen", "MMXC". `null` if unreadable. */
function numberAt(parts: readonly string[], at: number): Found | null {
  const part = parts[at] ?? "";
  if (/\p{N}/u.test(part)) {
    const [, money, digits = "", thousands] =
      /^(\$?)(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(k)?$/i.exec(part) ?? [];
    const scaled = isNumberWord((parts[at + 1] ?? "").toLowerCase());
    const value = digits === "" || scaled ? null : Number(digits.replaceAll(",", "")) * (thousands ? 1000 : 1);
    return [{ is: "number", word: part, value, isMoney: money === "$", inDigits: true }, 1];
  }
  if (isRoman(part)) return [{ is: "number", word: part, value: null, isMoney: false, inDigits: false }, 1];
  const words: string[] = [];
  let length = 0;
  const start = /^a$/i.test(part) && isNumberWord((parts[at + 1] ?? "").toLowerCase()) ? 1 : 0;
  for (let next = at + start; next < parts.length; next += 1) {
    const said = (parts[next] ?? "").toLowerCase().split("-");
    if (!said.every(isNumberWord)) break;
    words.push(...said);
    length = next - at + 1;
  }
  if (words.length === 0) return null;
  if (words.length === 1 && words[0] === "one" && !afterOne.test(parts[at + 1] ?? "")) return null;
  return [{ is: "number", word: words.join(" "), value: numberOf(words), isMoney: false, inDigits: false }, length];
}

function wordAt(parts: readonly string[], at: number): Found {
  const word = (parts[at] ?? "").toLowerCase();
  if (!/\p{L}/u.test(word)) return [{ is: "mark", word }, 1];
  const slot = Object.hasOwn(claimedSlotWords, word) ? claimedSlotWords[word] : undefined;
  const isNamed =
    slot && (!looseSlotWords.has(word) || at === 0 || plain.beforeSlot.test((parts[at - 1] ?? "").toLowerCase()));
  return [{ is: "word", word, ...(isNamed ? { slot } : {}) }, 1];
}

export type ClaimClause = readonly Piece[];

export function clausesOf(pieces: readonly Piece[]): ClaimClause[] {
  const clauses: Piece[][] = [[]];
  for (const piece of pieces) {
    if ((piece.is === "mark" || piece.is === "word") && plain.claimBreaks.test(piece.word)) clauses.push([piece]);
    else clauses.at(-1)?.push(piece);
  }
  return clauses.filter((clause) => clause.length > 0);
}

export function saidIn(pieces: readonly Piece[]): string {
  return pieces.map(({ word }) => word.toLowerCase()).join(" ");
}

/** What the last few pieces before a place say. */
export function saidBefore(pieces: readonly Piece[], at: number, most: number): string {
  return saidIn(pieces.slice(Math.max(0, at - most), at));
}

/** From the break before a place to the next one. */
export function stretchAround(pieces: readonly Piece[], at: number, isBreak: (piece: Piece) => boolean): ClaimClause {
  const end = pieces.slice(at).findIndex(isBreak);
  return pieces.slice(pieces.slice(0, at).findLastIndex(isBreak) + 1, end < 0 ? undefined : at + end);
}

/** "Crew Cab Pickup" contains "pickup". */
export function says(text: string, value: string): boolean {
  const lower = ` ${text.toLowerCase()} `;
  return [value, ...(sameValue[value] ?? [])].some((each) =>
    new RegExp(`[^a-z]${each.replaceAll(" ", "[ -]")}s?[^a-z]`).test(lower),
  );
}

/** Where a text first says a slot's word. -1 if nowhere. */
export function placeIn(text: string, slot: SlotName): number {
  return text.search(new RegExp(`\\b(?:${words[slot].claims.words.join("|")})\\b`));
}

export function slotsIn(pieces: readonly Piece[], { wishes }: Pick<Told, "wishes">): Set<SlotName> {
  const slots = new Set<SlotName>();
  for (const piece of pieces) {
    if (piece.is === "word" && piece.slot) slots.add(piece.slot);
    if (piece.is === "value") slots.add(wishSaying(wishes, piece.word)?.slot ?? piece.slot);
    if (piece.is === "make") slots.add("make");
    if (piece.is === "number" && piece.value !== null) {
      const { value } = piece;
      const wish = wishes.find(({ numbers, gaveWay }) => [...numbers, ...(gaveWay?.numbers ?? [])].includes(value));
      if (wish && (value > 12 || piece.isMoney)) slots.add(wish.slot);
    }
  }
  return slots;
}

function wishSaying(wishes: readonly ToldWish[], value: string): ToldWish | undefined {
  return wishes.find(({ text, gaveWay }) => says(text, value) || says(gaveWay?.text ?? "", value));
}

export function slotsOfText(text: string): Set<SlotName> {
  const slots = new Set<SlotName>();
  for (const word of text.toLowerCase().match(/[a-z]+/g) ?? []) {
    const slot = Object.hasOwn(claimedSlotWords, word) ? claimedSlotWords[word] : undefined;
    if (slot) slots.add(slot);
  }
  for (const slot of Object.keys(claimedValueWords) as SlotName[])
    if (claimedValueWords[slot]?.some((value) => says(text, value))) slots.add(slot);
  return slots;
}

const entriesOf = (kind: "words" | "units") =>
  wordTable(
    Object.fromEntries(slotNames.flatMap((slot) => (words[slot].claims[kind] ?? []).map((word) => [word, slot]))),
  );

export const claimedSlotWords: WordTable<SlotName> = entriesOf("words");

/** All mileages share one unit. */
export const unitWords: WordTable<SlotName> = entriesOf("units");

/** Also verbs or filler, so they need "the", "your" or the like before them. */
export const looseSlotWords: ReadonlySet<string> = new Set(slotNames.flatMap((slot) => words[slot].claims.loose ?? []));

export const claimedValueWords = Object.fromEntries(
  slotNames.flatMap((slot) => (words[slot].claims.values ? [[slot, words[slot].claims.values]] : [])),
) as Readonly<Partial<Record<SlotName, readonly string[]>>>;

export const sameValue: WordTable<readonly string[]> = wordTable({
  awd: ["all-wheel"],
  "4wd": ["four-wheel"],
  "4x4": ["four-wheel"],
  fwd: ["front-wheel"],
  rwd: ["rear-wheel"],
  petrol: ["regular", "premium"],
  gas: ["regular", "premium"],
  gasoline: ["regular", "premium"],
  "crew cab": ["crew-cab"],
  "extended cab": ["extended-cab"],
  "regular cab": ["regular-cab"],
});
