import type { SlotName } from "@/lib/constraints/slot-name";
import type { Anchor } from "./attach-cues";
import { PhraseTable } from "./phrase-table";
import { endsSentence, type Token } from "./tokenize";

/** Two wishes put in order by the shopper's words. */
export interface Comparison {
  lighter: readonly SlotName[];
  heavier: readonly SlotName[];
  start: number;
  end: number;
}

type Order = "lighter-first" | "lighter-as" | "heavier-first" | "heavier-over";

const openers = new PhraseTable<Order>()
  .add("more flexible [on|about|with|regarding]", "lighter-first")
  .add(
    "more (willing|happy|open|prepared) to (compromise|bend|budge|give|stretch|be flexible) [on|about]",
    "lighter-first",
  )
  .add(
    "(rather|sooner) (give up|drop|lose|compromise on|bend on|sacrifice|skip|give up on|stretch|compromise) [on]",
    "lighter-first",
  )
  .add(
    "(less important|matters less|care less about|less of a priority|less critical|less worried about|less concerned about)",
    "lighter-first",
  )
  .add("(care|worry|think) [a lot|much|way|a bit|slightly] more about", "heavier-first")
  .add("[a lot|much|way|far|a bit|slightly] more (important|critical|crucial|of a priority|essential)", "heavier-first")
  .add("matters [a lot|much|way|far|a bit|slightly] more [to me]", "heavier-first")
  .add("less flexible [on|about|with]", "heavier-first")
  .add(
    "(isnt|is not|arent|are not|not|doesnt matter|does not matter|dont matter|matters not) [quite|nearly|half|anywhere near] as (important|critical|crucial|much|high a priority|essential) [to me|for me] as",
    "lighter-as",
  )
  .add("(rather|sooner) (keep|have|get)", "heavier-first")
  .add("(prioritize|prioritise|prioritizing|prioritising|value|prefer|favor|put|choose)", "heavier-over")
  .add("(outweighs|trumps|beats|comes before|comes first before|goes before|is above)", "heavier-first");

/** Comparisons of two slots: "more flexible on year than on size", "price matters more than mileage". */
export function findComparisons(tokens: readonly Token[], anchors: readonly Anchor[]): Comparison[] {
  const found: Comparison[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const hit = openers.at(tokens, index);
    if (!hit) continue;
    const comparison = compare(tokens, anchors, index, hit.end, hit.payload);
    if (comparison) found.push(comparison);
    index = hit.end - 1;
  }
  return found;
}

const linked = new Set(["outweighs", "trumps", "beats", "comes", "goes", "is"]);

function compare(
  tokens: readonly Token[],
  anchors: readonly Anchor[],
  start: number,
  end: number,
  order: Order,
): Comparison | undefined {
  const verb = order === "lighter-as" || linked.has(tokens[start]?.word ?? "");
  const than = verb ? end : wordIndex(tokens, end, order === "heavier-over" ? ["over", "above", "before"] : ["than"]);
  if (than === undefined) return undefined;
  const inner = anchors.find((anchor) => anchor.start >= end && anchor.end <= than);
  const outer = anchors.findLast((anchor) => anchor.end <= start && sameSentence(tokens, anchor.end, start));
  const first = verb ? outer : (inner ?? outer);
  const second = anchors.find(
    (anchor) => anchor.start >= than && anchor.start <= than + 8 && sameSentence(tokens, than, anchor.start),
  );
  if (!first || !second || first.slots.length === 0 || second.slots.length === 0) return undefined;
  if (first.slots.some((slot) => second.slots.includes(slot))) return undefined;
  return order === "lighter-first" || order === "lighter-as"
    ? { lighter: first.slots, heavier: second.slots, start, end: second.end }
    : { lighter: second.slots, heavier: first.slots, start, end: second.end };
}

function wordIndex(tokens: readonly Token[], from: number, words: readonly string[]): number | undefined {
  for (let index = from; index < Math.min(tokens.length, from + 14); index++) {
    const token = tokens[index];
    if (!token || endsSentence(token) || token.word === "but" || token.word === "though") return undefined;
    if (words.includes(token.word)) return index;
  }
  return undefined;
}

function sameSentence(tokens: readonly Token[], from: number, to: number): boolean {
  return !tokens.slice(from, to).some(endsSentence);
}
