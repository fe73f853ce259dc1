import { carReferenceOf } from "@/lib/dialogue/showing/shown-cars";
import { recommendation } from "@/lib/dialogue/wording/recommendation";
import type { Question } from "@/lib/reading/questions/question";
import type { Answer, AnswerFacts } from "./answer";

/** Names one car and why; "you pick" gets the car alone, "which would you buy" the runner-up too. */
export function answerRecommend(
  { handsOver }: Extract<Question, { kind: "recommend" }>,
  { results, situation, settings }: AnswerFacts,
): Answer {
  if (!settings.recommends)
    return { text: "I don't recommend cars here. Which one suits you is yours to decide.", cars: [] };
  const said = recommendation(results, situation, { isPick: handsOver });
  if (!said) return { text: "There's no car on the list to pick from yet.", cars: [] };
  return { text: said.text, cars: said.cars.flatMap(carReferenceOf) };
}
