import { economies, type NumericSlotName, namedWith, numericSlotNames, roles } from "@/lib/constraints";
import { slotWords } from "@/lib/constraints/slot-words";
import { plainSentences } from "./plain-text";
import * as plain from "./plain-words";
import { plainWords } from "./plain-words";
import { type Piece, placeIn, readSentence, saidBefore, saidIn, slotsIn, stretchAround } from "./read-sentence";
import type { Told, ToldProduct } from "./told";

interface Order {
  slots: readonly NumericSlotName[];
  more: boolean;
}

const orders = numericSlotNames.flatMap((slot): [RegExp, Order][] => {
  const { more, less } = slotWords[slot].claims;
  const ordered = (pattern: RegExp | undefined, isMore: boolean): [RegExp, Order][] =>
    pattern ? [[pattern, { slots: namedWith(slot), more: isMore }]] : [];
  return [...ordered(more, true), ...ordered(less, false)];
});

const orderOf = (said: string) => orders.find(([pattern]) => pattern.test(said))?.[1];

export function ordersHold(pieces: readonly Piece[], told: Told): boolean {
  return pieces.every((_, at) => holds(pieces, at, told));
}

function holds(pieces: readonly Piece[], at: number, told: Told): boolean {
  const piece = pieces[at];
  if (piece?.is !== "word") return true;
  const word = piece.word;
  if (!/^(?:more|most|less|least|better|best|worse|worst|higher|highest|lower|lowest)$|(?:er|est)$/.test(word))
    return true;
  const two = `${word} ${pieces[at + 1]?.word.toLowerCase() ?? ""}`;
  const order = orderOf(two) ?? orderOf(word) ?? orderByVerb(pieces, at);
  const isKnown = order !== undefined || /^(?:more|most|worse|worst)$/.test(word);
  if (!isKnown) return true;
  const previous = pieces[at - 1];
  // "2019 or newer" and "at least" compare no products.
  if (/^(?:or|at|no)$/.test(previous?.word ?? "") || previous?.is === "number") return true;
  if (/^(?:more|less) than$/.test(two) && pieces[at + 2]?.is === "number") return true;
  // "I cannot tell which is cheapest" makes no claim.
  if (plain.unsure.test(saidIn(pieces.slice(0, at)))) return true;
  if (codeSaid(at, pieces, told)) return true;
  const first =
    pieces.slice(0, at).findLast((each) => each.is === "product") ??
    pieces.slice(at).find((each) => each.is === "product");
  if (first?.is !== "product") {
    const isAsked = pieces.some(
      (each) => each.is === "word" && each.slot !== undefined && each.slot === told.question?.slot,
    );
    return isAsked || /\b(?:not|cannot|can't|which)\b/.test(saidIn(pieces.slice(0, at)));
  }
  if (!order) return false;
  const slots = slotsSaid(pieces, order);
  const than = pieces
    .slice(at)
    .find(
      (each, index) => each.is === "product" && each !== first && saidIn(pieces.slice(at, at + index)).includes("than"),
    );
  const others = than?.is === "product" ? [than.product] : null;
  const isAlone = !others && !plain.superlative.test(word) && told.products.length !== 2;
  if (isAlone && !/\bothers?|rest\b/.test(saidIn(pieces.slice(at)))) return false;
  // "Best" may mean the first product of one wish's list.
  if (word === "best" && slots === order.slots && first.product === told.products[0]) return true;
  const isHedged = others !== null || told.total === told.products.length || plain.ofTheShown.test(saidIn(pieces));
  return (
    isHedged &&
    (others ?? told.products).every(
      (other) => other === first.product || isBefore(first.product, other, slots, order.more),
    )
  );
}

/** "Costs more than", "costs far more than". */
function orderByVerb(pieces: readonly Piece[], at: number): Order | undefined {
  const costs = /\bcosts?(?: \w+)?$/.test(saidBefore(pieces, at, 2));
  return costs && pieces[at]?.word === "more" && pieces[at + 1]?.word === "than"
    ? { slots: [roles.price], more: true }
    : undefined;
}

function codeSaid(at: number, pieces: readonly Piece[], told: Told): boolean {
  const clause = stretchAround(pieces, at, ({ word }) =>
    /^(?:but|while|whereas|although|though|because|so)$/.test(word),
  );
  const things = thingsIn(clause, told);
  return told.sentences.flatMap(plainSentences).some((each) => {
    const own = readSentence(each, told);
    const said = saidIn(own);
    if (!own.some(({ word }) => word === pieces[at]?.word) || plain.unsure.test(said) || said.endsWith("?"))
      return false;
    const ownThings = thingsIn(own, told);
    // "Most popular first" is about the shown products.
    if (ownThings.length === 0 && clause.some(({ is }) => is === "product")) return /\bamong\b/.test(saidIn(clause));
    const shared = ownThings.filter((thing) => things.includes(thing));
    const isOrdered = saidIn(clause).includes("than");
    return things.length === shared.length && (!isOrdered || things.every((thing, index) => thing === shared[index]));
  });
}

function thingsIn(pieces: readonly Piece[], told: Told): readonly string[] {
  const things = pieces.flatMap((piece) => {
    if (piece.is === "product") {
      const { make, model, trim } = piece.product;
      return [`${make} ${model} ${trim}`];
    }
    if (piece.is === "mark") return [];
    if (piece.is === "number") return piece.isMoney ? [String(piece.value)] : [];
    const slots = [...slotsIn([piece], told)];
    return slots.length > 0 || plainWords.has(piece.word) ? slots : [piece.word];
  });
  return [...new Set(things)];
}

function slotsSaid(pieces: readonly Piece[], order: Order): readonly NumericSlotName[] {
  if (order.slots.length < 2) return order.slots;
  const said = economies.find((slot) => placeIn(saidIn(pieces), slot) >= 0);
  return said ? [said] : order.slots;
}

function isBefore(product: ToldProduct, other: ToldProduct, slots: readonly NumericSlotName[], more: boolean): boolean {
  return slots.every((slot) => {
    const [one, two] = [product.figures[slot], other.figures[slot]];
    if (one === undefined) return false;
    return two === undefined || (more ? one >= two : one <= two);
  });
}
