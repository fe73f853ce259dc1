import { isExclusion, valuesOf } from "@/lib/constraints";
import { type NextQuestion, questionOf } from "@/lib/dialogue/asking/asking-question";
import { carReferenceOf, shownCars } from "@/lib/dialogue/showing/shown-cars";
import type { TurnContext } from "@/lib/dialogue/turn-context";
import type { ResultsPart } from "@/lib/dialogue/wording/parts";
import { recommendation } from "@/lib/dialogue/wording/recommendation";
import type { CarReference, Question } from "@/lib/reading/questions/question";
import { asking } from "@/messages/asking";
import type { AnswerOffer } from "./answer";
import { answerQuestion, answerWithoutCars } from "./answer-question";

export type TurnAnswers = Awaited<ReturnType<typeof turnAnswers>>;

export async function turnAnswers(context: TurnContext, results: ResultsPart | null) {
  const { input, interpretation, situation, state } = context;
  const { questions } = interpretation;
  if (!results) {
    const held = questions.map((each) => answerWithoutCars(each, input.state.question?.why));
    const texts = [...new Set(held.map(({ text }) => text))];
    return { texts, recommended: null, shows: [], spoken: [], shown: [], offer: null, edits: [] };
  }
  const facts = { catalog: input.catalog, situation, state, met: input.state, settings: input.settings, results };
  const answers = [];
  for (const question of withoutGeneral(questions, context.applied.changes.length > 0))
    answers.push(await answerQuestion(question, facts));
  const isPicked = questions.some(({ kind }) => kind === "recommend" || kind === "choose");
  const recommended =
    input.settings.recommends && !isPicked && movesSearch(context)
      ? recommendation(results, { ...situation, unheld: state.unheld })
      : null;
  const spoken = [...(recommended?.cars ?? []).flatMap(carReferenceOf), ...answers.flatMap(({ cars }) => cars)];
  const refused = state.wishes.constraints.flatMap(({ op, value }) => (isExclusion(op) ? valuesOf(value) : []));
  const offered = answers.find(({ offer }) => offer)?.offer;
  return {
    texts: [...new Set(answers.map(({ text }) => text)), ...(offered && decides(context) ? [asking.sayDoIt] : [])],
    /** Applied by "do it". */
    edits: offered?.edits ?? answers.findLast(({ edits }) => edits)?.edits ?? [],
    shows: answers.flatMap(({ shows }) => shows ?? []),
    recommended,
    /** For "it" and "those two". */
    spoken: distinct([...spoken, ...(state.spoken ?? [])])
      .filter(({ make, models }) => ![make, ...models].some((each) => refused.includes(each)))
      .slice(0, mostSpoken),
    shown: shownCars(results),
    offer: offered && !decides(context) ? offerQuestion(offered, state.turn, situation.total) : null,
  };
}

/** "The 2020 Corolla then? Is it automatic?" asks one thing about it. */
function withoutGeneral(all: readonly Question[], isMoved: boolean): Question[] {
  // A protest beside other words asks nothing.
  const isStray = (each: Question) => each.kind === "unknown" && each.topic === "other" && each.cars.length === 0;
  const questions = isMoved || !all.every(isStray) ? all.filter((each) => !isStray(each)) : all;
  const subject = (each: Question) => ("cars" in each ? JSON.stringify(each.cars) : "");
  const isGeneral = (each: Question) => each.kind === "facts" && each.about.length + each.tests.length === 0;
  return questions.filter(
    (each) => !isGeneral(each) || questions.every((other) => isGeneral(other) || subject(other) !== subject(each)),
  );
}

/** Lets the shopper choose a car from some turns ago. */
const mostSpoken = 6;

/** Whether the search needs this answer first. Other questions yield to an offer. */
function decides({ question }: TurnContext): boolean {
  return question?.pending.kind === "compare";
}

/** Recommend only if something was wished, chosen or undone, and cars remain. */
function movesSearch({ applied, interpretation, situation }: TurnContext): boolean {
  const isAboutSearch =
    applied.changes.length > 0 ||
    interpretation.stopAsking ||
    (applied.did !== undefined && applied.did !== "start-over");
  return isAboutSearch && situation.total > 0 && situation.wishes.length > 0;
}

function distinct(cars: readonly CarReference[]): CarReference[] {
  const keys = cars.map(({ make, models }) => `${make} ${models.join()}`);
  return cars.filter((_, index) => keys.indexOf(keys[index] ?? "") === index);
}

function offerQuestion({ text, label, edits, count }: AnswerOffer, turn: number, now: number): NextQuestion {
  const yes = { id: "yes", label, edits, count };
  const choices = [yes, { id: "no", label: asking.leaveIt, edits: [], count: now }];
  const why = asking.whyOffer;
  return questionOf({ id: `offer-${turn}`, kind: "clarify", text, why, choices, offered: true }, { multiple: false });
}
