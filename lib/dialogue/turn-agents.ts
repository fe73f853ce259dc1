import type { Constraint } from "@/lib/constraints";
import type { TranscriptTurn } from "@/lib/reading/read-transcript";
import type { Repair } from "@/lib/relaxation/formal/formal-repair";
import type { ConversationState } from "./state/conversation-state";

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
