import type { SlotName } from "@/lib/constraints";
import * as words from "./plain-words";
import type { ClaimClause, Piece } from "./read-sentence";
import { clausesOf, saidBefore, saidIn, says, slotsIn, slotsOfText } from "./read-sentence";
import type { Told, ToldProduct } from "./told";

export function decisionsHold(pieces: readonly Piece[], told: Told): boolean {
  const text = saidIn(pieces);
  const gave = new Set(told.wishes.flatMap(({ slot, gaveWay }) => (gaveWay ? [slot] : [])));
  const saysNone = words.negated.test(text) && words.noProduct.test(text) && !words.givesWay.test(text);
  if (saysNone && !isNoneSo(text, told, gave)) return false;
  if (
    words.meetsWishes.test(text) &&
    words.everyWish.test(text) &&
    !words.noProduct.test(text) &&
    (told.total === 0 || gave.size > 0) &&
    !/\bnear|\bclose|\bwould\b|\bcould\b|\bif\b/.test(text)
  )
    return false;
  const isAsked = text.endsWith("?");
  return clausesOf(pieces).every((clause) => clauseHolds(clause, told, gave, isAsked));
}

/** "None meets all" is true if no product did. Any other "no" must be in code's own sentences. */
function isNoneSo(text: string, { total, sentences, wishes }: Told, gave: ReadonlySet<SlotName>): boolean {
  if (/\bno (?:problem|worries|need|matter|rush|hurry)\b/.test(text)) return true;
  if (/\bwith no\b/.test(text) && wishes.length > 0) return true;
  if (sentences.some((each) => words.noProduct.test(each.toLowerCase()) && !/\bno (?:more )?questions\b/i.test(each)))
    return true;
  return total === 0 || gave.size > 0;
}

function clauseHolds(clause: ClaimClause, told: Told, gave: ReadonlySet<SlotName>, isAsked: boolean): boolean {
  const said = saidIn(clause);
  const others = clause.filter((piece) => piece.is !== "product");
  const slots = slotsIn(others, told);
  const inForce = (slot: SlotName) => told.wishes.find((wish) => wish.slot === slot);
  if (words.givesWay.test(said)) {
    if (words.negated.test(said)) {
      if (slots.size === 0 ? gave.size > 0 || told.total === 0 : [...slots].some((slot) => gave.has(slot)))
        return false;
    } else if (words.notYet.test(said) || isAsked) {
      if ([...slots].some((slot) => inForce(slot)?.locked === true && !told.wishes.every(({ locked }) => locked)))
        return false;
      if (!isAsked && !/\b(?:tell|try|which|if)\b/.test(said) && [...slots].some((slot) => !inForce(slot)))
        return false;
    } else if (!gaveHolds(slots, told, gave)) {
      return false;
    }
  }
  if (words.locks.test(said) && !isAsked) {
    const locked = told.wishes.filter((wish) => wish.locked);
    if (/\bunlocked\b/.test(said)) return told.sentences.some((each) => /\bunlocked\b/.test(each));
    if (locked.length === 0 || [...slots].some((slot) => inForce(slot)?.locked !== true)) return false;
  }
  if (words.keeps.test(said) && !isAsked) {
    if ([...slots].some((slot) => !inForce(slot) || (gave.has(slot) && !words.notYet.test(said)))) return false;
  }
  return true;
}

function gaveHolds(slots: ReadonlySet<SlotName>, { sentences }: Told, gave: ReadonlySet<SlotName>): boolean {
  const codeSaid = sentences.filter((each) => words.givesWay.test(each.toLowerCase()) || /\bstays open\b/.test(each));
  const told = new Set([...gave, ...codeSaid.flatMap((each) => [...slotsOfText(each)])]);
  if (slots.size === 0) return told.size > 0;
  return [...slots].every((slot) => (gave.size > 0 ? gave : told).has(slot));
}

export function valuesHold(pieces: readonly Piece[], told: Told, before: ToldProduct | null): boolean {
  let subject: ToldProduct | null = /^(?:it|its)\b/.test(saidIn(pieces)) ? before : null;
  for (const [at, piece] of pieces.entries()) {
    if (piece.is === "mark" && piece.word !== "-") continue;
    const own = subject;
    if (piece.is === "product") subject = piece.product;
    else if (piece.is === "word" && /^(?:others?|ones|which|there|them|i|you|without|your)$/.test(piece.word))
      subject = null;
    if (
      piece.is === "value" &&
      !(subject ? hasValue(subject, piece.word, pieces, at) : isWished(piece.word, told, pieces, isOfAll(pieces, at)))
    )
      return false;
    const made = own && piece.word && words.makesIt.test(saidBefore(pieces, at, 2)) ? own.make : null;
    const make = piece.is === "make" || (piece.is === "product" && isBareMake(pieces, at)) ? piece.make : undefined;
    if (make && (made ? made !== make : !isWished(make, told, pieces))) return false;
  }
  return true;
}

/** Finds makes as in "218 of them are Hondas". */
function isBareMake(pieces: readonly Piece[], at: number): boolean {
  return /\b(?:are|is an?|from|by|all|of them)$/.test(saidBefore(pieces, at, 3));
}

/** "All 775 are diesels": a wish that gave way says nothing about the products. */
function isOfAll(pieces: readonly Piece[], at: number): boolean {
  return /\bare(?: all)?$/.test(saidBefore(pieces, at, 2));
}

function hasValue(product: ToldProduct, value: string, pieces: readonly Piece[], at: number): boolean {
  if (/\b(?:not|no|never|without|isn't|than|another|instead of)\b/.test(saidBefore(pieces, at, 4))) return false;
  return [...product.values, product.model, product.trim ?? ""].some((each) => says(each, value));
}

function isWished(value: string, { wishes, sentences, question }: Told, pieces: readonly Piece[], isNow = false) {
  const name = value.toLowerCase();
  const gave = wishes.some(({ gaveWay }) => says(gaveWay?.text ?? "", name));
  if (wishes.some(({ text }) => says(text, name)) || (gave && !isNow)) return true;
  // "I took Honda off the list" says nothing about the products that are left.
  const left = sentences.flatMap((each) => each.split(/(?<=[.!?]) /)).filter((each) => !each.endsWith("off the list."));
  if (!gave && left.some((each) => says(each, name))) return true;
  return (question?.choices ?? []).some(
    ({ label, count }) =>
      says(label, name) &&
      pieces.some((piece) => (piece.is === "number" && piece.value === count) || piece.word === "?"),
  );
}
