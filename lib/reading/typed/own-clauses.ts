import { answerWords } from "@/lib/reading/lexicon/typed-words";

/** What follows the last "no, wait". */
export function afterTurn(answer: string): string {
  const last = [...answer.matchAll(answerWords.turn)].at(-1);
  const rest = last && answer.slice((last.index ?? 0) + last[0].length).trim();
  return rest && /[\p{L}\d]{2}|\d/u.test(rest) ? rest : answer;
}

export function answerClauses(answer: string): string[] {
  return answer
    .split(answerWords.clausesApart)
    .map((each) => each.trim())
    .filter((each) => each !== "");
}

/** The clauses that speak of the one who answers; all of them where none does. */
export function ownClauses(answer: string): string[] {
  const clauses = answerClauses(answer);
  const own = clauses.filter((each) => !answerWords.others.test(each));
  return own.length > 0 ? own : clauses;
}
