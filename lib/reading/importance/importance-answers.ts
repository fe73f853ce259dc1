import type { AskedImportance, Degree, ImportanceAnswer } from "@/lib/reading/lexicon/answer-words";
import * as say from "@/lib/reading/lexicon/answer-words";
import { PhraseTable, phraseTables } from "@/lib/reading/text/phrase-table";
import type { Token, Tokens } from "@/lib/reading/text/tokenize";
import type { SaidWeight } from "./importance";

const asks = PhraseTable.keyed(say.importanceAskedWords);
const answers = PhraseTable.keyed(say.importanceAnswers);

const meanings = {
  must: { yes: 0.95, nearly: 0.76, hardly: 0.36, no: 0.3 },
  important: { yes: 0.78, nearly: 0.62, hardly: 0.28, no: 0 },
  room: { yes: 0.25, nearly: 0.38, hardly: 0.75, no: 0.95 },
} satisfies Record<AskedImportance, Record<ImportanceAnswer, number>>;

/** "Pretty much." Weight 0 leaves the slot open. */
export function importanceAnswer(tokens: Tokens, question: Tokens): SaidWeight | undefined {
  const asked = tokens.length > 7 ? undefined : askedOf(question);
  return asked && soleAnswer(tokens, answers, say.besideAnswers, meanings[asked]);
}

function askedOf(question: Tokens): AskedImportance | undefined {
  const mark = question.findLastIndex(({ word }) => word === "?");
  const end = mark < 0 ? question.length : mark;
  let from = end;
  while (from > 0 && ![".", "!", "?"].includes(question[from - 1]?.word ?? "")) from--;
  if (!say.questionStarts.has(question[from]?.word ?? "")) return undefined;
  const [hit] = asks.hitsIn(question, (each) => each.start >= from && each.end <= end);
  return hit?.payload;
}

const degrees = PhraseTable.keyed(say.degreeWords);
const { asksImportance, asksRoom } = phraseTables(say.degreesAsked);

type Scale = Readonly<Record<Degree, number>>;
const important: Scale = { utmost: 0.84, high: 0.78, fair: 0.7, middling: 0.5, low: 0.28, nil: 0.06 };
const flexible: Scale = { utmost: 0.05, high: 0.08, fair: 0.22, middling: 0.36, low: 0.7, nil: 0.95 };

/** "Not super", "8 out of 10". */
export function degreeAnswer(tokens: Tokens, question: Tokens): SaidWeight | undefined {
  const scale = askedScale(question);
  if (!scale || tokens.length > 8) return undefined;
  return ratingOf(tokens) ?? soleAnswer(tokens, degrees, say.besideDegrees, scale);
}

/** The weight of the first phrase, if the other words only surround it. */
function soleAnswer<Meaning extends string>(
  tokens: Tokens,
  table: PhraseTable<Meaning>,
  beside: ReadonlySet<string>,
  weights: Readonly<Record<Meaning, number>>,
): SaidWeight | undefined {
  const isBeside = ({ kind, word }: Token) => kind === "mark" || beside.has(word);
  const start = tokens.findIndex((token, at) => table.at(tokens, at) || !isBeside(token));
  const hit = start < 0 ? undefined : table.at(tokens, start);
  const isSole = hit && tokens.slice(hit.end).every(isBeside);
  return isSole ? { weight: weights[hit.payload], start, end: hit.end } : undefined;
}

export function asksDegree(question: Tokens): boolean {
  return askedScale(question) !== undefined;
}

function askedScale(question: Tokens): Scale | undefined {
  if (asksImportance.anyIn(question)) return important;
  return asksRoom.anyIn(question) ? flexible : undefined;
}

/** "8/10", "4 out of 5". */
function ratingOf(tokens: Tokens): SaidWeight | undefined {
  const at = tokens.findIndex((token) => token.kind === "number");
  const value = Number(tokens[at]?.word);
  const words = tokens.slice(at + 1, at + 3).map((token) => token.word);
  const outOf = words[0] === "/" ? tokens[at + 2] : words.join(" ") === "out of" ? tokens[at + 3] : undefined;
  const most = Number(outOf?.word);
  if (at < 0 || !(most === 5 || most === 10 || most === 100) || value > most) return undefined;
  // Maps 10 of 10 to .90, and 0 of 10 to .05.
  return { weight: Math.round((0.05 + (0.85 * value) / most) * 100) / 100, start: at, end: at + 1 };
}
