import type { Constraint, Edit } from "@/lib/constraints";
import type { Policy } from "@/lib/dialogue/state/conversation-state";
import type { Heard, WishStance } from "@/lib/reading/preference-reader";
import type { Comparative, Question } from "@/lib/reading/questions/question";
import type { TranscriptTurn } from "@/lib/reading/read-words";
import type { Doubt, HeardThing, Intent, ModelUse } from "@/lib/reading/reading";
import type { Repair } from "@/lib/relaxation/formal/formal-repair";
import type { Ordering } from "@/lib/relaxation/relax";
import type { ConversationState } from "./state/conversation-state";

export interface Beside {
  doubts: readonly Doubt[];
  intents: readonly Intent[];
  /** Don't change the search. */
  questions: readonly Question[];
  stopAsking: boolean;
  /** Wants one more question, past any limit. */
  asksMore?: boolean;
  /** Leaves the open question to the search. */
  shrugs?: boolean;
  closesQuestion: boolean;
  stances: readonly WishStance[];
  /** Relative wishes ("cheaper"). They become edits before the act applies. */
  critiques?: readonly Comparative[];
  isAside?: boolean;
  /** Wishes that a model's name took off, and the sentence that says so. */
  steppedBack?: { ids: readonly string[]; text: string };
  /** The reader of typed words. `fell-back` if the model failed. */
  readBy?: Heard["readBy"];
  model?: ModelUse;
  /** Other readings of the words. */
  others?: readonly HeardThing[];
  /** The policy as it is after the act, where it changes. */
  policy?: Policy;
}

export type Deed =
  | { kind: "edit"; edits: readonly Edit[] }
  | { kind: "aside"; text: string; edits: readonly Edit[]; oneProduct?: boolean }
  /** Takes a relaxation. `skipped` if the shopper would not choose. */
  | { kind: "take"; relaxationId: string; orderings: readonly Ordering[]; skipped: boolean }
  | { kind: "compare"; orderings: readonly Ordering[]; keep: readonly string[]; edits: readonly Edit[] }
  /** Wish ids to keep and to give, after some gave way. */
  | { kind: "redirect"; keep: readonly string[]; give: readonly string[]; edits: readonly Edit[] }
  | { kind: "settle"; answer: "agree" | "disagree" }
  /** Unreadable. `gaveUp` ends clarifying. */
  | { kind: "unread"; gaveUp: string | null }
  | { kind: "step"; direction: "undo" | "redo" }
  | { kind: "start-over"; edits: readonly Edit[] }
  | { kind: "rewind"; turn: number }
  /** An outdated button. Changes nothing. */
  | { kind: "stale"; text: string };

export type ActRequest = Beside & Deed;

export const tapped: Beside = {
  doubts: [],
  intents: [],
  questions: [],
  stopAsking: false,
  closesQuestion: false,
  stances: [],
};

export const nothing: ActRequest = { ...tapped, kind: "edit", edits: [] };

/** Deeds on the search as a whole, which answer and edit nothing. */
export const wholeSearch: ReadonlySet<Deed["kind"]> = new Set(["step", "start-over", "rewind", "stale"]);

export function besideOf(request: ActRequest): Beside {
  const { doubts, intents, questions, stopAsking, closesQuestion, stances, readBy, model, others } = request;
  return { doubts, intents, questions, stopAsking, closesQuestion, stances, readBy, model, others };
}

export function editsOf(interpretation: Deed): readonly Edit[] {
  return "edits" in interpretation ? interpretation.edits : [];
}

export function withEdits(interpretation: ActRequest, edits: readonly Edit[]): ActRequest {
  return "edits" in interpretation ? { ...interpretation, edits } : interpretation;
}

/** Decisions beside reading that a language model may take. Code takes each that returns `null`. */
export interface TurnAgents {
  /** A weight per wish, in their order. Only their ratios count. */
  weigh(wishes: readonly Constraint[], met: AgentsMet): Promise<readonly number[] | null>;
  /** The place of the proposal to suggest. */
  chooseRepair(repair: Repair<Constraint>, met: AgentsMet): Promise<number | null>;
  account(): AgentsAccount;
}

export interface AgentsMet {
  conversation: readonly TranscriptTurn[];
  spent: Pick<ConversationState, "modelTokens" | "modelCost">;
}

/** One turn's calls by kind and version of the instructions. */
export interface AgentsAccount {
  calls: Readonly<Record<string, { calls: number; inputTokens: number; outputTokens: number; by?: string }>>;
  tokens: number;
  /** In dollars, if prices are known. */
  cost?: number | undefined;
  /** Why code decided. */
  failure?: string | undefined;
}
