import { endsSentence, type Token } from "@/lib/reading/text/tokenize";

export interface Segment {
  /** `end` is one past the last token, with closing marks. */
  start: number;
  end: number;
  sentence: number;
}

const pauses = new Set([",", "-", "—", "–", "(", ")", ":", "…", "/"]);
const joints = new Set("and so then or".split(" "));
const openers = new Set(
  "i id ill im ive we well were wed you your it its that thats this theres there he she they my our can could would will do does did is are was what whats how hows why which who when where if keep drop show make give go forget leave lets let take skip tell find add remove lose relax stretch raise bump lower cut change switch put stick start try pick hold hang stay pay spend save dump ditch bring get please maybe no not yes dont".split(
    " ",
  ),
);
const breaks = new Set(
  "but though although because cause cuz since while whereas however unless actually plus also".split(" "),
);

/** Splits at marks, before "but" and similar words, and before "and" if a clause follows. */
export function segmentsOf(tokens: readonly Token[]): Segment[] {
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
    if (endsSentence(token) && !(next && endsSentence(next))) {
      close(index + 1);
      sentence++;
    } else if (token.kind === "mark" && pauses.has(token.word) && !deniesNumber(tokens, index + 1)) close(index + 1);
    else if (index > start && opensClause(token, next)) close(index);
  }
  close(tokens.length);
  return segments;
}

function deniesNumber(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.word === "not" && tokens[at + 1]?.kind === "number";
}

function opensClause(token: Token, next: Token | undefined): boolean {
  if (token.kind !== "word") return false;
  return breaks.has(token.word) || (joints.has(token.word) && next?.kind === "word" && openers.has(next.word));
}
