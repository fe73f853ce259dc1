import type { SlotName } from "@/lib/constraints/slot-name";
import { PhraseTable } from "@/lib/reading/text/phrase-table";
import type { Token } from "@/lib/reading/text/tokenize";
import type { Removal } from "./removals";
import type { Statement } from "./statement";

const forgetting = new PhraseTable<true>()
  .add(
    "(forget|scratch|skip|scrap|cancel|strike|ignore|disregard|drop|nix|never mind|nevermind) [about] (that|it|that one|that bit|that part|that last one|the last one|the last bit)",
    true,
  )
  .add("(on second thought|on second thoughts|thinking about it|come to think of it) (no|not|nah|nope)", true)
  .add("(actually|wait|hm|hmm) (no|nah|nope)", true)
  .add("(no|nah) (never mind|nevermind)", true);

/** "A V6. The V6 can go": a wish that matters little. */
const permitting = new Set(["can", "could", "may"]);

/** What may stand before words that tell the listener to forget something: they are no part of a longer sentence. */
const openers = new Set(
  "no nah nope so actually oh well wait but ok okay yeah please just lets hm hmm and then now".split(" "),
);
const closers = new Set("then now please actually completely altogether entirely too though".split(" "));

/**
 * "A hatch and AWD, actually never mind the AWD", "diesel, no, forget that": what one message says and takes back again
 * is told as background.
 */
export function withTakeBacks(
  tokens: readonly Token[],
  statements: readonly Statement[],
  removals: readonly Removal[],
): Statement[] {
  const meant = removals.filter(({ start, end }) => !tokens.slice(start, end).some(({ word }) => permitting.has(word)));
  const gone = new Set(meant.flatMap(({ anchor, start }) => saidBefore(statements, anchor.slots, start)));
  for (let index = 0; index < tokens.length; index++) {
    const hit = forgetting.at(tokens, index);
    if (!hit || !standsAlone(tokens, index, hit.end)) continue;
    const last = lastBefore(statements, index);
    if (last && !revised(statements, last)) gone.add(last);
    index = hit.end - 1;
  }
  return statements.map((each) => (gone.has(each) ? { ...each, stance: "background", veto: "taken-back" } : each));
}

function saidBefore(statements: readonly Statement[], slots: readonly SlotName[], at: number): Statement[] {
  return statements.filter(({ slot, stance, end }) => end <= at && stance === "wished" && slots.includes(slot));
}

function lastBefore(statements: readonly Statement[], at: number): Statement | undefined {
  return statements.findLast(({ stance, end }) => end <= at && stance === "wished");
}

/** "A V6, scratch that, a V8": the later value replaces the earlier one anyway. */
function revised(statements: readonly Statement[], { slot, end }: Statement): boolean {
  return statements.some((each) => each.slot === slot && each.stance === "wished" && each.start >= end);
}

function standsAlone(tokens: readonly Token[], start: number, end: number): boolean {
  const before = tokens[start - 1];
  if (before && before.kind !== "mark" && !openers.has(before.word)) return false;
  const next = tokens[end];
  return !next || next.kind === "mark" || closers.has(next.word);
}
