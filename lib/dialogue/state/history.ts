import { isRule, sheetOf } from "@/lib/constraints/constraint-id";
import { reply } from "@/messages/reply";
import type { AppliedAct } from "./applied-act";
import { type ConversationState, emptyConversation, type Snapshot, undoDepth } from "./conversation-state";

export function remember(state: ConversationState, next: Pick<Snapshot, "wishes" | "concession">): ConversationState {
  return { ...state, ...next, past: pastWith(state), future: [] };
}

function pastWith(state: ConversationState): Snapshot[] {
  return [...state.past, snapshotOf(state)].slice(-undoDepth);
}

function snapshotOf(state: ConversationState): Snapshot {
  return {
    turn: state.turn,
    wishes: state.wishes,
    concession: state.concession,
    formal: state.formal,
    orderings: state.orderings,
    leanings: state.leanings,
    question: state.question,
    superseded: state.superseded,
    policy: state.policy ?? null,
  };
}

export function step(state: ConversationState, direction: "undo" | "redo"): AppliedAct {
  const from = direction === "undo" ? state.past : state.future;
  const target = from.at(-1);
  if (!target) {
    return { state, changes: [], events: [], notice: reply.stale.step({ direction }) };
  }
  const past = direction === "undo" ? state.past.slice(0, -1) : [...state.past, snapshotOf(state)];
  const future = direction === "undo" ? [...state.future, snapshotOf(state)] : state.future.slice(0, -1);
  return {
    state: { ...restore(state, target), past, future },
    changes: [],
    events: [{ name: "state-restore", data: { direction, turn: target.turn } }],
    did: direction,
  };
}

function restore(state: ConversationState, { turn: _, ...snapshot }: Snapshot): ConversationState {
  return { ...state, ...snapshot, question: null, before: {} };
}

export function rewind(state: ConversationState, turn: number): AppliedAct {
  const target = firstSince(state, turn);
  if (!target) return { state, changes: [], events: [], notice: reply.stale.rewind };
  return {
    state: replacingSince(state, turn, restore(state, target)),
    changes: [],
    events: [{ name: "state-restore", data: { direction: "rewind", turn } }],
    did: "rewind",
  };
}

/** The state before a message's first version, with its question open and later turns replaced. */
export function stateToSayInstead(state: ConversationState, turn: number): ConversationState {
  const first = firstSince(state, turn);
  const before = replacingSince(state, turn, first ? restore(state, first) : state);
  const open = first ? (first.turn === turn ? first.question : null) : state.question;
  const asked = open?.slot ? before.asked.filter((slot) => slot !== open.slot) : before.asked;
  return { ...before, question: open, asked };
}

function firstSince({ past }: ConversationState, turn: number): Snapshot | undefined {
  return past.find((snapshot) => snapshot.turn >= turn);
}

/** One undo step brings the replaced turns back. */
function replacingSince(state: ConversationState, turn: number, before: ConversationState): ConversationState {
  const superseded = [...before.superseded, { from: turn, to: state.turn - 1 }];
  return { ...before, superseded, past: pastWith(state), future: [] };
}

/** What was said, without the turns an edited message replaced. */
export function standingTranscript({
  transcript,
  superseded = [],
}: Pick<ConversationState, "transcript"> & { superseded?: ConversationState["superseded"] | undefined }) {
  return transcript.filter(({ turn }) => !superseded.some(({ from, to }) => turn >= from && turn <= to));
}

export function startOver(state: ConversationState): AppliedAct {
  const fresh = emptyConversation();
  return {
    state: {
      ...fresh,
      ...keptPolicy(state),
      held: state.held,
      remembered: state.remembered,
      turn: state.turn,
      superseded: state.superseded,
      transcript: state.transcript,
      phrases: state.phrases,
      past: pastWith(state),
    },
    changes: [],
    events: [{ name: "state-restore", data: { direction: "start-over" } }],
    did: "start-over",
  };
}

/** Approved sheets and what is known for them outlast a fresh start. They come before pasted ones. */
function keptPolicy({ policy, wishes }: ConversationState): Partial<ConversationState> {
  const sheets = policy?.sheets.filter(({ record }) => record !== undefined) ?? [];
  if (!policy || sheets.length === 0) return {};
  const constraints = wishes.constraints.filter((each) => isRule(each) && sheetOf(each) < sheets.length);
  const kept = { ...policy, sheets, wishes: constraints.map(({ id }) => id) };
  return { policy: kept, wishes: { ...emptyConversation().wishes, constraints } };
}
