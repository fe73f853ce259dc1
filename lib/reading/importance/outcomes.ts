import { slotDefinitions } from "@/lib/catalog/slot-definitions";
import type { Operator } from "@/lib/constraints/operator";
import { firstWishes } from "@/lib/reading/edits/said-before";
import type { CueWord } from "@/lib/reading/lexicon/cue-words";
import {
  bareLacks,
  denials,
  forced,
  lackGap,
  lacks,
  type OutcomeKind,
  outcomes,
  putUpWith,
  softeners,
  sternDenials,
  tolerated,
  turnedDown,
} from "@/lib/reading/lexicon/outcome-words";
import type { Statement } from "@/lib/reading/stance/statement";
import { PhraseTable } from "@/lib/reading/text/phrase-table";
import type { Token } from "@/lib/reading/text/tokenize";
import { sentencesOf } from "./comparison-places";
import type { Cue } from "./cue";

type Outcome = (typeof outcomes)[number];
const table = (phrases: readonly string[]) =>
  phrases.reduce((made, phrase) => made.add(phrase, true), new PhraseTable<true>());
const following = new PhraseTable<Outcome>();
for (const outcome of outcomes) for (const phrase of outcome.say) following.add(phrase, outcome);
const lacking = table(lacks);
const forcing = table(forced);
const bareLacking = table(bareLacks);
const tolerating = table(tolerated);
const refusing = table(turnedDown);
const puttingUp = table(putUpWith);

/** Words of outcomes: known to the speller. */
export const outcomeVocabulary: ReadonlySet<string> = new Set([
  ...following.words,
  ...lacking.words,
  ...tolerating.words,
  ...refusing.words,
  ...puttingUp.words,
]);

/** A statement as its sentence means it: what would follow from a lack, or from the value itself, turns it. */
export interface Turned {
  statement: Statement;
  /** How much the outcome says the wish matters. */
  cue?: Cue;
}

interface Found {
  kind: OutcomeKind;
  weight: number;
  start: number;
  end: number;
}

interface Sentence {
  start: number;
  end: number;
  outcomes: readonly Found[];
}

/** Reads every statement in the light of its sentence: polarity of the reference times what is said to follow. */
export function withOutcomes(tokens: readonly Token[], statements: readonly Statement[]): Turned[] {
  const sentences = sentencesOf(tokens).map(
    ({ start, end }): Sentence => ({ start, end, outcomes: outcomesIn(tokens, start, end) }),
  );
  const wishedBy = firstWishes(statements);
  let at = 0;
  return statements.map((statement): Turned => {
    while (at < sentences.length - 1 && (sentences[at]?.end ?? 0) <= statement.start) at++;
    const sentence = sentences[at];
    if (!sentence || statement.values.length === 0) return { statement };
    const isRivalled = (wishedBy.get(statement.slot) ?? Number.POSITIVE_INFINITY) <= statement.start;
    return turn(tokens, sentence, statement, isRivalled) ?? { statement };
  });
}

function outcomesIn(tokens: readonly Token[], start: number, end: number): Found[] {
  const found: Found[] = [];
  for (let index = start; index < end; index++) {
    const hit = following.at(tokens, index);
    if (!hit || hit.end > end) continue;
    const denied = hit.payload.kind !== "refusal" && isDenied(tokens, start, index);
    if (!denied) found.push({ kind: hit.payload.kind, weight: hit.payload.weight, start: index, end: hit.end });
    index = hit.end - 1;
  }
  return found;
}

function isDenied(tokens: readonly Token[], from: number, at: number): boolean {
  return tokens.slice(Math.max(from, at - 5), at).some(({ word }) => denials.has(word));
}

function turn(
  tokens: readonly Token[],
  sentence: Sentence,
  statement: Statement,
  isRivalled: boolean,
): Turned | undefined {
  const { stance, start, end } = statement;
  if (stance === "contrasted") return unrivalled(tokens, sentence, statement);
  if (stance === "background" || stance === "similar") return undefined;
  if (leadsTo(tolerating, tokens, sentence.start, start)) return { statement: { ...statement, stance: "background" } };
  const lack = lackBefore(tokens, sentence, statement);
  if (lack) return lack;
  if (stance === "wished" && !statement.quantity && puttingUp.at(tokens, end))
    return { statement: { ...statement, stance: "background" } };
  const burden = leadsTo(forcing, tokens, sentence.start, start)
    ? sentence.outcomes.find((each) => each.kind !== "breaking")
    : undefined;
  if (burden) return turnedTo({ ...statement, stance: "excluded" }, burden, tokens, sentence);
  if (isViolation(statement)) return turnViolation(tokens, sentence, statement);
  const denied = statement.quantity && statement.op !== undefined ? deniedBound(tokens, start) : undefined;
  if (denied) return { statement, cue: denied };
  if (stance !== "wished" && stance !== "excluded") return undefined;
  const verdict = refusing.at(tokens, end);
  if (verdict) return { statement: { ...statement, stance: "excluded" } };
  // "35 mpg or I'm not buying".
  const orElse = sentence.outcomes.find((each) => each.kind === "refusal" && isOrElse(tokens, end, each.start));
  if (orElse && stance === "wished") return turnedTo(statement, orElse, tokens, sentence);
  const direct = sentence.outcomes.find(
    (each) =>
      // "Either RWD or AWD, FWD is a deal-breaker": beside other wishes of its slot a deal-breaker is unwelcome.
      (each.kind === "refusal" || (each.kind === "breaking" && isRivalled)) &&
      each.start >= end &&
      each.start - end <= 2 &&
      linked(tokens, end, each.start),
  );
  const sooner = sentence.outcomes.find(
    (each) => tokens[each.start]?.word.match(/^(rather|sooner)$/) && each.end <= start,
  );
  const than = sooner && tokens.slice(sooner.end, start).some(({ word }) => word === "than");
  if (direct || than) return turnedTo({ ...statement, stance: "excluded" }, direct ?? sooner, tokens, sentence);
  return undefined;
}

/** "There's nothing I want more than a Mustang". */
function unrivalled(tokens: readonly Token[], { start }: Sentence, statement: Statement): Turned | undefined {
  const words = tokens.slice(Math.max(start, statement.start - 8), statement.start).map(({ word }) => word);
  const best =
    words.includes("nothing") && words.includes("than") && (words.includes("more") || words.includes("better"));
  return best ? { statement: { ...statement, stance: "wished" } } : undefined;
}

/** "I can't go over 20k", "I'd hate to go over 20k": what denies a bound says how firmly. */
function deniedBound(tokens: readonly Token[], at: number): Cue | undefined {
  const word = tokens[at]?.word ?? "";
  if (word === "hate") return cueOf("strong", at, at + 1);
  return ["cant", "cannot", "wont", "never", "refuse"].includes(word) ? cueOf("rigid", at, at + 1) : undefined;
}

const people = new Set(["or", "i", "im", "ill", "we", "were", "well", "its", "id"]);

function isOrElse(tokens: readonly Token[], from: number, to: number): boolean {
  const gap = tokens.slice(from, to).map(({ word }) => word);
  const opened = gap[0] === "or" || tokens[to]?.word === "or";
  return opened && to - from <= 3 && gap.every((word) => people.has(word));
}

const links = new Set("is are would be will being was its s simply just totally completely absolutely".split(" "));

function linked(tokens: readonly Token[], from: number, to: number): boolean {
  return to > from && tokens.slice(from, to).every(({ word }) => links.has(word));
}

/** "Without AWD", "anything but a wagon", "if it isn't a hybrid": a wish named by its lack, with what follows from it. */
function lackBefore(tokens: readonly Token[], sentence: Sentence, statement: Statement): Turned | undefined {
  const lack = leadStart(lacking, tokens, sentence.start, statement.start);
  const bare = lack === undefined ? leadStart(bareLacking, tokens, sentence.start, statement.start) : undefined;
  const at = lack ?? bare;
  if (at === undefined) return undefined;
  const outcome = sentence.outcomes.find((each) => each.end <= at || each.start >= statement.end);
  const wished: Statement = { ...statement, stance: "wished" };
  if (outcome && !(bare !== undefined && outcome.start < statement.end))
    return turnedTo(wished, outcome, tokens, sentence);
  if (bare !== undefined) return undefined;
  const denial = denialBefore(tokens, sentence.start, at);
  if (denial !== undefined)
    return { statement: wished, cue: cueOf(sternOf(tokens, sentence.start, at) ? "rigid" : "strong", denial, at) };
  const calm = calmIn(tokens, sentence, statement, at);
  return calm ? { statement: wished, cue: calm } : undefined;
}

const calming = new Set(
  "fine ok okay manage cope survive live drama problem stress worry sleep disaster world matter cry kill".split(" "),
);

/** "No big drama if it isn't a diesel", "it's fine if it doesn't have AWD": the lack would be borne. */
function calmIn(
  tokens: readonly Token[],
  { start, end }: Sentence,
  statement: Statement,
  lack: number,
): Cue | undefined {
  for (let index = start; index < end; index++) {
    if (index >= lack && index < statement.end) continue;
    if (calming.has(tokens[index]?.word ?? "")) return cueOf("flex", index, index + 1);
  }
  return undefined;
}

/** "Over 20 grand is out of the question", "nothing older than 2013": a bound against the wish, denied or refused. */
function turnViolation(tokens: readonly Token[], sentence: Sentence, statement: Statement): Turned | undefined {
  // "Not newer than 2013" turned its bound by itself already.
  if (denials.has(tokens[statement.start]?.word ?? "")) return undefined;
  const denial = denialBefore(tokens, Math.max(sentence.start, statement.start - 12), statement.start, true);
  const outcome = sentence.outcomes.find(
    (each) => each.kind !== "breaking" && (each.end <= statement.start || each.start >= statement.end),
  );
  if (denial === undefined && !outcome) return undefined;
  const turned = reversed(statement, tokens);
  if (outcome) return turnedTo(turned, outcome, tokens, sentence);
  if (denial === undefined) return undefined;
  const stern = ["cant", "cannot", "refuse", "never", "wont", "impossible"].includes(tokens[denial]?.word ?? "");
  return stern ? { statement: turned, cue: cueOf("rigid", denial, denial + 1) } : { statement: turned };
}

function isViolation({ slot, op, quantity }: Statement): boolean {
  if (!quantity || quantity.tests.length > 1) return false;
  const { direction } = slotDefinitions[slot];
  if (slot === "doors" || slot === "cylinders") return op === "<=";
  return (op === ">=" && direction === "less") || (op === "<=" && direction === "more");
}

function reversed(statement: Statement, tokens: readonly Token[]): Statement {
  const op: Operator = statement.op === ">=" ? "<=" : ">=";
  // What is older than 2013 was made in 2012 or before; denied, it is 2013 or after.
  const strict = !tokens.slice(statement.start, statement.end).some(({ word }) => word === "under" || word === "below");
  const values =
    statement.slot === "year" && strict
      ? statement.values.map((value) => Number(value) + (op === ">=" ? 1 : -1))
      : statement.values;
  return { ...statement, op, values, stance: "wished" };
}

function turnedTo(
  statement: Statement,
  outcome: Found | undefined,
  tokens: readonly Token[],
  sentence: Sentence,
): Turned {
  if (!outcome) return { statement };
  const around = tokens.slice(Math.max(sentence.start, outcome.start - 5), outcome.end);
  const soft = around.some(({ word }) => softeners.has(word));
  const kind =
    outcome.kind !== "suffering" && !soft ? "rigid" : soft && outcome.kind === "suffering" ? "care" : "strong";
  return { statement, cue: cueOf(kind, outcome.start, outcome.end) };
}

const weights = { rigid: 0.95, strong: 0.76, care: 0.6, flex: 0.25 } as const;

function cueOf(kind: keyof typeof weights, start: number, end: number): Cue {
  const word: CueWord = { kind, weight: weights[kind], side: "near", say: [] };
  return { word, start, end };
}

function denialBefore(tokens: readonly Token[], from: number, to: number, close = false): number | undefined {
  for (let index = to - 1; index >= from; index--) {
    const word = tokens[index]?.word ?? "";
    if (close && tokens[index]?.kind === "mark" && word === ",") return undefined;
    if (word === "but" && tokens[index - 1]?.word !== "anything") return undefined;
    if (denials.has(word)) return index;
  }
  return undefined;
}

function sternOf(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.slice(from, to).some(({ word }) => sternDenials.has(word));
}

function leadsTo(phrases: PhraseTable<true>, tokens: readonly Token[], from: number, to: number): boolean {
  return leadStart(phrases, tokens, from, to) !== undefined;
}

/** Where a phrase starts that reaches a value over filler words. */
function leadStart(phrases: PhraseTable<true>, tokens: readonly Token[], from: number, to: number): number | undefined {
  for (let index = Math.max(from, to - 9); index < to; index++) {
    const hit = phrases.at(tokens, index);
    if (hit && hit.end <= to && tokens.slice(hit.end, to).every(({ word }) => lackGap.has(word))) return index;
  }
  return undefined;
}
