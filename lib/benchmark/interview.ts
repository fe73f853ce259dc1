import { compareText } from "@/lib/catalog/compare-text";
import { csvColumns } from "@/lib/catalog/files/csv-columns";
import { slotDefinitions } from "@/lib/catalog/slot-definitions";
import type { SlotName } from "@/lib/constraints/slot-name";
import type { ConversationState } from "@/lib/dialogue/state/conversation-state";
import type { QuestionPart } from "@/lib/dialogue/wording/parts";
import { type Random, shuffle } from "@/lib/draw";

/**
 * The published protocol: one question a slot, in the order of column names (`fixed-order`) or any (`random-slot`),
 * each asking for value and importance; the slots are those the item constrains, their values unknown to the asker.
 */
export function interviewSlots(
  slots: readonly SlotName[],
  order: "fixed-order" | "random-slot",
  random: Random,
): SlotName[] {
  const sorted = [...new Set(slots)].sort((a, b) => compareText(csvColumns[a], csvColumns[b]));
  return order === "random-slot" ? shuffle(sorted, random) : sorted;
}

/** The question on a slot as the shopper sees it. */
export function interviewQuestion(slot: SlotName, turn: number): QuestionPart {
  return {
    id: `interview-${slot}-${turn}`,
    kind: "slot",
    slot,
    text: `What would you like for ${slotDefinitions[slot].label}, and how important is that to you?`,
    why: "Asked of every shopper.",
    choices: [],
    multiple: false,
  };
}

/** The conversation with that question open, so that the answer is read against it. */
export function withOpenQuestion(state: ConversationState, question: QuestionPart): ConversationState {
  const { id, kind, slot, text, why } = question;
  return { ...state, question: { id, kind, ...(slot ? { slot } : {}), text, why, choices: [] } };
}
