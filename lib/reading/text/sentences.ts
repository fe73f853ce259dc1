import { endsSentence, type TokenSpan, type Tokens } from "./tokenize";

/** In tokens, twice as many as people write. Searches go by sentence. */
const longestSentence = 100;

export function sentencesOf(tokens: Tokens): TokenSpan[] {
  const found: TokenSpan[] = [];
  let start = 0;
  for (let index = 0; index <= tokens.length; index++) {
    const token = tokens[index];
    const isCut = index - start >= longestSentence;
    if (token && !endsSentence(token) && !isCut) continue;
    if (index > start) found.push({ start, end: index });
    start = token && endsSentence(token) ? index + 1 : index;
  }
  return found;
}
