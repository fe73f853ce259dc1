import { compareText } from "@/lib/catalog/compare-text";
import { csvColumns } from "@/lib/catalog/files/csv-columns";
import { type SlotName, slotDefinitions } from "@/lib/constraints";
import type { ConversationState } from "@/lib/dialogue/state/conversation-state";
import type { QuestionPart } from "@/lib/dialogue/wording/parts";
import { type Random, shuffle } from "@/lib/random";

/** The published protocol: one question per constrained slot, by column name (`fixed-order`) or at random. */
export function interviewSlots(slots: readonly SlotName[], order: "fixed-order" | "random-slot", random: Random) {
  const sorted = [...new Set(slots)].sort((a, b) => compareText(csvColumns[a], csvColumns[b]));
  return order === "random-slot" ? shuffle(sorted, random) : sorted;
}

export function interviewQuestion(slot: SlotName, turn: number): QuestionPart {
  const id = `interview-${slot}-${turn}`;
  const text = `What would you like for ${slotDefinitions[slot].label}, and how important is that to you?`;
  return { id, kind: "slot", slot, text, why: "Asked of every shopper.", choices: [], multiple: false };
}

export function withOpenQuestion(state: ConversationState, question: QuestionPart): ConversationState {
  const { id, kind, slot, text, why } = question;
  return { ...state, question: { id, kind, slot, text, why, choices: [] } };
}
