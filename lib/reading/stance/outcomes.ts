import { isNumericSlot, type Operator, slotDefinitions, takesBounds } from "@/lib/constraints";
import * as say from "@/lib/reading/lexicon/outcome-words";
import { PhraseTable, phraseTables } from "@/lib/reading/text/phrase-table";
import { sentencesOf } from "@/lib/reading/text/sentences";
import { firstFrom, type TokenSpan, type Tokens, wordsIn } from "@/lib/reading/text/tokenize";
import type { Stance } from "./polarity";
import type { Statement } from "./statement";

const following = PhraseTable.keyed(say.outcomes.map(({ kind, say }) => [kind, say]));
const { lacking, bareLacking, tolerating, refusing, puttingUp } = phraseTables(say.verdicts);
const known = [following, lacking, tolerating, refusing, puttingUp];

export const outcomeVocabulary: ReadonlySet<string> = new Set(known.flatMap(({ words }) => [...words]));

interface Found {
  kind: say.OutcomeKind;
  start: number;
  end: number;
}

interface Sentence {
  start: number;
  end: number;
  outcomes: readonly Found[];
}

/** Multiplies the reference's polarity by the consequence. */
export function withOutcomes(tokens: Tokens, statements: readonly Statement[]): Statement[] {
  const sentences = sentencesOf(tokens).map(
    ({ start, end }): Sentence => ({ start, end, outcomes: outcomesIn(tokens, start, end) }),
  );
  return statements.map((statement) => {
    const sentence = sentences[firstFrom(sentences, statement.start + 1) - 1];
    if (!sentence || statement.values.length === 0) return statement;
    if (isViolation(statement)) return turnViolation(tokens, sentence, statement);
    return { ...statement, stance: stanceIn(tokens, sentence, statement) };
  });
}

function outcomesIn(tokens: Tokens, start: number, end: number): Found[] {
  const found: Found[] = [];
  for (let index = start; index < end; index++) {
    const hit = following.at(tokens, index);
    if (!hit || hit.end > end) continue;
    const isDenied = tokens.slice(Math.max(start, index - 5), index).some(({ word }) => say.outcomeDenials.has(word));
    if (hit.payload === "refusal" || !isDenied) found.push({ kind: hit.payload, start: index, end: hit.end });
    index = hit.end - 1;
  }
  return found;
}

function stanceIn(tokens: Tokens, sentence: Sentence, { stance, start, end }: Statement): Stance {
  if (stance === "contrasted") return isUnrivalled(tokens, sentence, start) ? "wished" : stance;
  if (stance === "background" || stance === "similar") return stance;
  if (leadStart(tolerating, tokens, sentence.start, start) !== undefined) return "background";
  if (isMissed(tokens, sentence, { start, end })) return "wished";
  if (stance !== "wished" && stance !== "excluded") return stance;
  if (refusing.at(tokens, end)) return "excluded";
  // "Either RWD or AWD, FWD is a deal-breaker" rejects FWD.
  const isRefused = sentence.outcomes.some(
    (each) =>
      each.kind === "refusal" &&
      each.start > end &&
      each.start - end <= 2 &&
      tokens.slice(end, each.start).every(({ word }) => say.links.has(word)),
  );
  const sooner = sentence.outcomes.find(
    (each) => /^(rather|sooner)$/.test(tokens[each.start]?.word ?? "") && each.end <= start,
  );
  const isOutdone = sooner && tokens.slice(sooner.end, start).some(({ word }) => word === "than");
  return isRefused || isOutdone ? "excluded" : stance;
}

function isUnrivalled(tokens: Tokens, sentence: Sentence, at: number): boolean {
  const words = wordsIn(tokens, Math.max(sentence.start, at - 8), at);
  return words.includes("nothing") && words.includes("than") && (words.includes("more") || words.includes("better"));
}

function isMissed(tokens: Tokens, sentence: Sentence, { start, end }: TokenSpan): boolean {
  const bare = leadStart(bareLacking, tokens, sentence.start, start);
  const lack = leadStart(lacking, tokens, sentence.start, start);
  const at = lack ?? bare;
  if (at === undefined) return false;
  const outcome = sentence.outcomes.find((each) => each.end <= at || each.start >= end);
  if (outcome && (lack !== undefined || outcome.start >= end)) return true;
  if (lack === undefined) return false;
  if (denialBefore(tokens, sentence.start, at) !== undefined) return true;
  const around = [...tokens.slice(sentence.start, lack), ...tokens.slice(end, sentence.end)];
  return around.some(({ word }) => say.calming.has(word));
}

/** "Over 20 grand is out of the question": a rejected violation. */
function turnViolation(tokens: Tokens, sentence: Sentence, statement: Statement): Statement {
  const { start, end, stance } = statement;
  // "Not newer than 2013" already turned its own bound.
  if (stance === "background" || stance === "similar" || say.outcomeDenials.has(tokens[start]?.word ?? ""))
    return statement;
  const isDenied = denialBefore(tokens, Math.max(sentence.start, start - 12), start, true) !== undefined;
  const isRefused = sentence.outcomes.some((one) => one.kind !== "breaking" && (one.end <= start || one.start >= end));
  return isDenied || isRefused ? reversed(statement, tokens) : statement;
}

function isViolation({ slot, op, quantity }: Statement): boolean {
  if (!quantity || quantity.tests.length > 1) return false;
  const { direction } = slotDefinitions[slot];
  if (isNumericSlot(slot) && !takesBounds(slot)) return op === "<=";
  return (op === ">=" && direction === "less") || (op === "<=" && direction === "more");
}

function reversed(statement: Statement, tokens: Tokens): Statement {
  const op: Operator = statement.op === ">=" ? "<=" : ">=";
  // Older than 2013 means 2012 or before. Denied, it means 2013 or later.
  const strict = !tokens.slice(statement.start, statement.end).some(({ word }) => word === "under" || word === "below");
  const values =
    statement.slot === "year" && strict
      ? statement.values.map((value) => Number(value) + (op === ">=" ? 1 : -1))
      : statement.values;
  return { ...statement, op, values, stance: "wished" };
}

function denialBefore(tokens: Tokens, from: number, to: number, close = false): number | undefined {
  for (let index = to - 1; index >= from; index--) {
    const word = tokens[index]?.word ?? "";
    if (close && tokens[index]?.kind === "mark" && word === ",") return undefined;
    if (say.outcomeDenials.has(word)) return index;
  }
  return undefined;
}

function leadStart(phrases: PhraseTable<true>, tokens: Tokens, from: number, to: number): number | undefined {
  const hits = phrases.startingIn(tokens, Math.max(from, to - 9), to);
  return hits.find(({ end }) => end <= to && tokens.slice(end, to).every(({ word }) => say.lackGap.has(word)))?.start;
}
