import type { Interpretation } from "@/lib/dialogue/interpretation";
import type { ReplyPart } from "@/lib/dialogue/wording/parts";
import type { Act } from "./act";
import type { ConversationState } from "./conversation-state";
import type { TurnEvent } from "./turn-event";

/** The answer to the question that was open, however it was given; none when the act left it open. */
export function answerEvents(
  act: Act,
  { question }: Pick<ConversationState, "question">,
  { closesQuestion, stale }: Pick<Interpretation, "closesQuestion" | "stale">,
): TurnEvent[] {
  if (!question || !closesQuestion || stale !== undefined) return [];
  const how = hows[act.kind] ?? "overtaken";
  const choices = act.kind === "answer" ? act.choices : act.kind === "compare" ? [act.keep] : [];
  return [{ name: "question-answer", data: { question: question.id, how, choices } }];
}

const hows: Partial<Record<Act["kind"], string>> = {
  answer: "tapped",
  compare: "tapped",
  words: "said",
  skip: "skipped",
};

/** What the reply put before the shopper: an explanation of what gave way or why nothing did, and the cars. */
export function shownEvents(parts: readonly ReplyPart[]): TurnEvent[] {
  const text = parts.flatMap((part) => (part.type === "text" ? [part.text] : [])).join(" ");
  return parts.flatMap((part): TurnEvent[] => {
    if (part.type === "data-relaxation") {
      const { state, headline, gaveWay, alternatives } = part.data;
      const gave = gaveWay.map(({ id, action, from, to }) => ({ id, action, from, to }));
      const others = alternatives.map(({ id, count }) => ({ id, count }));
      return [
        {
          name: "explanation-show",
          data: { text, state, headline: headline ?? null, gaveWay: gave, alternatives: others },
        },
      ];
    }
    if (part.type !== "data-results") return [];
    const { total, cars } = part.data;
    return [{ name: "result-show", data: { total, cars: cars.map(({ position }) => position) } }];
  });
}
