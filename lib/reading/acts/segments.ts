import { breaks, joints, openers, pauses } from "@/lib/reading/lexicon/clause-words";
import { endsSentence, type Token, type Tokens } from "@/lib/reading/text/tokenize";

export interface Segment {
  /** `end` is one past the last token, with closing marks. */
  start: number;
  end: number;
  sentence: number;
}

/** Splits at marks, before "but" and similar words, and before "and" if a clause follows. */
export function segmentsOf(tokens: Tokens): Segment[] {
  const segments: Segment[] = [];
  let start = 0;
  let sentence = 0;
  const close = (end: number) => {
    if (tokens.slice(start, end).some(({ kind }) => kind !== "mark")) segments.push({ start, end, sentence });
    else {
      const last = segments.at(-1);
      if (last) last.end = end;
    }
    start = end;
  };
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1];
    const deniesNumber = next?.word === "not" && tokens[index + 2]?.kind === "number";
    // "The ID.4 AWD Pro."
    const isInName = next?.kind === "number" && next.start === token.end && tokens[index - 1]?.end === token.start;
    if (endsSentence(token) && !isInName && !(next && endsSentence(next))) {
      close(index + 1);
      sentence++;
    } else if (token.kind === "mark" && pauses.has(token.word) && !deniesNumber) close(index + 1);
    else if (index > start && opensClause(token, next)) close(index);
  }
  close(tokens.length);
  return segments;
}

function opensClause(token: Token, next: Token | undefined): boolean {
  if (token.kind !== "word") return false;
  return breaks.has(token.word) || (joints.has(token.word) && next?.kind === "word" && openers.has(next.word));
}
