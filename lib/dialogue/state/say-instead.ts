import { type ConversationState, undoDepth } from "./conversation-state";
import { snapshotOf, stateBefore } from "./history";

/** The state before a message's first version, with its question open and later turns replaced. */
export function stateToSayInstead(state: ConversationState, turn: number): ConversationState {
  const first = state.past.find((snapshot) => snapshot.turn >= turn);
  const before = stateBefore(state, turn) ?? {
    ...state,
    superseded: [...state.superseded, { from: turn, to: state.turn - 1 }],
    past: [...state.past, snapshotOf(state)].slice(-undoDepth),
    future: [],
  };
  const open = first ? (first.turn === turn ? first.question : null) : state.question;
  const asked = open?.slot ? before.asked.filter((slot) => slot !== open.slot) : before.asked;
  return { ...before, question: open, asked };
}
