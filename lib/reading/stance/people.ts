import type { MessageReading } from "@/lib/reading/edits/message-reading";
import { wishers } from "@/lib/reading/lexicon/people-words";
import { PhraseTable } from "@/lib/reading/text/phrase-table";
import type { Statement } from "./statement";

const wishing = PhraseTable.keyed(wishers);

export interface Disagreement {
  sides: readonly [Statement, Statement];
  start: number;
  end: number;
}

/** "My wife wants a minivan, I want a truck": the words don't say who decides. */
export function disagreements(reading: MessageReading, live: readonly Statement[]): Disagreement[] {
  const found: Disagreement[] = [];
  const wished = live.filter((each) => each.stance === "wished" && each.op === undefined);
  for (const [index, one] of wished.entries()) {
    const person = personOf(reading, one);
    if (!person) continue;
    const other = wished
      .slice(index + 1)
      .find((each) => each.slot === one.slot && personOf(reading, each) && personOf(reading, each) !== person);
    if (other && !other.values.some((value) => one.values.includes(value)))
      found.push({ sides: [one, other], start: one.start, end: other.end });
  }
  return found;
}

function personOf(
  { tokens, clauses }: Pick<MessageReading, "tokens" | "clauses">,
  { clause, start }: Statement,
): string | undefined {
  const from = clauses[clause]?.start ?? start;
  for (let index = start - 1; index >= Math.max(from - 1, start - 8, 0); index--) {
    const hit = wishing.at(tokens, index);
    if (hit && hit.end <= start) return hit.payload;
  }
  return undefined;
}
