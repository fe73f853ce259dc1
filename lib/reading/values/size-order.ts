import type { Vocabulary } from "@/lib/catalog/catalog-reader";
import { orderOf, type SlotName, type WordSlotName } from "@/lib/constraints";
import { sizeOrder } from "@/lib/constraints/trade-words";
import { PhraseTable } from "@/lib/reading/text/phrase-table";
import { endsSentence, type Tokens } from "@/lib/reading/text/tokenize";
import type { Mention } from "./mentions";

const tableOf = (side: keyof typeof sizeOrder) =>
  sizeOrder[side].reduce((table, [phrase, reach]) => table.add(phrase, reach), new PhraseTable<Reach>());
const [before, after] = [tableOf("before"), tableOf("after")];
type Reach = (typeof sizeOrder)["before"][number][1];

export const sizeOrderVocabulary: ReadonlySet<string> = new Set([...before.words, ...after.words]);

export function isOrdered(slot: SlotName): slot is WordSlotName {
  return orderOf(slot).length > 0;
}

/** Reads "compact or bigger". */
export function withOrder(tokens: Tokens, mention: Mention, vocabulary: Vocabulary): Mention {
  const { slot, values: named } = mention;
  const [value] = named;
  if (!isOrdered(slot) || named.length !== 1 || typeof value !== "string") return mention;
  const order = orderOf(slot).map((each) => each.toLowerCase());
  const placeOf = (each: string) => order.indexOf(each.toLowerCase());
  const ranked = vocabulary[slot]
    .map((entry) => entry.value)
    .filter((each) => placeOf(each) >= 0)
    .sort((a, b) => placeOf(a) - placeOf(b));
  const at = ranked.indexOf(value);
  const told = at < 0 ? undefined : (reachBefore(tokens, mention) ?? reachAfter(tokens, mention));
  if (!told) return mention;
  const { reach, start, end } = told;
  const isUpward = reach === "up" || reach === "above";
  const isOver = reach === "down" || reach === "above";
  const edge = at + Number(isOver);
  const values = isUpward ? ranked.slice(edge) : ranked.slice(0, edge);
  return values.length > 0 ? { ...mention, values, start, end, core: mention.start } : mention;
}

function reachBefore(tokens: Tokens, { start, end }: Mention) {
  for (let index = Math.max(0, start - 6); index < start; index++) {
    const hit = before.at(tokens, index);
    if (hit?.end === start && !tokens.slice(index, start).some(endsSentence))
      return { reach: hit.payload, start: index, end };
  }
  return undefined;
}

function reachAfter(tokens: Tokens, { start, end }: Mention) {
  const hit = after.at(tokens, end);
  return hit ? { reach: hit.payload, start, end: hit.end } : undefined;
}
