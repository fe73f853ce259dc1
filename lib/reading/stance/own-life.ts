import { PhraseTable } from "@/lib/reading/text/phrase-table";
import { endsSentence, type Token } from "@/lib/reading/text/tokenize";
import type { Statement } from "./statement";

const person =
  "(i|we|he|she|they|you|my|our|his|her) [wife|husband|mom|mum|dad|mother|father|son|daughter|brother|sister|uncle|aunt|cousin|boss|neighbor|neighbour|friend|buddy|grandma|grandpa|parents|kids|ex]";
const hadBehind = PhraseTable.of([
  `[is|was|s] (what|the one|the car|one|something) ${person} (had|have|drove|drive|owned|own|bought|got|sold|lost|learned|grew)`,
  "(is|was|s|felt|feels) like [driving] [a|an|my]",
]);
const perfect = new Set(
  "have ive weve had been driven owned driving married retired living lived worked since".split(" "),
);
const ahead = new Set("next new first second dream future budget".split(" "));
const contracted = /^(?:it|that|there|here|what|who|where|how|he|she|let|today)['’]s$/i;
const mostBetween = 3;

/** "Ed's F-150", "a RAV4 is what we had", "driving since 1964": the models can't see whose it is. */
export function isOfOwnLife(tokens: readonly Token[], { slot, start, end }: Statement): boolean {
  const from = tokens.slice(0, start).findLastIndex(endsSentence) + 1;
  const before = tokens.slice(from, start);
  if (slot === "year")
    return (
      [tokens[start], tokens[start - 1]].some((each) => each?.word === "since") &&
      before.some(({ word }) => perfect.has(word))
    );
  if (slot !== "make" && slot !== "model") return false;
  const owner = before.slice(-mostBetween).findLastIndex(isOwner);
  const between = owner < 0 ? [] : before.slice(-mostBetween).slice(owner + 1);
  const isOwned =
    owner >= 0 && between.every(({ kind, word }) => kind !== "mark" && !ahead.has(word) && !joins.has(word));
  return isOwned || hadBehind.at(tokens, end) !== undefined;
}

const joins = new Set("for to of in with and or a an the is was on at than like".split(" "));

function isOwner({ text, word }: Token): boolean {
  return /^(?:his|her|their)$/.test(word) || (/^\p{L}+['’]s$/u.test(text) && !contracted.test(text));
}
