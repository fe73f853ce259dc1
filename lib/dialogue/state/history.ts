import { isRule, sheetOf, type WishChange } from "@/lib/constraints";
import { reply } from "@/messages/reply";
import { type ConversationState, emptyConversation, type Snapshot, undoDepth } from "./conversation-state";
import type { TurnEvent } from "./turn-event";

/** A new step, which undo takes back. */
export function remember(state: ConversationState, next: Partial<Pick<Snapshot, "wishes" | "concession">> = {}) {
  return { ...state, ...next, past: pastWith(state), future: [] };
}

function pastWith(state: ConversationState): Snapshot[] {
  return [...state.past, snapshotOf(state)].slice(-undoDepth);
}

function snapshotOf({ policy = null, ...state }: ConversationState): Snapshot {
  const { turn, wishes, concession, formal, orderings, leanings, question, superseded } = state;
  return { turn, wishes, concession, formal, orderings, leanings, question, superseded, policy };
}

export function step(state: ConversationState, direction: "undo" | "redo"): AppliedAct {
  const from = direction === "undo" ? state.past : state.future;
  const target = from.at(-1);
  if (!target) {
    return { state, changes: [], events: [], notice: reply.stale.step({ direction }) };
  }
  const past = direction === "undo" ? state.past.slice(0, -1) : [...state.past, snapshotOf(state)];
  const future = direction === "undo" ? [...state.future, snapshotOf(state)] : state.future.slice(0, -1);
  return restored({ ...restore(state, target), past, future }, { direction, turn: target.turn });
}

type Restoring = { direction: "undo" | "redo" | "rewind" | "start-over"; turn?: number };

function restored(state: ConversationState, data: Restoring): AppliedAct {
  return { state, changes: [], events: [{ name: "state-restore", data }], did: data.direction };
}

function restore(state: ConversationState, { turn: _, ...snapshot }: Snapshot): ConversationState {
  return { ...state, ...snapshot, question: null, before: {} };
}

export function rewind(state: ConversationState, turn: number): AppliedAct {
  const target = firstSince(state, turn);
  if (!target) return { state, changes: [], events: [], notice: reply.stale.rewind };
  return restored(replacingSince(state, turn, restore(state, target)), { direction: "rewind", turn });
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

type Said = Pick<ConversationState, "transcript"> & Partial<Pick<ConversationState, "superseded">>;

/** What was said, without the turns an edited message replaced. */
export function standingTranscript({ transcript, superseded = [] }: Said) {
  return transcript.filter(({ turn }) => !superseded.some(({ from, to }) => turn >= from && turn <= to));
}

export function startOver(state: ConversationState): AppliedAct {
  const { held, remembered, turn, superseded, transcript, phrases } = state;
  const kept = { held, remembered, turn, superseded, transcript, phrases, ...keptPolicy(state) };
  return restored({ ...emptyConversation(), ...kept, past: pastWith(state) }, { direction: "start-over" });
}

/** Approved sheets and what is known for them outlast a fresh start. They come before pasted ones. */
function keptPolicy({ policy, wishes }: ConversationState): Partial<ConversationState> {
  const sheets = policy?.sheets.filter(({ record }) => record !== undefined) ?? [];
  if (!policy || sheets.length === 0) return {};
  const constraints = wishes.constraints.filter((each) => isRule(each) && sheetOf(each) < sheets.length);
  const kept = { ...policy, sheets, wishes: constraints.map(({ id }) => id) };
  return { policy: kept, wishes: { ...emptyConversation().wishes, constraints } };
}

/** The state after an act, before the catalog answers. */
export interface AppliedAct {
  state: ConversationState;
  changes: WishChange[];
  events: TurnEvent[];
  notice?: string;
  did?: Restoring["direction"] | Judgment | "redirect" | "compare" | "propose" | "show";
  said?: { key: string; variants: readonly string[] };
}

type Judgment = "choose" | "agree" | "disagree";

/** What the shopper made of a relaxation. */
export function judged(
  state: ConversationState,
  did: Judgment,
  data: object,
  { changes = [], events = [] }: Partial<Pick<AppliedAct, "changes" | "events">> = {},
): AppliedAct {
  return { state, changes, events: [...events, { name: "relaxation-answer", data: { answer: did, ...data } }], did };
}
