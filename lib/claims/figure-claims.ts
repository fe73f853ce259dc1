import { economies, isNumericSlot, likeness, type NumericSlotName, roles } from "@/lib/constraints";
import { economySaid } from "@/lib/constraints/slot-words";
import { countedNouns } from "@/lib/constraints/trade-words";
import * as plain from "./plain-words";
import type { ClaimClause, Piece } from "./read-sentence";
import { placeIn, saidBefore, saidIn, says, slotsIn, stretchAround, unitWords } from "./read-sentence";
import type { Told, ToldProduct, ToldWish } from "./told";

type NumberPiece = Extract<Piece, { is: "number" }>;

/** `economy` names neither highway nor city. `other` matches no fact. */
type Kind = NumericSlotName | "economy" | "wishes" | "count" | "other";

export function figuresHold(pieces: readonly Piece[], told: Told, before: ToldProduct | null): boolean {
  const rest = withoutWhole(pieces, told);
  return rest.every((piece, at) => piece.is !== "number" || holds(rest, at, piece, told, before));
}

function holds(pieces: readonly Piece[], at: number, piece: NumberPiece, told: Told, before: ToldProduct | null) {
  if (piece.value === null) return false;
  const kind = kindOf(pieces, at, piece);
  if (kind === "other") return false;
  if (kind === "wishes") return isCountOfWishes(piece.value, told);
  if (kind === "count") return isCount(pieces, at, piece.value, told);
  // "$20,490 less" and "$20,490 a year" are a difference and a rate, not the fact.
  const gap = piece.isMoney ? priceGap(pieces, at) : null;
  if (gap !== null) return gap === piece.value;
  const tail = after(pieces, at, 3);
  if (/^(?:(?:mpg|hp|dollars) )?(?:less|more|off|extra|cheaper|higher|lower|better|newer|older)\b/.test(tail))
    return false;
  if (/^(?:(?:mpg|hp|dollars) )?(?:a|an|each|every|per) \w/.test(after(pieces, at, 4))) return false;
  const kinds = kind === "economy" ? economies : [kind];
  const said: SaidFigure = { value: piece.value, kinds, lead: saidBefore(pieces, at, 3), tail };
  const subjects = subjectsOf(pieces, at, before, told);
  return subjects.length > 0
    ? subjects.every((product) => isFigureOf(product, said, told))
    : isFigureOfWish(pieces, said, told);
}

/** Leaves out what a part is counted from: "13 of the 21", "the cheapest of these six". */
function withoutWhole(pieces: readonly Piece[], { total, products }: Told): readonly Piece[] {
  const isWhole = (at: number, piece: Piece | undefined) =>
    piece?.is === "number" &&
    ((/\bof the$/.test(saidBefore(pieces, at, 2)) && piece.value === total) ||
      (/\bof (?:these|those)$/.test(saidBefore(pieces, at, 2)) && piece.value === products.length));
  return pieces.filter(
    (piece, at) => ![0, 1, 2].some((ahead) => isWhole(at + ahead, pieces[at + ahead])) || piece.is === "product",
  );
}

/** Dollars in "the Tundra is $330 more than the Titan"; `null` where no two products are compared. */
function priceGap(pieces: readonly Piece[], at: number): number | null {
  const than = after(pieces, at, 2);
  const other = pieces.slice(at + 3).find(({ is }) => is === "product" || is === "mark");
  const first = pieces.slice(0, at).findLast((piece) => piece.is === "product");
  if (!/^(?:more|less|cheaper) than$/.test(than) || first?.is !== "product" || other?.is !== "product") return null;
  const gap =
    (first.product.figures[likeness.price] ?? Number.NaN) - (other.product.figures[likeness.price] ?? Number.NaN);
  return than.startsWith("more") ? gap : -gap;
}

function wordAt(pieces: readonly Piece[], at: number): string {
  return pieces[at]?.word.toLowerCase() ?? "";
}

function kindOf(pieces: readonly Piece[], at: number, piece: NumberPiece, depth = 0): Kind {
  const next = pieces[at + 1];
  const word = wordAt(pieces, at + 1);
  if (piece.isMoney) return roles.price;
  if (economySaid?.claimed.test(after(pieces, at, 2))) return economyKind(pieces, at);
  const counted = unitWords[word];
  if (counted && isNumericSlot(counted)) return counted;
  if (/^(?:wish|wishes|limits?)$/.test(word) || /^of (?:your|my|the) (?:\w+ )?wish/.test(after(pieces, at, 4)))
    return "wishes";
  const shared = pieces[at + 2];
  if (/^(?:to|or|and)$/.test(word) && shared?.is === "number" && depth < 3)
    return kindOf(pieces, at + 2, shared, depth + 1);
  const saysUse = (text: string) => economies.some((slot) => placeIn(text, slot) >= 0);
  if ((/^(?:on|in)\b/.test(word) || saysUse(word)) && saysUse(after(pieces, at, 3))) return economyKind(pieces, at);
  if (piece.inDigits && /^(?:19|20)\d\d$/.test(piece.word)) return "year";
  const isEnd = next === undefined || next.is === "mark";
  const from = pieces.slice(0, at).findLastIndex(({ is }) => is === "number");
  const earlier = pieces[from];
  if (isEnd && wordAt(pieces, at - 1) === "to" && earlier?.is === "number" && at - from <= 3 && depth < 3)
    return kindOf(pieces, from, earlier, depth + 3);
  if (/^(?:all|both|the|of|has|have)$/.test(wordAt(pieces, at - 1)) && isEnd && (piece.value ?? 0) <= 15)
    return "wishes";
  if (
    isEnd &&
    clauseOf(pieces, at).some((each, index, clause) => each.is === "product" && index < clause.indexOf(piece))
  )
    return "other";
  if (isEnd || next.is === "value" || next.is === "make" || next.is === "product" || countedNouns.test(word))
    return "count";
  return plain.behindCount.test(word) ? "count" : "other";
}

function after(pieces: readonly Piece[], at: number, length: number): string {
  return saidIn(pieces.slice(at + 1, at + 1 + length));
}

function economyKind(pieces: readonly Piece[], at: number): Kind {
  for (const near of [windowAfter(pieces, at), windowBefore(pieces, at)]) {
    const said = economies.map((slot) => ({ slot, place: placeIn(saidIn(near), slot) }));
    const [first] = said.filter(({ place }) => place >= 0).sort((a, b) => a.place - b.place);
    if (first) return first.slot;
  }
  return "economy";
}

/** Returns the product right after a figure, else the last one before it, or all products for "both". */
function subjectsOf(pieces: readonly Piece[], at: number, before: ToldProduct | null, told: Told): ToldProduct[] {
  const behind = pieces[at + 1];
  if (behind?.is === "product") return [behind.product];
  const earlier = pieces
    .slice(0, at)
    .flatMap((piece, index) => (piece.is === "product" ? [{ product: piece.product, index }] : []));
  const last = earlier.at(-1);
  if (last) {
    const between = saidIn(pieces.slice(last.index, at));
    return /\b(?:both|each|all)\b/.test(between) ? earlier.map(({ product }) => product) : [last.product];
  }
  const isOfAll = /\b(?:both|each|they|all) (?:are|costs?|gets?|do|does|have|has)\b/.test(saidIn(pieces.slice(0, at)));
  if (isOfAll && told.total === told.products.length) return [...told.products];
  const later = pieces.slice(at).find((piece) => piece.is === "product");
  if (before && /\b(?:it|its|this one|that one)\b/.test(saidIn(pieces.slice(0, at)))) return [before];
  // "With 37 mpg, the Golf ..." is about the Golf. "For up to $30,000 there is the Golf" is also about the wish.
  return later?.is === "product" && !plain.bound.test(saidBefore(pieces, at, 3)) ? [later.product] : [];
}

type SaidFigure = { value: number; kinds: readonly NumericSlotName[]; lead: string; tail: string };

function isFigureOf(product: ToldProduct, { value, kinds, lead, tail }: SaidFigure, told: Told): boolean {
  return kinds.some((each) => {
    const figure = product.figures[each];
    if (figure === undefined) return false;
    const isWished = told.wishes.some((wish) => wish.slot === each && numbersOf(wish).includes(value));
    if (isWished && /\b(?:your|asked|wanted|wished)\b/.test(lead)) return true;
    if (plain.atMost.test(lead)) return isWished && figure <= value;
    if (plain.below.test(lead)) return isWished && figure < value;
    if (plain.above.test(lead)) return isWished && figure > value;
    if ((plain.atLeast.test(lead) && figure !== value) || /\bor (?:more|newer)\b/.test(tail))
      return isWished && figure >= value;
    return figure === value;
  });
}

function numbersOf(wish: ToldWish): number[] {
  return [...wish.numbers, ...(wish.gaveWay?.numbers ?? [])];
}

function isFigureOfWish(pieces: readonly Piece[], { value, kinds, lead, tail }: SaidFigure, told: Told): boolean {
  const wish = told.wishes.find((each) => kinds.some((kind) => kind === each.slot) && numbersOf(each).includes(value));
  if (wish) {
    const isLeast = /or (?:more|newer)|from/.test(wish.text);
    const saysMost = plain.atMost.test(lead) || plain.below.test(lead) || /\bor (?:less|older)\b/.test(tail);
    const saysLeast = plain.atLeast.test(lead) || plain.above.test(lead) || /\bor (?:more|newer|later)\b/.test(tail);
    return isLeast ? !saysMost : !saysLeast || plain.atLeast.test(lead);
  }
  // A choice's plain.bound must come with its count.
  return (told.question?.choices ?? []).some(
    ({ label, count }) =>
      label.replaceAll(",", "").includes(String(value)) &&
      pieces.some((piece) => piece.is === "number" && piece.value === count),
  );
}

function isCountOfWishes(value: number, { wishes, sentences }: Told): boolean {
  const gave = wishes.filter((wish) => wish.gaveWay).length;
  const locked = wishes.filter((wish) => wish.locked).length;
  if ([wishes.length, ...(gave > 0 ? [gave, wishes.length - gave] : []), ...(locked ? [locked] : [])].includes(value))
    return true;
  const words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
  return sentences.some((each) => new RegExp(`\\b${words[value] ?? value} wish`, "i").test(each));
}

/** A count is the total, the gain without a wish, or the products a choice leaves. It must name its subject. */
function isCount(pieces: readonly Piece[], at: number, value: number, told: Told): boolean {
  const { total, products, wishes, question } = told;
  const clause = clauseOf(pieces, at);
  const isMore = plain.moreWords.test(saidIn(clause)) || /\bwithout\b/.test(saidIn(windowBefore(pieces, at)));
  if (isMore) {
    const slots = slotsIn(clause, told);
    const around = slots.size > 0 ? slots : slotsIn([...windowBefore(pieces, at), ...windowAfter(pieces, at)], told);
    return wishes.some(({ slot, gain }) => gain === value && around.has(slot));
  }
  if (question?.choices.some(({ count, label }) => count === value && isNamed(pieces, at, label))) return true;
  if (value === total && !namesChoice(pieces, at, told)) return true;
  return value === products.length && /\b(?:shown|here|first|these|those|plain.below)\b/.test(saidIn(clause));
}

function isNumber(piece: Piece): boolean {
  return piece.is === "number";
}

function windowAfter(pieces: readonly Piece[], at: number): readonly Piece[] {
  const rest = pieces.slice(at + 1);
  const end = rest.findIndex(isNumber);
  return end < 0 ? rest : rest.slice(0, end);
}

function windowBefore(pieces: readonly Piece[], at: number): readonly Piece[] {
  return pieces.slice(pieces.slice(0, at).findLastIndex(isNumber) + 1, at);
}

function clauseOf(pieces: readonly Piece[], at: number): ClaimClause {
  return stretchAround(pieces, at, ({ is, word }) => is === "mark" || /^(?:but|while|because)$/.test(word));
}

function isNamed(pieces: readonly Piece[], at: number, label: string): boolean {
  const near = nearest(pieces, at);
  const numbers = [...label.replaceAll(",", "").matchAll(/\d+/g)].map(([number]) => Number(number));
  const inClause = clauseOf(pieces, at);
  if (numbers.length > 0)
    return numbers.every((number) => inClause.some((piece) => piece.is === "number" && piece.value === number));
  return near.length > 0 && near.every((piece) => says(label, nameOf(piece)));
}

function nameOf(piece: Piece): string {
  const name = piece.is === "make" ? piece.make : piece.is === "product" ? (piece.make ?? "") : piece.word;
  return name.toLowerCase();
}

/** Values and makes after a count, or else before it. */
function nearest(pieces: readonly Piece[], at: number): Piece[] {
  const isName = (piece: Piece) =>
    piece.is === "value" || piece.is === "make" || (piece.is === "product" && piece.make !== undefined);
  const clause = clauseOf(pieces, at);
  const here = clause.indexOf(pieces[at] as Piece);
  const behind = windowAfter(clause, here).filter(isName);
  return behind.length > 0 ? behind : clause.slice(0, here).filter(isName);
}

function namesChoice(pieces: readonly Piece[], at: number, { wishes, question }: Told): boolean {
  return nearest(pieces, at).some(
    (piece) =>
      !wishes.some(({ text }) => says(text, nameOf(piece))) &&
      (question?.choices ?? []).some(({ label }) => says(label, nameOf(piece))),
  );
}
