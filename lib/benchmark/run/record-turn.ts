import type { TurnOutcome } from "@/lib/dialogue/run-turn";
import type { Act } from "@/lib/dialogue/state/act";
import type { ConversationState } from "@/lib/dialogue/state/conversation-state";
import { describeAct } from "@/lib/dialogue/wording/describe-act";
import type { DataParts, QuestionPart } from "@/lib/dialogue/wording/parts";
import { type RelaxationResult, relaxationResultSchema } from "@/lib/trade-offs/relaxation";

export function chosenIn(outcome: TurnOutcome | null): RelaxationResult | null {
  const event = outcome?.events.find(({ name }) => name === "relaxation-choose");
  const read = relaxationResultSchema.safeParse(event?.data.result);
  return read.success ? read.data : null;
}

/** `asked` comes from outside the dialogue, as in an interview. */
export function recordTurn(act: Act, before: TurnOutcome | null, outcome: TurnOutcome, asked: QuestionPart | null) {
  const result = chosenIn(outcome);
  const { state } = outcome;
  const given = givenUp(state, result);
  return {
    act: act.kind,
    said: describeAct(act, firstPart(before, "constraints")?.wishes ?? [], {
      question: firstPart(before, "question"),
      relaxation: firstPart(before, "relaxation"),
    }),
    reply: [state.transcript.at(-1)?.content ?? "", asked?.text ?? ""].join(" ").trim(),
    wishes: state.wishes.constraints,
    orderings: state.orderings,
    ...(result ? { status: state.concession ? "relaxed" : result.status } : {}),
    given: state.wishes.constraints.flatMap(({ id, slot, op, value }) => (given.has(id) ? [{ slot, op, value }] : [])),
    cars: state.total,
  };
}

/** From the current concession, else the marked pick of an open choice. */
export function givenUp(state: ConversationState, result: RelaxationResult | null): Set<string> {
  if (state.concession) return new Set(state.concession.adjustments.map(({ id }) => id));
  return new Set(result?.status === "undecided" ? result.relaxed.map(({ constraint }) => constraint.id) : []);
}

export function firstPart<Name extends keyof DataParts>(outcome: TurnOutcome | null, name: Name) {
  const found = outcome?.parts.find((part) => part.type === `data-${name}`);
  return found && "data" in found ? (found.data as DataParts[Name]) : null;
}
