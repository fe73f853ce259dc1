import {
  type AskedImportance,
  besideAnswers,
  type ImportanceAnswer,
  importanceAnswers,
  importanceAskedWords,
  questionStarts,
} from "@/lib/reading/lexicon/answer-words";
import { PhraseTable } from "@/lib/reading/text/phrase-table";
import type { Token } from "@/lib/reading/text/tokenize";
import { soleAnswer } from "./degree-answers";
import type { SaidWeight } from "./importance";

const asks = PhraseTable.keyed(importanceAskedWords);
const answers = PhraseTable.keyed(importanceAnswers);

const meanings = {
  must: { yes: 0.95, nearly: 0.76, hardly: 0.36, no: 0.3 },
  important: { yes: 0.78, nearly: 0.62, hardly: 0.28, no: 0 },
  room: { yes: 0.25, nearly: 0.38, hardly: 0.75, no: 0.95 },
} satisfies Record<AskedImportance, Record<ImportanceAnswer, number>>;

/** "Pretty much." Weight 0 leaves the slot open. */
export function importanceAnswer(tokens: readonly Token[], question: readonly Token[]): SaidWeight | undefined {
  if (tokens.length === 0 || tokens.length > 7) return undefined;
  const asked = askedOf(question);
  if (!asked) return undefined;
  const hit = soleAnswer(tokens, answers, besideAnswers);
  return hit && { weight: meanings[asked][hit.payload], start: hit.start, end: hit.end };
}

function askedOf(question: readonly Token[]): AskedImportance | undefined {
  const mark = question.findLastIndex(({ word }) => word === "?");
  const end = mark < 0 ? question.length : mark;
  let from = end;
  while (from > 0 && ![".", "!", "?"].includes(question[from - 1]?.word ?? "")) from--;
  if (!questionStarts.has(question[from]?.word ?? "")) return undefined;
  for (let index = from; index < end; index++) {
    const hit = asks.at(question, index);
    if (hit && hit.end <= end) return hit.payload;
  }
  return undefined;
}
