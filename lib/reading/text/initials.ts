import type { Token, Tokens } from "./tokenize";

/** "S U V", "m.p.g." and "R A V 4" are read as one word, if it is a known one. Linear in the message. */
export function withJoinedInitials(tokens: Tokens, isKnown: (word: string) => boolean): Token[] {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const run = initialsAt(tokens, at);
    const [first, last, next] = [tokens[at], tokens[run.end - 1], tokens[run.end]];
    const isWord = isKnown(run.word) || isKnown(`${run.word}${next?.kind === "number" ? next.word : ""}`);
    const isSpelled = first && last && run.word.length >= (run.isDotted ? 2 : 3) && isWord;
    if (isSpelled) read.push({ ...first, word: run.word, text: run.text, end: last.end });
    else if (first) read.push(first);
    at = isSpelled ? run.end : at + 1;
  }
  return read;
}

function initialsAt(tokens: Tokens, start: number) {
  const isLetter = (at: number) => tokens[at]?.kind === "word" && tokens[at]?.word.length === 1;
  // The dot behind "S.U.V. Red" closes a sentence too.
  const isDot = (at: number) => tokens[at]?.word === "." && tokens[at]?.start === tokens[at - 1]?.end;
  const run = { word: "", text: "", end: start, isDotted: false };
  while (isLetter(run.end)) {
    run.word += tokens[run.end]?.word;
    run.text += tokens[run.end]?.text;
    const closes = isDot(run.end + 1) && /^(?:\p{Lu}\p{L}|$)/u.test(tokens[run.end + 2]?.text ?? "");
    const isMiddle = isDot(run.end + 1) && !closes;
    run.isDotted ||= isMiddle;
    run.end += isMiddle ? 2 : 1;
  }
  return run;
}
