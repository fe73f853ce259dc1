import { type CueWord, cueWords } from "./lexicon/cue-words";
import { PhraseTable } from "./phrase-table";
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
  const echoes = ["must", "need", "needs", "required", "require", "needed", "requirement"].some((word) => asked.has(word));
  const offersScale = asked.has("have") && asked.has("nice");
  const cues: Cue[] = [];
  for (let index = 0; index < tokens.length; index++) {
    if (owned[index]) continue;
    const hit = table.at(tokens, index);
    if (!hit || owned.slice(index, hit.end).some(Boolean)) continue;
    if (!(hit.payload.echo && echoes && !offersScale)) cues.push({ word: hit.payload, start: index, end: hit.end });
    index = hit.end - 1;
  }
  return cues.filter((cue) => !isVerbNeed(tokens, cue));
}

/** "I need to know", "you must be joking", "don't need": not about a wish. */
function isVerbNeed(tokens: readonly Token[], { word, start, end }: Cue): boolean {
  const before = tokens[start - 1]?.word ?? "";
  if (word.echo && (before === "dont" || before === "doesnt" || before === "not" || before === "you" || before === "dont really")) return true;
  const next = tokens[end]?.word ?? "";
  return word.echo === true && ["know", "ask", "think", "say", "admit", "see", "check", "decide", "help", "figure"].includes(next);
}
