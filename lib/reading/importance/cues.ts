import { type CueWord, cueWords } from "@/lib/reading/lexicon/cue-words";
import { PhraseTable } from "@/lib/reading/text/phrase-table";
import type { Token } from "@/lib/reading/text/tokenize";
import { attitudeVocabulary, composedCueAt } from "./composed-cues";
import type { Cue } from "./cue";
import { rankCueAt, rankVocabulary } from "./rank-cues";
import { firstToGo, loneIndifference, specialCueAt } from "./special-cues";

const table = new PhraseTable<CueWord>();
for (const word of cueWords) for (const phrase of word.say) table.add(phrase, word);

/** Words cues are made of: known to the speller. */
export const cueVocabulary: ReadonlySet<string> = new Set([...table.words, ...attitudeVocabulary, ...rankVocabulary]);

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
  const free = freeUntil(owned);
  for (let index = 0; index < tokens.length; index++) {
    if (owned[index]) continue;
    // "Must run on 87": what belongs to a value leaves the shorter cue.
    const hit = table.at(tokens, index, free[index]);
    const special = specialCueAt(tokens, index, hit?.end ?? index + 1, owned);
    // "Mileage doesn't matter, price does"; "price does not matter" says the contrary.
    const unfinished = hit && tokens[hit.end - 1]?.word === "does" && tokens[hit.end]?.kind === "word";
    const fits = hit !== undefined && !unfinished;
    const echoed = hit?.payload.echo && echoes && !offersScale;
    if (special) cues.push(special);
    else if (fits && !echoed) cues.push({ word: hit.payload, start: index, end: hit.end });
    if (special || fits) index = Math.max(special?.end ?? 0, fits ? (hit?.end ?? 0) : 0) - 1;
  }
  const all = withComposed(cues, composedCues(tokens, owned));
  return all
    .map((cue) => denied(tokens, cue))
    .filter((cue) => !isVerbNeed(tokens, cue) && !isOutdone(tokens, cue, all) && !isForegone(tokens, cue));
}

/** For every token, where the next value begins. */
function freeUntil(owned: readonly boolean[]): number[] {
  const until: number[] = [];
  let next = owned.length;
  for (let index = owned.length - 1; index >= 0; index--) {
    if (owned[index]) next = index;
    until[index] = next;
  }
  return until;
}

const refused: CueWord = { kind: "rigid", weight: 0.95, side: "near", say: ["not open to ..."] };

/** "Not open to considering others": room that is denied right before its words is none. */
function denied(tokens: readonly Token[], cue: Cue): Cue {
  if (
    cue.word.kind !== "flex" ||
    cue.word.weight > 0.36 ||
    !/^(im|am|open|willing)$/.test(tokens[cue.start]?.word ?? "")
  )
    return cue;
  const at = ["really", "at", "very"].includes(tokens[cue.start - 1]?.word ?? "") ? cue.start - 2 : cue.start - 1;
  return tokens[at]?.word === "not" ? { ...cue, word: refused, start: at } : cue;
}

function composedCues(tokens: readonly Token[], owned: readonly boolean[]): Cue[] {
  const found: Cue[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const cue = owned[index] ? undefined : (rankCueAt(tokens, index) ?? composedCueAt(tokens, index, owned));
    if (!cue) continue;
    found.push(cue);
    index = Math.max(index, cue.end - 1);
  }
  return found;
}

/** What was put together from parts stands where it says more than the set phrases it overlaps. */
function withComposed(phrases: readonly Cue[], composed: readonly Cue[]): Cue[] {
  const overlaps = (a: Cue, b: Cue) => a.start < b.end && b.start < a.end;
  const length = ({ start, end }: Cue) => end - start;
  const wins = (cue: Cue) => phrases.every((phrase) => !overlaps(cue, phrase) || length(cue) > length(phrase));
  const winners = composed.filter(wins);
  const left = phrases.filter((phrase) => !winners.some((cue) => overlaps(cue, phrase)));
  return [...left, ...winners].sort((a, b) => a.start - b.start);
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
  // "It's not that I need a V8" calls nothing a must.
  const unsaid = tokens.slice(Math.max(0, start - 4), start).map((token) => token.word);
  if (word.echo && unsaid.includes("not") && unsaid.includes("that")) return true;
  // "30k if I have to".
  if (word.echo && tokens[start - 2]?.word === "if" && /^(i|we)$/.test(before)) return true;
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
