import type { Vocabulary } from "@/lib/catalog/catalog-reader";
import { orderOf, roles } from "@/lib/constraints";
import { sizeOrder } from "@/lib/constraints/trade-words";
import { PhraseTable } from "@/lib/reading/text/phrase-table";
import { endsSentence, type Token } from "@/lib/reading/text/tokenize";
import type { Mention } from "./mentions";

/** Lower case, smallest first. */
const order = (roles.size ? orderOf(roles.size) : []).map((each) => each.toLowerCase());

const tableOf = (side: keyof typeof sizeOrder) =>
  sizeOrder[side].reduce((table, [phrase, reach]) => table.add(phrase, reach), new PhraseTable<Reach>());
const [before, after] = [tableOf("before"), tableOf("after")];
type Reach = (typeof sizeOrder)["before"][number][1];

export const sizeOrderVocabulary: ReadonlySet<string> = new Set([...before.words, ...after.words]);

export function sizesIn(vocabulary: Vocabulary): string[] {
  return (roles.size ? vocabulary[roles.size] : []).map(({ value }) => value);
}

/** Reads "compact or bigger". */
export function withSizeOrder(tokens: readonly Token[], mention: Mention, sizes: readonly string[]): Mention {
  const [value] = mention.values;
  if (mention.slot !== roles.size || mention.values.length !== 1 || typeof value !== "string") return mention;
  const ranked = sizes
    .filter((each) => order.includes(each.toLowerCase()))
    .sort((a, b) => order.indexOf(a.toLowerCase()) - order.indexOf(b.toLowerCase()));
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

function reachBefore(tokens: readonly Token[], { start, end }: Mention) {
  for (let index = Math.max(0, start - 6); index < start; index++) {
    const hit = before.at(tokens, index);
    if (hit?.end === start && !tokens.slice(index, start).some(endsSentence))
      return { reach: hit.payload, start: index, end };
  }
  return undefined;
}

function reachAfter(tokens: readonly Token[], { start, end }: Mention) {
  const hit = after.at(tokens, end);
  return hit ? { reach: hit.payload, start, end: hit.end } : undefined;
}
