import { carReferenceOf } from "@/lib/dialogue/showing/shown-cars";
import { recommendation } from "@/lib/dialogue/wording/recommendation";
import type { Question } from "@/lib/reading/questions/question";
import { answers } from "@/messages/answers";
import type { AnswerFacts, PlainAnswer } from "./answer";
import { answerCompare } from "./compare-answer";
import { plainAnswer } from "./plain-answer";
import { showResults } from "./shown-answer";

/** Recommends one car with reasons. "Which would you buy" adds the runner-up, "you pick" doesn't. */
export async function answerRecommend(
  { handsOver, cars, other }: Extract<Question, { kind: "recommend" }>,
  facts: AnswerFacts,
): Promise<PlainAnswer> {
  const { situation, settings } = facts;
  const results = other ? unspoken(facts) : facts.results;
  if (!settings.recommends) return plainAnswer(answers.recommend.off);
  const isFirst = cars.some(
    ({ make, models }) => results.cars[0]?.make === make && models.includes(results.cars[0]?.model ?? ""),
  );
  if (!isFirst && cars.length > 1) return answerCompare({ kind: "compare", cars, about: [] }, facts);
  const said = recommendation(results, situation, { isPick: handsOver });
  if (!said) return plainAnswer(answers.recommend.none);
  return { text: said.text, cars: said.cars.flatMap(carReferenceOf), shows: showResults(said.cars) };
}

/** Skips cars already discussed. */
function unspoken({ results, met: { spoken = [] } }: AnswerFacts): AnswerFacts["results"] {
  const left = results.cars.filter(
    ({ make, model }) => !spoken.some((each) => each.make === make && each.models.includes(model ?? "")),
  );
  return left.length > 0 ? { ...results, cars: left } : results;
}
