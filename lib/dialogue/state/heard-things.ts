import { describeConstraint } from "@/lib/constraints";
import type { HeardThing, OtherReading } from "@/lib/reading/reading";
import { words } from "@/messages/words";
import type { Act } from "./act";
import type { ConversationState } from "./conversation-state";

type Correction = Extract<Act, { kind: "correct" }>;

/** About a dozen wishes with two meanings each. */
const mostHeard = 40;

/** A wish's meanings last until words mention it again, an act's only for the latest words. */
export function heardAfter(before: readonly HeardThing[] = [], now: readonly HeardThing[]): HeardThing[] {
  const again = new Set(now.map(({ id }) => id));
  return [...before.filter(({ id, kind }) => kind !== "act" && !again.has(id)), ...now].slice(-mostHeard);
}

export function standingHeard({ heard = [], wishes }: Pick<ConversationState, "heard" | "wishes">): HeardThing[] {
  return heard.filter(({ kind, wish, text }) => {
    if (kind === "act") return true;
    const standing = wishes.constraints.find(({ id }) => id === wish);
    if (!standing) return false;
    const { locked, level } = standing;
    return text === (kind === "value" ? describeConstraint(standing) : words.level[locked ? "must" : level]);
  });
}

/** Empty if the subject is gone. */
export function readingChosen({ heard, reading }: Correction, state: ConversationState): OtherReading | undefined {
  const thing = standingHeard(state).find(({ id }) => id === heard);
  return thing?.others.find(({ id }) => id === reading);
}

/** Repeats the message with the misread clause corrected. */
export function saidOtherwise(act: Correction, state: ConversationState) {
  const thing = state.heard?.find(({ id }) => id === act.heard);
  const meant = readingChosen(act, state)?.act;
  const said = state.transcript.find(({ role, turn }) => role === "user" && turn === thing?.turn);
  if (!meant || !said || thing?.clause === undefined) return null;
  return { turn: said.turn, text: said.content, meant: { clause: thing.clause, act: meant } };
}
