import { type CueWord, cueWords } from "./lexicon/cue-words";
import { PhraseTable } from "./phrase-table";
import { firstToGo, loneIndifference, specialCueAt } from "./special-cues";
import type { Token } from "./tokenize";

export interface Cue {
  word: CueWord;
  start: number;
  end: number;
}

const table = new PhraseTable<CueWord>();
for (const word of cueWords) for (const phrase of word.say) table.add(phrase, word);

/** Words cues are made of: known to the speller. */
export const cueVocabulary: ReadonlySet<string> = table.words;

/**
 * All cues, longest first, outside values. A cue that only repeats a word of the question ("What do you need?" "I
 * need ...") says nothing.
 */
export function findCues(tokens: readonly Token[], owned: readonly boolean[], question: readonly Token[]): Cue[] {
  const asked = new Set(question.map((token) => token.word));
  const echoes = ["must", "need", "needs", "required", "require", "needed", "requirement"].some((word) =>
    asked.has(word),
  );
  const offersScale = asked.has("have") && asked.has("nice");
  const lone = loneIndifference(tokens);
  const cues: Cue[] = lone ? [lone] : [];
  for (let index = 0; index < tokens.length; index++) {
    if (owned[index]) continue;
    const hit = table.at(tokens, index);
    const special = specialCueAt(tokens, index, hit?.end ?? index + 1, owned);
    const fits = hit && !owned.slice(index, hit.end).some(Boolean);
    const echoed = hit?.payload.echo && echoes && !offersScale;
    if (special) cues.push(special);
    else if (fits && !echoed) cues.push({ word: hit.payload, start: index, end: hit.end });
    if (special || fits) index = Math.max(special?.end ?? 0, fits ? (hit?.end ?? 0) : 0) - 1;
  }
  return cues.filter((cue) => !isVerbNeed(tokens, cue) && !isOutdone(tokens, cue, cues) && !isForegone(tokens, cue));
}

/** "Compromise on year more than anything": the comparison is part of the cue before it. */
function isOutdone(tokens: readonly Token[], cue: Cue, cues: readonly Cue[]): boolean {
  const near = (each: Cue) => each.word === firstToGo && cue.start > each.start && cue.start - each.start <= 8;
  return tokens[cue.start]?.word === "more" && cues.some(near);
}

/** "More of a preference than a must": what stands behind "than" is what the wish is not. */
function isForegone(tokens: readonly Token[], { word, start }: Cue): boolean {
  if (word.kind !== "rigid" && word.kind !== "strong") return false;
  return [1, 2, 3].some(
    (back) =>
      tokens[start - back]?.word === "than" &&
      !tokens
        .slice(start - back + 1, start)
        .some((token) => !["a", "an", "the", "strict", "hard", "absolute"].includes(token.word)),
  );
}

/** "I need to know", "you must be joking", "don't need": not about a wish. */
function isVerbNeed(tokens: readonly Token[], { word, start, end }: Cue): boolean {
  const before = tokens[start - 1]?.word ?? "";
  if (word.echo && ["if", "as", "when", "where", "minimum", "maximum", "min", "max"].includes(before)) return true;
  if (
    word.echo &&
    (before === "dont" || before === "doesnt" || before === "not" || before === "you" || before === "dont really")
  )
    return true;
  const next = tokens[end]?.word ?? "";
  return (
    word.echo === true &&
    ["know", "ask", "think", "say", "admit", "see", "check", "decide", "help", "figure"].includes(next)
  );
}
