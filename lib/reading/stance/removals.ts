import { mayGo, removing } from "@/lib/reading/lexicon/take-back-words";
import { PhraseTable } from "@/lib/reading/text/phrase-table";
import { endsSentence, type Token } from "@/lib/reading/text/tokenize";
import type { Anchor } from "./anchor";

/** "Forget the fuel", "drop the AWD": a wish that is taken back, by slot. */
export interface Removal {
  anchor: Anchor;
  start: number;
  end: number;
}

const verbs = PhraseTable.of(removing);
const going = PhraseTable.of(mayGo);
const behind = new Set("thing bit part requirement wish one stuff limit filter".split(" "));

const gap = new Set("the my that this a an any on about for requirement bit part thing whole it to limit".split(" "));

/** Removals with what they take back. A removal verb needs its object close behind it. */
export function findRemovals(
  tokens: readonly Token[],
  anchors: readonly Anchor[],
  taken: readonly boolean[],
): Removal[] {
  const found: Removal[] = [];
  for (let index = 0; index < tokens.length; index++) {
    if (taken[index]) continue;
    const hit = verbs.at(tokens, index);
    if (!hit) continue;
    const anchor = anchors.find((each) => each.start >= hit.end);
    const between = anchor ? tokens.slice(hit.end, anchor.start) : [];
    if (
      anchor &&
      anchor.slots.length > 0 &&
      between.length <= 3 &&
      between.every((token) => gap.has(token.word) && !endsSentence(token))
    ) {
      found.push({ anchor, start: index, end: anchor.end });
    }
    index = hit.end - 1;
  }
  return [...found, ...goingRemovals(tokens, anchors), ...limitlessRemovals(tokens, anchors)];
}

const limits = new Set(["limit", "cap", "restriction", "requirement", "ceiling"]);

/** "No budget limit". */
function limitlessRemovals(tokens: readonly Token[], anchors: readonly Anchor[]): Removal[] {
  return anchors.flatMap((anchor) => {
    if (anchor.kind !== "topic" || tokens[anchor.start - 1]?.word !== "no") return [];
    const last = tokens[anchor.end - 1]?.word ?? "";
    const next = tokens[anchor.end]?.word ?? "";
    return limits.has(last) || limits.has(next) ? [{ anchor, start: anchor.start - 1, end: anchor.end }] : [];
  });
}

/** "The AWD thing can go": the object is before the verb, with nothing after it. */
function goingRemovals(tokens: readonly Token[], anchors: readonly Anchor[]): Removal[] {
  return anchors.flatMap((anchor) => {
    const from = behind.has(tokens[anchor.end]?.word ?? "") ? anchor.end + 1 : anchor.end;
    const hit = going.at(tokens, from);
    const next = hit && tokens[hit.end];
    const closes = hit && (!next || next.kind === "mark" || next.word === "now" || next.word === "too");
    return closes && anchor.kind !== "feature" ? [{ anchor, start: anchor.start, end: hit.end }] : [];
  });
}
