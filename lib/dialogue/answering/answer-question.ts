import { pricedAt } from "@/lib/constraints/answering";
import { type Term, termSources } from "@/lib/constraints/trade-words";
import type { Question } from "@/lib/reading/questions/question";
import { answers } from "@/messages/answers";
import { type AnswerFacts, type PlainAnswer, plainAnswer } from "./answer";
import { answerChoose } from "./choose-answer";
import { answerCompare } from "./compare-answer";
import { answerCost } from "./cost-answer";
import { answerCount } from "./count-answer";
import { answerFacts } from "./facts-answer";
import { answerLineup } from "./lineup-answer";
import { answerPayment } from "./payment-answer";
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

export async function answerQuestion(question: Question, facts: AnswerFacts): Promise<PlainAnswer> {
  switch (question.kind) {
    case "facts":
      return answerFacts(question, facts);
    case "compare":
      return answerCompare(question, facts);
    case "superlative":
      return answerSuperlative(question, facts);
    case "count":
      return answerCount(question, facts);
    case "whatif":
      return answerWhatIf(question, facts);
    case "cost":
      return answerCost(question, facts);
    case "running":
      return answerRunning(question, facts);
    case "payment":
      return answerPayment(question, facts);
    case "lineup":
      return answerLineup(question, facts);
    case "unknown":
      return answerUnknown(question, facts);
    case "why":
      return answerWhy(question, facts);
    case "recommend":
      return answerRecommend(question, facts);
    case "choose":
      return answerChoose(question, facts);
    case "how": {
      const isToday = question.about === "prices" && (await facts.catalog.ranges([], ["listPrice"])).listPrice;
      return plainAnswer(isToday ? answers.pricesToday({ date: pricedAt.date }) : answers.how[question.about]);
    }
    default:
      return answerWithoutCars(question, facts.met.question?.why);
  }
}

export function answerWithoutCars(question: Question, whyAsked: string | undefined): PlainAnswer {
  if (question.kind === "term") return answerTerm(question.terms);
  if (question.kind === "how") return plainAnswer(answers.how[question.about]);
  if (question.kind === "why" && question.about === "asking" && whyAsked) return plainAnswer(whyAsked);
  const isLater = !aboutNoCar.has(question.kind);
  return plainAnswer(isLater ? answers.later : "");
}

function answerTerm(terms: readonly Term[]): PlainAnswer {
  const found = [...new Set(terms.flatMap((term) => termSources[term] ?? []))];
  const sources = found.map(({ by, url }) => ({ name: answers.sources[by], url }));
  const text = terms.map((term) => answers.glossary[term]).join(" ");
  return plainAnswer(text, [], sources.length > 0 ? { cars: [], heads: [], rows: [], sources } : undefined);
}
