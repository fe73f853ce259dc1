import * as say from "@/lib/reading/lexicon/people-words";
import { PhraseTable, phraseTables } from "@/lib/reading/text/phrase-table";
import { endsSentence, type Token, type Tokens, textIn, wordsIn } from "@/lib/reading/text/tokenize";
import { isNameSlot } from "@/lib/reading/values/names";
import type { Statement } from "./statement";

const { hadBehind, talkBehind, habit } = phraseTables(say.lifeSaid);
/** In words. */
const mostBetween = 3;

/** "Ed's F-150", "a RAV4 is what we had", "driving since 1964": the models can't see whose it is. */
export function isOfOwnLife(
  tokens: Tokens,
  { slot, start, end, op, values }: Statement,
  all: readonly Statement[],
): boolean {
  const from = tokens.slice(0, start).findLastIndex(endsSentence) + 1;
  const before = tokens.slice(from, start);
  if (slot === "year")
    return (
      [tokens[start], tokens[start - 1]].some((each) => each?.word === "since") &&
      before.some(({ word }) => say.perfects.has(word))
    );
  if (op === undefined && (isPast(tokens, from, start) || talkBehind.at(tokens, end))) return true;
  if (op === undefined && say.asksWhy.test(`${textIn(before)}|${textIn(tokens, end, end + 3)}`)) return true;
  // "Petrol is for the mower. Diesel stays."
  const isRival = (each: Statement) => each.slot === slot && each.start > end && `${each.values}` !== `${values}`;
  const isWanted = (each: Statement) =>
    isRival(each) && each.stance !== "excluded" && say.wantsElse.test(textIn(tokens, end, each.start));
  if (op === undefined && say.ofShown.test(textIn(before)) && all.some(isWanted)) return true;
  if (op === undefined && say.forOthers.test(textIn(tokens, end, end + 6)) && all.some(isRival)) return true;
  if (!isNameSlot(slot)) return false;
  const owner = before.slice(-mostBetween).findLastIndex(isOwner);
  const between = owner < 0 ? [] : before.slice(-mostBetween).slice(owner + 1);
  const isOwned = owner >= 0 && between.every(({ kind, word }) => kind !== "mark" && !say.notOwned.has(word));
  return isOwned || hadBehind.at(tokens, end) !== undefined;
}

/** "Dad swore by Fords", "we used a van back then". */
function isPast(tokens: Tokens, from: number, start: number): boolean {
  const close = tokens.findIndex((token, at) => at >= start && endsSentence(token));
  if (say.pastTimes.test(textIn(tokens, from, close < 0 ? tokens.length : close))) return true;
  return habit
    .startingIn(tokens, from, start)
    .some(({ end }) => end <= start && wordsIn(tokens, end, start).every((word) => say.habitGap.has(word)));
}

function isOwner({ text, word }: Token): boolean {
  return say.wornOut.has(word) || (/^\p{L}+['’]s$/u.test(text) && !say.notOwners.test(text));
}

const pointed = PhraseTable.keyed([
  ["again", say.wantsAgain],
  ["wished", say.wantsNamed],
  ["excluded", say.refusesNamed],
]);

/** "My Camry died, I want another one", "she wants AWD, add it", "my Kia quit, so none of those": what was named last. */
export function pointedAt(
  tokens: Tokens,
  statements: readonly Statement[],
): { said: Statement | undefined; stance: "wished" | "excluded" } | undefined {
  const order = tokens.flatMap((_, start) => {
    const hit = say.turnsOrder.has(tokens[start - 1]?.word ?? "") ? undefined : pointed.at(tokens, start);
    const next = tokens[hit?.end ?? 0];
    return hit && (next?.kind !== "word" || say.afterAgain.has(next.word)) ? [{ way: hit.payload, start }] : [];
  })[0];
  const told = order ? statements.filter(({ op, end }) => op === undefined && end <= order.start) : [];
  const named = order?.way === "wished" ? [] : told.filter(({ slot }) => isNameSlot(slot));
  const said = named.findLast(({ slot }) => slot === "model") ?? named.at(-1) ?? told.at(-1);
  const isSaid = ({ slot, stance, start }: Statement) =>
    (slot === said?.slot && start > (order?.start ?? 0)) || (order?.way === stance && isNameSlot(slot));
  if (!order || statements.some(isSaid)) return undefined;
  return { said, stance: order.way === "excluded" ? "excluded" : "wished" };
}
