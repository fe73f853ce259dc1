import type { SlotName } from "@/lib/constraints";
import { closers, forgettings, takeBackOpeners } from "@/lib/reading/lexicon/take-back-words";
import { PhraseTable } from "@/lib/reading/text/phrase-table";
import type { Token } from "@/lib/reading/text/tokenize";
import type { Removal } from "./removals";
import type { Statement } from "./statement";

const forgetting = PhraseTable.of(forgettings);

/** "The V6 can go": it matters little. */
const permitting = new Set(["can", "could", "may"]);

/** Treats what one message says and takes back as background. */
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

/** "A V6, scratch that, a V8": the later value wins anyway. */
function revised(statements: readonly Statement[], { slot, end }: Statement): boolean {
  return statements.some((each) => each.slot === slot && each.stance === "wished" && each.start >= end);
}

function standsAlone(tokens: readonly Token[], start: number, end: number): boolean {
  const before = tokens[start - 1];
  if (before && before.kind !== "mark" && !takeBackOpeners.has(before.word)) return false;
  const next = tokens[end];
  return !next || next.kind === "mark" || closers.has(next.word);
}
