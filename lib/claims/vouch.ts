import { decisionsHold, valuesHold } from "./decision-claims";
import { figuresHold } from "./figure-claims";
import { ordersHold } from "./order-claims";
import { isProse, plainSentences } from "./plain-text";
import { plainWords, quantityWords } from "./plain-words";
import { type Piece, readSentence, saidIn, slotsIn, slotsOfText, tokensOf } from "./read-sentence";
import type { Told, ToldProduct } from "./told";

const longestProse = 700;

/** Checks that each sentence is code's own or claims only facts. An unclear claim fails. */
export function isVouchedFor(text: string, told: Told): boolean {
  const facts = factText(told);
  if (text.length > longestProse || !isProse(text, facts)) return false;
  const own = new Set([...told.sentences, told.question?.text ?? ""].flatMap(plainSentences));
  let last: ToldProduct | null = null;
  for (const sentence of plainSentences(text)) {
    if (own.has(sentence)) continue;
    const pieces = readSentence(sentence, told);
    if (!sentenceHolds(pieces, told, facts, last)) return false;
    const product = pieces.findLast((piece) => piece.is === "product");
    if (product?.is === "product") last = product.product;
  }
  return true;
}

export function isQuestionVouchedFor(text: string, told: Told): boolean {
  const { question } = told;
  const facts = factText(told);
  if (!question?.slot || !/^[^\n?]{8,160}\?$/.test(text) || !isProse(text, facts)) return false;
  const pieces = readSentence(text, told);
  const open = slotsOfText(question.text).add(question.slot);
  const asked = [...slotsOfText(text)];
  return (
    pieces.every(({ is }) => is === "word" || is === "mark" || is === "value") &&
    wordsHold(pieces, told, facts) &&
    asked.length > 0 &&
    asked.every((slot) => open.has(slot))
  );
}

/** Drops quoted shopper words. */
function unquoted({ sentences }: Told): string[] {
  return sentences.map((each) => each.replace(/“[^”]*”/g, " "));
}

function factText(told: Told): string {
  const { wishes, products, question } = told;
  return [
    ...unquoted(told),
    ...wishes.flatMap(({ text, gaveWay }) => [text, gaveWay?.text ?? ""]),
    ...products.flatMap(({ make, model, trim, values }) => [make, model, trim ?? "", ...values]),
    question?.text ?? "",
    ...(question?.choices ?? []).map(({ label }) => label),
  ].join("\n");
}

function sentenceHolds(pieces: readonly Piece[], told: Told, facts: string, before: ToldProduct | null): boolean {
  return (
    wordsHold(pieces, told, facts) &&
    figuresHold(pieces, told, before) &&
    ordersHold(pieces, told) &&
    valuesHold(pieces, told, before) &&
    decisionsHold(pieces, told) &&
    isToThePoint(pieces, told) &&
    !isDenied(pieces)
  );
}

function wordsHold(pieces: readonly Piece[], told: Told, facts: string): boolean {
  const known = new Set(tokensOf(facts.toLowerCase()).flatMap((word) => [word, ...word.split("-")]));
  const ownWords = new Set(unquoted(told).flatMap((each) => tokensOf(each.toLowerCase())));
  return pieces.every((piece, at) => {
    if (piece.is !== "word") return true;
    const { word } = piece;
    if (quantityWords.has(word)) return ownWords.has(word) || isHedge(pieces, at);
    const singular = word.replace(/'s$/, "").replace(/s$/, "");
    return plainWords.has(word) || plainWords.has(singular) || known.has(word) || known.has(singular);
  });
}

const degrees = /^(?:affordable|inexpensive|expensive|pricey|recent|thrifty|efficient|frugal|economical|powerful)$/;

/** "The most affordable", "just $20,490": quantity words that count nothing. */
function isHedge(pieces: readonly Piece[], at: number): boolean {
  const word = pieces[at]?.word.toLowerCase() ?? "";
  const next = pieces[at + 1];
  if (word === "most") return degrees.test(next?.word ?? "");
  if (word === "few") return pieces[at - 1]?.word.toLowerCase() === "first";
  if (word === "just") return next?.is !== "number" || next.isMoney;
  if (word === "only") return next?.is === "number" && next.isMoney;
  return /^(?:over|about|around|roughly|nearly|almost|exactly)$/.test(word);
}

function isToThePoint(pieces: readonly Piece[], told: Told): boolean {
  const { question, wishes, sentences } = told;
  const bare = pieces.filter((piece) => piece.is !== "product");
  if (saidIn(pieces).endsWith("?")) {
    const open = question?.slot
      ? slotsOfText(question.text).add(question.slot)
      : new Set(wishes.map(({ slot }) => slot));
    return [...slotsOfText(saidIn(bare))].every((slot) => open.has(slot));
  }
  if (pieces.some((piece) => piece.is === "product")) return true;
  const about = new Set([
    ...wishes.map(({ slot }) => slot),
    ...(question?.slot ? [question.slot] : []),
    ...sentences.flatMap((each) => [...slotsOfText(each)]),
  ]);
  return [...slotsIn(bare, told)].every((slot) => about.has(slot));
}

/** A negated figure is not the fact it looks like. */
function isDenied(pieces: readonly Piece[]): boolean {
  return pieces.some((piece, at) => {
    if (piece.is !== "word" || !/^(?:not|never|neither|nor|hardly)$|n't$/.test(piece.word)) return false;
    const rest = pieces.slice(at);
    const end = rest.findIndex(({ word, is }) => is === "mark" || word === "but");
    const clause = end < 0 ? rest : rest.slice(0, end);
    const isFact = clause.some(({ is }) => is === "number" || is === "product");
    return isFact && !/^(?:not|n't) (?:know|say|tell)\b/.test(saidIn(rest));
  });
}
