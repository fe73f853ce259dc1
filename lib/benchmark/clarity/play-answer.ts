import { z } from "zod";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import { openSlice } from "@/lib/catalog/catalog-slice";
import { describeConstraint } from "@/lib/constraints";
import { wishFromChoice } from "@/lib/constraints/constraint";
import { slotNameSchema } from "@/lib/constraints/schemas";
import { questionsOf } from "@/lib/dialogue/asking/asking-clarity";
import { slotChoices } from "@/lib/dialogue/asking/slot-question";
import { playInMemory } from "@/lib/dialogue/play-turn";
import type { TurnInput } from "@/lib/dialogue/run-turn";
import type { Act } from "@/lib/dialogue/state/act";
import { type ConversationState, emptyConversation } from "@/lib/dialogue/state/conversation-state";
import { shopSettings } from "@/lib/dialogue/state/settings";
import type { QuestionPart } from "@/lib/dialogue/wording/parts";

export const ambiguousAnswerSchema = z.object({
  slot: slotNameSchema,
  said: z.string(),
  /** `null` when the slot doesn't matter. */
  means: z.array(z.string()).min(1).nullable(),
  /** Used on the second try. */
  clear: z.string(),
});
type AmbiguousAnswer = z.infer<typeof ambiguousAnswerSchema>;

export type PlayedAnswer = Awaited<ReturnType<typeof playAnswer>>;

export interface AnswerContext extends Pick<TurnInput, "preferences" | "vocabulary"> {
  catalog: CatalogReader;
  isStubborn: boolean;
}

const mostTurns = 6;

export async function playAnswer(answer: AmbiguousAnswer, context: AnswerContext) {
  const start = await openQuestion(answer, context);
  let { state, question } = await take(context, start, { kind: "words", text: answer.said });
  const guess = question?.kind === "clarify" ? (state.question?.choices[0]?.id ?? null) : null;
  const guessed =
    guess && question
      ? (await take(context, state, { kind: "answer", questionId: question.id, choices: [guess] })).state
      : state;
  const unclarified = fateOf(answer, guessed);
  let turns = 0;
  while (isClarifying(question) && turns < mostTurns) {
    turns++;
    ({ state, question } = await take(context, state, reply(answer, question, context.isStubborn && turns === 1)));
  }
  const plainly = await take(context, start, { kind: "words", text: answer.clear });
  const takesClearWords = !isClarifying(plainly.question);
  return { unclarified, clarified: fateOf(answer, state), turns, takesClearWords };
}

async function openQuestion({ slot }: AmbiguousAnswer, { catalog }: AnswerContext): Promise<ConversationState> {
  const [distribution] = await catalog.distributions([{ where: [], slot }]);
  const choices = distribution ? slotChoices(distribution, catalog.catalog.size) : [];
  return {
    ...emptyConversation(),
    asked: [slot],
    question: {
      id: `slot-${slot}-0`,
      kind: "slot",
      slot,
      text: questionsOf(slot)[0],
      why: "",
      choices: choices.map(({ id, label, predicate }) => ({
        id,
        label,
        edits: [{ kind: "add", constraint: wishFromChoice(predicate) }],
      })),
    },
  };
}

async function take({ catalog, preferences, vocabulary }: AnswerContext, state: ConversationState, act: Act) {
  // Every further question is about this answer.
  const settings = { ...shopSettings, shop: false, questionBudget: 1 };
  const outcome = await playInMemory({ state, act, settings, catalog: openSlice(catalog), preferences, vocabulary });
  const question = outcome.parts.flatMap((part) => (part.type === "data-question" ? [part.data] : []))[0] ?? null;
  return { state: outcome.state, question };
}

function isClarifying(question: QuestionPart | null): question is QuestionPart {
  return question !== null && (question.kind === "clarify" || question.rung !== undefined);
}

function reply({ said, means, clear }: AmbiguousAnswer, question: QuestionPart, again: boolean): Act {
  const fitting = question.choices.find(({ label }) => means?.some((each) => sameValues(each, label)));
  if (fitting) return { kind: "answer", questionId: question.id, choices: [fitting.id] };
  return { kind: "words", text: again && question.rung === 1 ? said : clear };
}

function sameValues(one: string, other: string): boolean {
  const sorted = (text: string) =>
    text
      .split(/, | or /)
      .sort()
      .join();
  return sorted(one) === sorted(other);
}

function fateOf({ slot, means }: AmbiguousAnswer, { wishes }: ConversationState): "right" | "wrong" | "open" {
  const stated = wishes.constraints.map((wish) => ({ slot: wish.slot, said: describeConstraint(wish) }));
  // Any unmeant value is wrong, in any slot.
  const isStrange = ({ slot: on, said }: (typeof stated)[number]) =>
    on !== slot || !means?.some((each) => sameValues(each, said));
  const strange = stated.filter(isStrange);
  if (means === null) return stated.length > 0 ? "wrong" : "right";
  if (stated.length === 0) return "open";
  if (strange.length === 0) return "right";
  // "20 to 30" may also state the unlabeled end.
  const isOtherEnd =
    strange.every(({ slot: on }) => on === slot) && stated.length > strange.length && strange.length === 1;
  return isOtherEnd && wishes.constraints.some(({ op }) => op === ">=" || op === "<=") ? "right" : "wrong";
}
