import { PhraseTable } from "@/lib/reading/text/phrase-table";
import { endsSentence, type Token } from "@/lib/reading/text/tokenize";
import type { Statement } from "./statement";

const givenUp = new PhraseTable<true>()
  .add("(talked|scared|put) (me|us) (out of it|out of that|out of one|off it|off that|off)", true)
  .add(
    "(i|we|ive|weve) (decided against|thought better of|gave up on|changed my mind about|turned down|ruled out) (it|that|one|them)",
    true,
  )
  .add("(i|we|ive|weve) (changed|have changed) (my|our) (mind|minds)", true);

/** "I was thinking a Mustang but my wife talked me out of it": an idea that was dropped. */
export function isGivenUp(tokens: readonly Token[], { end }: Statement): boolean {
  for (let index = end; index < Math.min(tokens.length, end + 14); index++) {
    const token = tokens[index];
    if (!token || endsSentence(token)) return false;
    if (givenUp.at(tokens, index)) return true;
  }
  return false;
}

const again = new PhraseTable<true>().add(
  "(another one|another of those|the same again|same again|one like it|a newer one|a new one|one more)",
  true,
);

/** "Love my old Accord, want another one": what one has is what one wants. */
export function isWantedAgain(tokens: readonly Token[], { slot, end }: Statement): boolean {
  if (slot !== "make" && slot !== "model" && slot !== "style") return false;
  for (let index = end; index < Math.min(tokens.length, end + 14); index++) {
    const wanted = tokens
      .slice(Math.max(end, index - 4), index)
      .some(({ word }) => /^(want|need|like|love|get|after|for)$/.test(word));
    if (wanted && again.at(tokens, index)) return true;
  }
  return false;
}
