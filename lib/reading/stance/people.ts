import type { MessageReading } from "@/lib/reading/edits/message-reading";
import { PhraseTable } from "@/lib/reading/text/phrase-table";
import type { Statement } from "./statement";

const relatives =
  "hubby|mrs|wife|husband|partner|spouse|girlfriend|boyfriend|son|daughter|mom|mum|mother|dad|father|kid|kids|teenager|missus|brother|sister|fiance|fiancee|boss";
const wants =
  "fancies|fancy|wants|want|says|say|votes for|prefers|prefer|would like|likes|insists on|needs|need|would prefer|loves|would rather have";
const wishing = new PhraseTable<string>()
  .add(`she [really|also|only|just] (${wants})`, "she")
  .add(`he [really|also|only|just] (${wants})`, "he")
  .add(`they [really|also|only|just] (${wants})`, "other")
  .add(`(i|id|me i|but i) [really|personally|actually|just] (${wants}|like|rather have)`, "self");
for (const relative of relatives.split("|"))
  wishing.add(`(my|our|the) ${relative} [really|also|only|just] (${wants})`, relative);

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
    // "He wants a truck but I'd rather have an SUV": the speaker decides.
    if (other && personOf(reading, other) === "self" && reading.clauses[other.clause]?.lead === "but") continue;
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
