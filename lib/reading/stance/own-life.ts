import { notOwned, notOwners, ownedBehind, perfects } from "@/lib/reading/lexicon/stance-words";
import { PhraseTable } from "@/lib/reading/text/phrase-table";
import { endsSentence, type Token } from "@/lib/reading/text/tokenize";
import type { Statement } from "./statement";

const hadBehind = PhraseTable.of(ownedBehind);
/** In words. */
const mostBetween = 3;

/** "Ed's F-150", "a RAV4 is what we had", "driving since 1964": the models can't see whose it is. */
export function isOfOwnLife(tokens: readonly Token[], { slot, start, end }: Statement): boolean {
  const from = tokens.slice(0, start).findLastIndex(endsSentence) + 1;
  const before = tokens.slice(from, start);
  if (slot === "year")
    return (
      [tokens[start], tokens[start - 1]].some((each) => each?.word === "since") &&
      before.some(({ word }) => perfects.has(word))
    );
  if (slot !== "make" && slot !== "model") return false;
  const owner = before.slice(-mostBetween).findLastIndex(isOwner);
  const between = owner < 0 ? [] : before.slice(-mostBetween).slice(owner + 1);
  const isOwned = owner >= 0 && between.every(({ kind, word }) => kind !== "mark" && !notOwned.has(word));
  return isOwned || hadBehind.at(tokens, end) !== undefined;
}

function isOwner({ text, word }: Token): boolean {
  return /^(?:his|her|their)$/.test(word) || (/^\p{L}+['’]s$/u.test(text) && !notOwners.test(text));
}
