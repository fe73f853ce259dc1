import { type WordTable, wordTable } from "@/lib/constraints/word-table";
import { endsSentence, type Token } from "@/lib/reading/text/tokenize";
import type { Topic } from "@/lib/reading/values/topics";
import type { Anchor } from "./attachment";

const places: WordTable<(anchors: readonly Anchor[]) => Anchor | undefined> = wordTable({
  first: (anchors) => anchors[0],
  former: (anchors) => anchors[0],
  second: (anchors) => anchors[1],
  third: (anchors) => anchors[2],
  latter: (anchors) => anchors.at(-1),
  last: (anchors) => anchors.at(-1),
});
const closing = new Set("one is isnt was can could would matters counts doesnt has more less wins".split(" "));

/** "The latter is optional", "the first is fixed": names of wishes by their place in the sentence before. */
export function backReferences(tokens: readonly Token[], anchors: readonly Anchor[]): Topic[] {
  const found: Topic[] = [];
  for (let index = 0; index < tokens.length - 1; index++) {
    if (tokens[index]?.word !== "the") continue;
    const place = places[tokens[index + 1]?.word ?? ""];
    const next = tokens[index + 2];
    const sure = tokens[index + 1]?.word === "latter" || tokens[index + 1]?.word === "former";
    if (!place || (!sure && next && next.kind !== "mark" && !closing.has(next.word))) continue;
    const named = place(wishesBefore(tokens, anchors, index));
    if (named) found.push({ slots: named.slots, start: index, end: index + 2 });
  }
  return found;
}

/** Wishes of the last sentence before a place that names any. */
function wishesBefore(tokens: readonly Token[], anchors: readonly Anchor[], at: number): Anchor[] {
  const earlier = anchors.filter(({ kind, end }) => kind === "wish" && end <= at);
  const last = earlier.at(-1);
  if (!last) return [];
  let start = last.start;
  while (start > 0 && !endsSentence(tokens[start - 1] as Token)) start--;
  const closed = tokens.slice(last.end, at).some(endsSentence);
  return closed ? earlier.filter((each) => each.start >= start) : earlier;
}
