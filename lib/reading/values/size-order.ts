import { PhraseTable } from "@/lib/reading/text/phrase-table";
import { endsSentence, type Token } from "@/lib/reading/text/tokenize";
import type { Mention } from "./mentions";

/** Size classes from small to large, lower case. */
const order = ["compact", "midsize", "large"];

type Reach = "up" | "down" | "above" | "below";

const before = new PhraseTable<Reach>()
  .add(
    "(nothing|no|not|isnt|never|none|anything not|no car|no cars|nothing thats) [any] (smaller|tinier|littler|less) than [a|an]",
    "up",
  )
  .add("(at least|at minimum|minimum|at the very least) [a|an]", "up")
  .add(
    "(nothing|no|not|isnt|never|none|no car|no cars|nothing thats) [any] (bigger|larger|greater) than [a|an]",
    "down",
  )
  .add("(at most|up to|maximum|at the most) [a|an]", "down")
  .add("(bigger|larger|roomier) than [a|an]", "above")
  .add("(smaller|tinier) than [a|an]", "below");
const after = new PhraseTable<Reach>()
  .add("[size|sized] [car|cars|or] (or|and) (bigger|larger|up|above|upwards|upward|over)", "up")
  .add("[size|sized] at (least|minimum|the very least|the smallest)", "up")
  .add("[size|sized] [car|cars] (or|and) (smaller|below|under|less|down)", "down")
  .add("[size|sized] at (most|the most|the biggest|the largest)", "down");

/** Words of orders of size: known to the speller. */
export const sizeOrderVocabulary: ReadonlySet<string> = new Set([...before.words, ...after.words]);

/** "Nothing smaller than midsize", "compact or bigger": a size and all on one side of it. */
export function withSizeOrder(tokens: readonly Token[], mention: Mention, sizes: readonly string[]): Mention {
  const [value] = mention.values;
  if (mention.slot !== "size" || mention.values.length !== 1 || typeof value !== "string") return mention;
  const ranked = sizes
    .filter((each) => order.includes(each.toLowerCase()))
    .sort((a, b) => order.indexOf(a.toLowerCase()) - order.indexOf(b.toLowerCase()));
  const at = ranked.indexOf(value);
  const told = at < 0 ? undefined : (reachBefore(tokens, mention) ?? reachAfter(tokens, mention));
  if (!told) return mention;
  const { reach, start, end } = told;
  const values =
    reach === "up"
      ? ranked.slice(at)
      : reach === "down"
        ? ranked.slice(0, at + 1)
        : reach === "above"
          ? ranked.slice(at + 1)
          : ranked.slice(0, at);
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
