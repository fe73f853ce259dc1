import { type CueWord, cueWords } from "./lexicon/cue-words";
import { PhraseTable } from "./phrase-table";
import type { Token } from "./tokenize";

export interface Cue {
  word: CueWord;
  start: number;
  end: number;
}

const table = new PhraseTable<CueWord>();
const only: CueWord = { kind: "rigid", weight: 0.95, side: "near", say: ["only"] };
const firstToGo: CueWord = { kind: "flex", weight: 0.05, side: "after", say: ["give up ... first"] };
const anyOfIt: CueWord = { kind: "none", weight: 0, side: "after", say: ["any ... is fine"] };
const fineWords = new Set(["fine", "ok", "okay", "good", "alright", "acceptable"]);
const givingUp = new PhraseTable<true>();
for (const phrase of [
  "give up",
  "drop",
  "lose",
  "sacrifice",
  "cut",
  "skip",
  "ditch",
  "compromise on",
  "bend on",
  "let",
  "forgo",
  "relax",
  "give",
  "compromise",
  "bend",
  "budge",
  "flexible on",
  "flex on",
])
  givingUp.add(phrase, true);
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
  const cues: Cue[] = [];
  for (let index = 0; index < tokens.length; index++) {
    if (owned[index]) continue;
    const special = firstToGoAt(tokens, index) ?? anyAt(tokens, index) ?? onlyAt(tokens, index, owned);
    const hit = table.at(tokens, index);
    if (special && (!hit || hit.end <= special.end)) {
      cues.push(special);
      index = special.end - 1;
      continue;
    }
    if (!hit || owned.slice(index, hit.end).some(Boolean)) continue;
    if (!(hit.payload.echo && echoes && !offersScale)) cues.push({ word: hit.payload, start: index, end: hit.end });
    index = hit.end - 1;
  }
  const goes = cues.filter((cue) => cue.word === firstToGo);
  return cues.filter(
    (cue) =>
      !isVerbNeed(tokens, cue) &&
      !(
        goes.some((each) => cue.start > each.start && cue.start - each.start <= 8) && tokens[cue.start]?.word === "more"
      ),
  );
}

/** "Give up the V6 first": what stands between the words goes first. */
function firstToGoAt(tokens: readonly Token[], start: number): Cue | undefined {
  const hit = givingUp.at(tokens, start);
  if (!hit) return undefined;
  for (let index = hit.end; index < Math.min(tokens.length, hit.end + 6); index++) {
    const token = tokens[index];
    if (!token || token.kind === "mark") return undefined;
    const most =
      token.word === "more" && tokens[index + 1]?.word === "than" && /^any/.test(tokens[index + 2]?.word ?? "");
    if (most || token.word === "first") return { word: firstToGo, start, end: hit.end };
  }
  return undefined;
}

/** "Any brand is fine": no preference for what stands between. */
function anyAt(tokens: readonly Token[], start: number): Cue | undefined {
  if (tokens[start]?.word !== "any") return undefined;
  for (const gap of [2, 3]) {
    const verb = tokens[start + gap]?.word ?? "";
    const judged = tokens[start + gap + 1]?.word ?? "";
    const fine = fineWords.has(judged) && ["is", "would", "s"].includes(verb);
    if (fine || (["will", "would"].includes(verb) && ["do", "work", "be"].includes(judged))) {
      return { word: anyOfIt, start, end: start + 1 };
    }
  }
  return undefined;
}

/** "Only a sedan", "rear-wheel drive only": directly beside a value. */
function onlyAt(tokens: readonly Token[], start: number, owned: readonly boolean[]): Cue | undefined {
  if (tokens[start]?.word !== "only" || tokens[start - 1]?.word === "if") return undefined;
  const next = ["a", "an", "the"].includes(tokens[start + 1]?.word ?? "") ? start + 2 : start + 1;
  return owned[next] || owned[start - 1] ? { word: only, start, end: start + 1 } : undefined;
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
