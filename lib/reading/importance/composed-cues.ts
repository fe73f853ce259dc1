import { attitudeHeads, goesFirst, type HeadKind, turningWords } from "@/lib/reading/lexicon/attitude-words";
import type { CueKind, CueWord } from "@/lib/reading/lexicon/cue-words";
import { PhraseTable } from "@/lib/reading/text/phrase-table";
import { endsSentence, type Token } from "@/lib/reading/text/tokenize";
import type { Cue } from "./cue";

type Head = (typeof attitudeHeads)[number];
const heads = new PhraseTable<Head>();
for (const head of attitudeHeads) for (const phrase of head.say) heads.add(phrase, head);
const goingFirst = new PhraseTable<true>();
for (const phrase of goesFirst) goingFirst.add(phrase, true);

type Turn = keyof typeof turningWords;
const turns = new Map<string, Turn>();
for (const [turn, words] of Object.entries(turningWords)) {
  for (const word of words.split(" ")) if (!turns.has(word)) turns.set(word, turn as Turn);
}

/** Words attitudes are put together from: known to the speller. */
export const attitudeVocabulary: ReadonlySet<string> = new Set([...heads.words, ...turns.keys()]);

/** What stands before a head, and how far back it reaches. */
interface Before {
  start: number;
  found: ReadonlySet<Turn>;
  words: ReadonlySet<string>;
}

const reach = 9;

function before(tokens: readonly Token[], head: number, owned: readonly boolean[]): Before {
  const found = new Set<Turn>();
  const words = new Set<string>();
  let start = head;
  for (let index = head - 1; index >= Math.max(0, head - reach); index--) {
    const token = tokens[index];
    const turn = token && turns.get(token.word);
    if (!token || !turn || owned[index]) break;
    // "So it's somewhat flexible": of several degrees the nearest counts, and a "so" further off is none.
    const degree = turn === "raise" || turn === "middle" || turn === "lower";
    const told = found.has("raise") || found.has("middle") || found.has("lower");
    if (degree && (told || (token.word === "so" && index < head - 1))) continue;
    found.add(turn);
    words.add(token.word);
    if (turn !== "filler") start = index;
  }
  if (tokens[head - 1]?.word === "what" || words.has("what") || words.has("one") || words.has("thing"))
    start = Math.min(start, head);
  return { start, found, words };
}

/** Longest way from letting go to the order it is let go in: "give up the V6 before anything else". */
const orderReach = 8;

function isOrdered(tokens: readonly Token[], start: number, end: number): boolean {
  for (let index = end; index < Math.min(tokens.length, end + orderReach); index++) {
    const token = tokens[index];
    if (!token || endsSentence(token)) break;
    if (goingFirst.at(tokens, index)) return true;
  }
  for (let index = start - 1; index >= Math.max(0, start - reach); index--) {
    const token = tokens[index];
    if (!token || endsSentence(token)) return false;
    const hit = goingFirst.at(tokens, index);
    // "When it comes down to it I'd drop it"; a bare "first" before it is told by its own words.
    if (hit && hit.end <= start && hit.end - index > 2) return true;
  }
  return false;
}

/** An attitude put together from its parts at a token: "wouldn't lose sleep", "I'd part with ... first", "not set on". */
export function composedCueAt(tokens: readonly Token[], index: number, owned: readonly boolean[]): Cue | undefined {
  const hit = heads.at(tokens, index);
  if (!hit || owned[index]) return undefined;
  const around = before(tokens, index, owned);
  const verdict = judge(hit.payload, around, tokens, index, hit.end);
  if (!verdict) return undefined;
  const [kind, weight] = verdict;
  const word: CueWord = { kind, weight, side: hit.payload.kind === "lose" ? "after" : "near", say: [] };
  return { word, start: around.start, end: hit.end };
}

type Verdict = [CueKind, number] | undefined;

function judge(head: Head, around: Before, tokens: readonly Token[], start: number, end: number): Verdict {
  const judges: Record<HeadKind, () => Verdict> = {
    lose: () => judgeLosing(around, tokens, start, end),
    matter: () => (isCompared(tokens, end) ? undefined : judgeMattering(head.weight, around)),
    fixed: () => judgeFixed(around),
    open: () => judgeOpen(around),
    drawn: () => judgeDrawn(around),
    suffer: () => (around.found.has("deny") ? ["flex", head.weight] : undefined),
    cope: () => judgeCoping(around),
  };
  return judges[head.kind]();
}

/** "Matters more than", "counts for less": a comparison, told elsewhere. */
function isCompared(tokens: readonly Token[], end: number): boolean {
  return tokens.slice(end, end + 3).some(({ word }) => word === "more" || word === "less");
}

/** Alone, a verb of letting go takes a wish back and is no cue. */
function judgeLosing({ found, words }: Before, tokens: readonly Token[], start: number, end: number): Verdict {
  const ordered = isOrdered(tokens, start, end);
  const last = words.has("last") || tokens.slice(Math.max(0, start - reach), start).some(({ word }) => word === "last");
  if (last && (words.has("thing") || words.has("one"))) return ["rigid", 0.97];
  if (tokens[end]?.word === "last" && closesClause(tokens[end + 1])) return ["rigid", 0.95];
  if (found.has("deny") && ["cant", "cannot", "wont", "never"].some((word) => words.has(word))) return ["rigid", 0.95];
  if (found.has("reluctant")) return found.has("deny") || !words.has("rather") ? ["strong", 0.75] : undefined;
  if (found.has("deny")) return found.has("raise") ? ["strong", 0.78] : ["rigid", 0.95];
  if (ordered || words.has("first")) return ["flex", 0.05];
  if (words.has("what") || words.has("only")) return ["flex", 0.08];
  if (found.has("easily")) return ["flex", 0.08];
  if (!found.has("able")) return undefined;
  return ["flex", found.has("lower") ? 0.36 : 0.25];
}

function closesClause(next: Token | undefined): boolean {
  return !next || next.kind === "mark" || endsSentence(next) || next.word === "and" || next.word === "but";
}

function judgeMattering(base: number, { found, words }: Before): Verdict {
  if (words.has("more") || words.has("less") || words.has("as")) return undefined;
  if (words.has("least")) return ["flex", 0.05];
  if (found.has("deny")) return base > 0.9 ? ["flex", 0.3] : ["flex", found.has("raise") ? 0.28 : 0.22];
  if (base > 0.9) return found.has("lower") ? ["strong", 0.75] : ["rigid", base];
  if (found.has("raise")) return ["strong", 0.82];
  if (found.has("lower")) return ["care", 0.6];
  return found.has("middle") ? ["strong", 0.75] : undefined;
}

function judgeFixed({ found, words }: Before): Verdict {
  if (words.has("more") || words.has("less") || words.has("as")) return undefined;
  if (found.has("deny")) return ["flex", found.has("raise") || words.has("that") ? 0.36 : 0.3];
  if (found.has("middle")) return ["strong", 0.75];
  return found.has("lower") ? ["care", 0.62] : ["rigid", 0.95];
}

function judgeOpen({ found, words }: Before): Verdict {
  if (words.has("more") || words.has("less") || words.has("as") || words.has("most")) return undefined;
  if (found.has("deny")) return ["rigid", 0.95];
  if (found.has("raise")) return ["flex", 0.08];
  if (found.has("middle")) return ["flex", 0.22];
  return ["flex", found.has("lower") ? 0.4 : 0.3];
}

function judgeDrawn({ found, words }: Before): Verdict {
  if (words.has("less") || words.has("as")) return undefined;
  if (found.has("deny")) return ["flex", 0.3];
  if (found.has("lower")) return ["care", 0.6];
  return ["strong", found.has("raise") ? 0.82 : 0.75];
}

function judgeCoping({ found }: Before): Verdict {
  if (found.has("deny")) return ["rigid", 0.95];
  return found.has("able") ? ["flex", found.has("lower") ? 0.36 : 0.3] : undefined;
}
