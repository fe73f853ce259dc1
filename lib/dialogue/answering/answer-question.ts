import { pricedAt } from "@/lib/constraints/answering";
import { type Term, termSources } from "@/lib/constraints/trade-words";
import type { Question } from "@/lib/reading/questions/question";
import { answers } from "@/messages/answers";
import { type AnswerFacts, type PlainAnswer, plainAnswer, type QuestionOf } from "./answer";
import { answerChoose, answerRemark } from "./choose-answer";
import { answerCompare } from "./compare-answer";
import { answerCost } from "./cost-answer";
import { answerCount } from "./count-answer";
import { answerFacts } from "./facts-answer";
import { answerLineup } from "./lineup-answer";
import { answerPayment } from "./payment-answer";
import { answerPlace } from "./place-answer";
import { answerRecommend } from "./recommend-answer";
import { answerRunning } from "./running-answer";
import { answerSuperlative } from "./superlative-answer";
import { answerUnknown } from "./unknown-answer";
import { answerWhatIf } from "./what-if-answer";
import { answerWhy } from "./why-answer";

const aboutNoCar: ReadonlySet<Question["kind"]> = new Set(["term", "how"]);

export function helpsToAnswer(question: Question): boolean {
  return aboutNoCar.has(question.kind) || (question.kind === "why" && question.about === "asking");
}

type Answerers = { [Kind in Question["kind"]]?: (asked: QuestionOf<Kind>, facts: AnswerFacts) => Promise<PlainAnswer> };
const answerers: Answerers = {
  ...{ facts: answerFacts, compare: answerCompare, superlative: answerSuperlative, count: answerCount },
  ...{ whatif: answerWhatIf, cost: answerCost, running: answerRunning, payment: answerPayment },
  ...{ lineup: answerLineup, unknown: answerUnknown, why: answerWhy, recommend: answerRecommend, choose: answerChoose },
  ...{ how: answerHow, place: answerPlace, remark: answerRemark },
};

export async function answerQuestion(question: Question, facts: AnswerFacts): Promise<PlainAnswer> {
  const answer = answerers[question.kind] as
    | ((asked: Question, facts: AnswerFacts) => Promise<PlainAnswer>)
    | undefined;
  return answer ? answer(question, facts) : answerWithoutCars(question, facts.met.question?.why);
}

async function answerHow({ about }: QuestionOf<"how">, { catalog }: AnswerFacts): Promise<PlainAnswer> {
  const isToday = about === "prices" && (await catalog.ranges([], ["listPrice"])).listPrice;
  return plainAnswer(isToday ? answers.pricesToday({ date: pricedAt.date }) : answers.how[about]);
}

export function answerWithoutCars(question: Question, whyAsked: string | undefined): PlainAnswer {
  if (question.kind === "term") return answerTerm(question.terms);
  if (question.kind === "how") return plainAnswer(answers.how[question.about]);
  if (question.kind === "why" && question.about === "asking" && whyAsked) return plainAnswer(whyAsked);
  return plainAnswer(aboutNoCar.has(question.kind) ? "" : answers.later);
}

function answerTerm(terms: readonly Term[]): PlainAnswer {
  const found = [...new Set(terms.flatMap((term) => termSources[term] ?? []))];
  const sources = found.map(({ by, url }) => ({ name: answers.sources[by], url }));
  const text = terms.map((term) => answers.glossary[term]).join(" ");
  return plainAnswer(text, [], sources.length > 0 ? { cars: [], heads: [], rows: [], sources } : undefined);
}
