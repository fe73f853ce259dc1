import type { SlotName } from "@/lib/constraints";
import {
  carried,
  failing,
  failures,
  harmlessVerbs,
  hedges,
  notOverdone,
  owning,
} from "@/lib/reading/lexicon/stance-words";
import { PhraseTable } from "@/lib/reading/text/phrase-table";
import { endsSentence, type Token } from "@/lib/reading/text/tokenize";

const faults = PhraseTable.of(failures);

type Named = { slot: SlotName; start: number; end: number; op?: string };

/** "Mustang too heavy", "the Jeep's out", "Nissan won't last", "FWD not AWD": the reason rules the name out. */
export function isDismissed(tokens: readonly Token[], { slot, start, end, op }: Named): boolean {
  if (op !== undefined) return false;
  // "Anything too big", "it isn't too big": neither wishes for big.
  if (slot === "size" && tokens[start - 1]?.word === "too") return true;
  let at = carried.has(tokens[end]?.word ?? "") ? end + 1 : end;
  while (hedges.has(tokens[at]?.word ?? "")) at++;
  const [word, next] = [tokens[at]?.word ?? "", tokens[at + 1]];
  if (word === "too" && next?.kind === "word" && !notOverdone.test(next.word)) return true;
  if (/^(?:off|out)$/.test(word) && (!next || next.kind === "mark" || /^(?:then|now|too|also)$/.test(next.word)))
    return true;
  if (slot !== "make" && slot !== "model") return false;
  // "My Honda won't start" tells of what somebody has.
  const lead = tokens.slice(Math.max(0, start - 2), start);
  if (lead.slice(lead.findLastIndex(endsSentence) + 1).some((each) => owning.has(each.word))) return false;
  return (
    faults.at(tokens, at) !== undefined || (failing.has(word) && next?.kind === "word" && !harmlessVerbs.has(next.word))
  );
}
