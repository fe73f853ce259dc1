import { answerWords, topicAnswers } from "@/lib/reading/lexicon/typed-words";
import { afterTurn, answerClauses, choiceSaid, ownClauses } from "./choice-said";
import { dateSaid } from "./date-said";
import { amountSaid, isAsked, numbersIn, spokenPlainly } from "./number-said";

export interface TypedQuestion {
  type: "int" | "money" | "percent" | "bool" | "choice" | "date";
  question: string;
  options?: readonly string[];
  today: string;
  /** Nothing else was read of the answer: a few plain words that name no option mean none of them. */
  isAlone?: boolean;
}

/** `null` where it doesn't say. The question's words tell what is asked and never what is so. */
export function readTypedAnswer(said: string, asked: TypedQuestion): number | boolean | string | null {
  const answer = said
    .replace(asked.question, " ")
    .trim()
    .replace(/[’`]/g, "'")
    .replace(/\p{L}+/gu, (word) => answerWords.translated[word.toLowerCase()] ?? word);
  if (isQuestion(answer)) return null;
  switch (asked.type) {
    case "bool":
      return boolSaid(answer, asked.question);
    case "choice":
      return choiceSaid(answer, asked.options ?? [], asked.today, asked.isAlone);
    case "date":
      return dateSaid(partAsked(answer, asked.question), asked.today, asked.question);
    default:
      return (
        sumOfEarners(answer, asked) ??
        amountSaid(ownClauses(afterTurn(answer)).join(", "), asked.type, asked.question, asked.today)
      );
  }
}

/** "There in 2016, but here I began in 2018": the part that shares a word with the question. */
function partAsked(answer: string, question: string): string {
  const [only, ...more] = answer.split(/\bbut\b|;/i).filter((part) => isAsked(part, question));
  return only && more.length === 0 ? only : answer;
}

/** "My wife makes 40k and I make 55k", "1,800 from social security and 700 from a pension each month". */
function sumOfEarners(answer: string, { type, question, today }: TypedQuestion): number | null {
  if (type !== "money" && type !== "int") return null;
  if (answerWords.asks.people.test(question) || answerWords.totals.test(answer)) return null;
  const sources = answer.split(/\band\b|\bplus\b/i).filter((each) => numbersIn(each).length > 0);
  const isOfSources = sources.length > 1 && sources.every((each) => answerWords.source.test(spokenPlainly(each)));
  if (!isOfSources && !/household/i.test(question)) return null;
  const clauses = isOfSources ? sources : answerClauses(answer).filter((each) => numbersIn(each).length > 0);
  const isOfOthers = clauses.map((each) => answerWords.others.test(each));
  if (!isOfSources && !isOfOthers.includes(true)) return null;
  const [often = "", ...more] = answerWords.periods.flatMap(([form]) => form.exec(answer)?.[0] ?? []);
  const shared = more.length === 0 && isOfSources ? ` ${often}` : "";
  const amounts = clauses.map((each) => amountSaid(`${each}${shared}`, type, question, today));
  return amounts.reduce((sum, each) => (sum === null || each === null ? null : sum + each), 0);
}

function isQuestion(answer: string): boolean {
  const [only, ...more] = answer.split(/(?<=[.!?])\s+/).filter((each) => each !== "");
  return more.length === 0 && /\?$/.test(only ?? "") && !answerWords.yes.test(answer) && !answerWords.no.test(answer);
}

function boolSaid(answer: string, question: string): boolean | null {
  const clauses = ownClauses(afterTurn(answerWords.summed.exec(answer)?.[1] ?? answer));
  for (const clause of clauses) {
    if (answerWords.no.test(clause)) return false;
    if (answerWords.yes.test(clause)) return true;
  }
  const said = clauses.join(", ").replace(answerWords.silent, "");
  const topic = topicAnswers.find(({ asks }) => asks.test(question));
  if (topic?.no.test(said)) return false;
  if (topic?.yes.test(said)) return true;
  if (answerWords.silent.test(answer)) return null;
  const { someone, some, ever } = answerWords.asks;
  const isOfOthers = (each: string) => answerWords.othersAlone.test(each);
  if (someone.test(question) ? answerClauses(answer).some(isOfOthers) : isOfOthers(answer))
    return someone.test(question) || null;
  if (answerWords.ended.test(said)) return false;
  if (some.test(question) && answerWords.several.test(said) && !answerWords.onlyElse.test(said)) return true;
  if (ever.test(question) && answerWords.yearOfBirth.test(said) && !answerWords.denies.test(said)) return true;
  const plain = clauses.map((clause) => yesOrNoIn(clause, question)).find((each) => each !== undefined);
  return plain ?? null;
}

/** "I don't have one", "I've got one": said with a verb of one's own. */
function yesOrNoIn(clause: string, question: string): boolean | undefined {
  if (answerWords.denies.test(clause)) return false;
  if (answerWords.onlyElse.test(clause)) return isAsked(clause, question) && !answerWords.onlyAt.test(clause);
  return answerWords.owns.test(clause) ? true : undefined;
}
