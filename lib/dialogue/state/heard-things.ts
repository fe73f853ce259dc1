import { describeConstraint } from "@/lib/constraints/describe-constraint";
import type { HeardThing, OtherReading } from "@/lib/reading/other-readings";
import { words } from "@/messages/words";
import type { Act } from "./act";
import type { ConversationState } from "./conversation-state";

type Correction = Extract<Act, { kind: "correct" }>;

/** Things heard that are remembered; a search has no more than a dozen wishes with two each. */
const mostHeard = 40;

/** What was heard of a wish counts until it is heard again; acts are those of the latest words. */
export function heardAfter(before: readonly HeardThing[] = [], now: readonly HeardThing[]): HeardThing[] {
  const again = new Set(now.map(({ id }) => id));
  return [...before.filter(({ id, kind }) => kind !== "act" && !again.has(id)), ...now].slice(-mostHeard);
}

/** What still stands as it was heard: who has changed a wish since has said what was meant. */
export function standingHeard({ heard = [], wishes }: Pick<ConversationState, "heard" | "wishes">): HeardThing[] {
  return heard.filter(({ kind, wish, text }) => {
    if (kind === "act") return true;
    const standing = wishes.constraints.find(({ id }) => id === wish);
    if (!standing) return false;
    return (
      text ===
      (kind === "value" ? describeConstraint(standing) : words.level[standing.locked ? "must" : standing.level])
    );
  });
}

/** The reading a correction takes; nothing where what it corrects no longer stands. */
export function readingChosen({ heard, reading }: Correction, state: ConversationState): OtherReading | undefined {
  const thing = standingHeard(state).find(({ id }) => id === heard);
  return thing?.others.find(({ id }) => id === reading);
}

/** The message whose clause did something else: it is said again, with what the clause does. */
export function saidOtherwise(act: Correction, state: ConversationState) {
  const thing = state.heard?.find(({ id }) => id === act.heard);
  const meant = readingChosen(act, state)?.act;
  const said = state.transcript.find(({ role, turn }) => role === "user" && turn === thing?.turn);
  if (!meant || !said || thing?.clause === undefined) return null;
  return { turn: said.turn, text: said.content, meant: { clause: thing.clause, act: meant } };
}
