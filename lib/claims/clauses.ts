import type { SlotName } from "@/lib/constraints";
import type { Piece } from "./read-sentence";
import type { Told, ToldWish } from "./told";
import { claimedSlotWords, claimedValueWords, sameValue } from "./words-of-slots";

export type ClaimClause = readonly Piece[];

const breaks = /^(?:[,;:–—]|but|while|whereas|although|though|because|so)$/;

export function clausesOf(pieces: readonly Piece[]): ClaimClause[] {
  const clauses: Piece[][] = [[]];
  for (const piece of pieces) {
    if ((piece.is === "mark" || piece.is === "word") && breaks.test(piece.word)) clauses.push([piece]);
    else clauses.at(-1)?.push(piece);
  }
  return clauses.filter((clause) => clause.length > 0);
}

export function saidIn(pieces: readonly Piece[]): string {
  return pieces.map(({ word }) => word.toLowerCase()).join(" ");
}

/** "Crew Cab Pickup" contains "pickup". */
export function says(text: string, value: string): boolean {
  const lower = ` ${text.toLowerCase()} `;
  return [value, ...(sameValue[value] ?? [])].some((each) =>
    new RegExp(`[^a-z]${each.replaceAll(" ", "[ -]")}s?[^a-z]`).test(lower),
  );
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
