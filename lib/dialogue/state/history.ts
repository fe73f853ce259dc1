import { isRule, sheetOf } from "@/lib/constraints/constraint-id";
import { reply } from "@/messages/reply";
import type { AppliedAct } from "./applied-act";
import { type ConversationState, emptyConversation, type Snapshot, undoDepth } from "./conversation-state";

export function remember(state: ConversationState, next: Pick<Snapshot, "wishes" | "concession">): ConversationState {
  return { ...state, ...next, past: [...state.past, snapshotOf(state)].slice(-undoDepth), future: [] };
}

export function snapshotOf(state: ConversationState): Snapshot {
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
  const before = stateBefore(state, turn);
  if (!before) return { state, changes: [], events: [], notice: reply.stale.rewind };
  return {
    state: before,
    changes: [],
    events: [{ name: "state-restore", data: { direction: "rewind", turn } }],
    did: "rewind",
  };
}

/** Replaces later turns with one undo step. `null` if nothing changed since. */
export function stateBefore(state: ConversationState, turn: number): ConversationState | null {
  const target = state.past.find((snapshot) => snapshot.turn >= turn);
  if (!target) return null;
  return {
    ...restore(state, target),
    superseded: [...target.superseded, { from: turn, to: state.turn - 1 }],
    past: [...state.past, snapshotOf(state)].slice(-undoDepth),
    future: [],
  };
}

export function startOver(state: ConversationState): AppliedAct {
  const fresh = emptyConversation();
  return {
    state: {
      ...fresh,
      ...keptPolicy(state),
      ...(state.held ? { held: true } : {}),
      ...(state.remembered ? { remembered: state.remembered } : {}),
      turn: state.turn,
      superseded: state.superseded,
      transcript: state.transcript,
      phrases: state.phrases,
      past: [...state.past, snapshotOf(state)].slice(-undoDepth),
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
