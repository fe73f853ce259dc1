import type { CueWord } from "@/lib/reading/lexicon/cue-words";
import type { Anchor, AttachContext, Attachment } from "./attachment";

const positive = new Set(["is", "are", "does", "do", "will", "would"]);
const negative = new Set(["isnt", "arent", "doesnt", "dont", "wont", "not"]);
const opposite = (kind: CueWord["kind"], weight: number): CueWord => ({ kind, weight, side: "before", say: [] });
const absolute = new Set([
  "dealbreaker",
  "breaker",
  "must",
  "negotiable",
  "essential",
  "requirement",
  "necessity",
  "required",
]);

/** "AWD isn't a dealbreaker, under 20k is": a verb left alone behind a value turns the cue before it round. */
export function ellipsisCues(
  { tokens, clauses, anchors }: AttachContext,
  attached: readonly Attachment[],
): Attachment[] {
  return clauses.flatMap((clause, position): Attachment[] => {
    const verb = tokens[clause.end - 1];
    if (!verb || !(positive.has(verb.word) || negative.has(verb.word))) return [];
    const anchor = anchors.findLast((each) => each.start >= clause.start && each.end <= clause.end);
    const before = clauses[position - 1];
    if (!anchor || !before || before.sentence < clause.sentence - 1 || anchor.end < clause.end - 3) return [];
    const gap = tokens.slice(anchor.end, clause.end).map((token) => token.word);
    const negated = gap.some((word) => negative.has(word));
    if (gap.length === 0 || !gap.every((word) => positive.has(word) || negative.has(word))) return [];
    const earlier = attached.findLast(({ cue }) => cue.start >= before.start && cue.end <= before.end);
    if (!earlier || earlier.anchor === anchor.start) return [];
    const word = turned(
      earlier,
      negated,
      tokens.slice(earlier.cue.start, earlier.cue.end).map((token) => token.word),
    );
    return word ? [attachment(anchor, word, clause.end - gap.length, clause.end)] : [];
  });
}

function turned({ cue }: Attachment, negated: boolean, words: readonly string[]): CueWord | undefined {
  const { kind } = cue.word;
  if (negated) return kind === "rigid" || kind === "strong" || kind === "care" ? opposite("flex", 0.28) : undefined;
  const denied = kind === "flex" || kind === "none";
  if (!denied || !words.some((word) => word.startsWith("not") || negative.has(word))) return undefined;
  return words.some((word) => absolute.has(word)) ? opposite("rigid", 0.95) : opposite("strong", 0.75);
}

function attachment({ slots, start, kind }: Anchor, word: CueWord, from: number, to: number): Attachment {
  return { cue: { word, start: from, end: to }, slots, near: true, kind, anchor: start };
}
