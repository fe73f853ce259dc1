import { glossary, termSource } from "@/lib/dialogue/wording/glossary";
import type { Term } from "@/lib/reading/lexicon/trade-terms";
import type { Question } from "@/lib/reading/questions/question";
import type { Answer, AnswerFacts } from "./answer";
import { answerChoose } from "./choose-answer";
import { answerCompare } from "./compare-answer";
import { answerCost } from "./cost-answer";
import { answerCount } from "./count-answer";
import { answerFacts } from "./facts-answer";
import { answerHow } from "./how-answer";
import { answerRecommend } from "./recommend-answer";
import { answerRunning } from "./running-answer";
import { answerSuperlative } from "./superlative-answer";
import { answerUnknown } from "./unknown-answer";
import { answerWhatIf } from "./what-if-answer";
import { answerWhy } from "./why-answer";

/** Questions that need no cars in view. */
const aboutNoCar: ReadonlySet<Question["kind"]> = new Set(["term", "how"]);

/** What somebody asks in order to answer what was asked. */
export function helpsToAnswer(question: Question): boolean {
  return aboutNoCar.has(question.kind) || (question.kind === "why" && question.about === "asking");
}

/** Answers one question from the catalog. Reads only; the search stays as it is. */
export async function answerQuestion(question: Question, facts: AnswerFacts): Promise<Answer> {
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
    case "unknown":
      return answerUnknown(question, facts);
    case "why":
      return answerWhy(question, facts);
    case "recommend":
      return answerRecommend(question, facts);
    case "choose":
      return answerChoose(question, facts);
    default:
      return answerWithoutCars(question, facts.met.question?.why);
  }
}

function answerTerm(terms: readonly Term[]): Answer {
  const sources = [...new Set(terms.flatMap((term) => termSource(term) ?? []))];
  const shows = { cars: [], heads: [], rows: [], sources };
  return {
    text: terms.map((term) => glossary[term]).join(" "),
    cars: [],
    ...(sources.length > 0 ? { shows } : {}),
  };
}

/** What can be said while cars are held back. */
export function answerWithoutCars(question: Question, whyAsked: string | undefined): Answer {
  if (question.kind === "term") return answerTerm(question.terms);
  if (question.kind === "how") return answerHow(question.about);
  if (question.kind === "why" && question.about === "asking" && whyAsked) return { text: whyAsked, cars: [] };
  const isLater = !aboutNoCar.has(question.kind);
  return { text: isLater ? "I'll answer that once we look at cars." : "", cars: [] };
}
