import type { CatalogSlice } from "@/lib/catalog/catalog-slice";
import { compareText } from "@/lib/catalog/compare-text";
import { csvColumns } from "@/lib/catalog/files/csv-columns";
import type { Constraint, SlotName } from "@/lib/constraints";
import type { TurnOutcome } from "@/lib/dialogue/run-turn";
import type { Act } from "@/lib/dialogue/state/act";
import type { ConversationState } from "@/lib/dialogue/state/conversation-state";
import type { QuestionPart } from "@/lib/dialogue/wording/parts";
import { type Random, shuffle } from "@/lib/random";
import { importanceQuestion, valueQuestion } from "./generate/training-dialogue";
import { firstPart } from "./run/record-turn";
import { slotsOfId } from "./shopper/hidden-order";

/** A policy's choice when some wish must go. */
export type ImportanceStep = { kind: "ask" | "give-up"; slot: SlotName };

/** Decides by importance alone, like ADAPT's policies. */
export type ImportanceAsker = (point: {
  transcript: ConversationState["transcript"];
  wishes: readonly Constraint[];
  asked: ReadonlySet<SlotName>;
}) => ImportanceStep | Promise<ImportanceStep>;

export async function givableWishes(catalog: CatalogSlice, { wishes }: Pick<ConversationState, "wishes">) {
  const fixed = new Set(catalog.frame.map(({ slot }) => slot));
  const free = wishes.constraints.filter(({ slot }) => !fixed.has(slot));
  const left = (kept: readonly Constraint[]) => catalog.count(kept.map(({ slot, op, value }) => ({ slot, op, value })));
  if ((await left(free)) > 0) return [];
  const counts = await Promise.all(free.map((wish) => left(free.filter((each) => each !== wish))));
  return free.filter((_, index) => (counts[index] ?? 0) > 0);
}

export function importanceAsked(slot: SlotName, turn: number): QuestionPart {
  const why = "Asked because some wish has to give.";
  return slotQuestion(`importance-${slot}-${turn}`, slot, importanceQuestion(slot), why);
}

function slotQuestion(id: string, slot: SlotName, text: string, why: string): QuestionPart {
  return { id, kind: "slot", slot, text, why, choices: [], multiple: false };
}

/** Answers the open comparison or picks from the card. `null` once the wish is gone. */
export function givingUp(slot: SlotName, { state, last }: { state: ConversationState; last: TurnOutcome }): Act | null {
  const ids = new Set(state.wishes.constraints.flatMap((wish) => (wish.slot === slot ? [wish.id] : [])));
  const { question, concession } = state;
  if (question?.kind === "compare") {
    const loses = question.choices.find(({ ordering }) => ordering?.lighter.some((id) => ids.has(id)));
    return loses ? { kind: "compare", questionId: question.id, keep: loses.id } : null;
  }
  const isDone = concession?.adjustments.length === 1 && concession.adjustments.every(({ id }) => ids.has(id));
  if (isDone) return null;
  const way = firstPart(last, "relaxation")?.alternatives.find(({ id }) => slotsOfId(id).join() === slot);
  return way ? { kind: "choose-relaxation", relaxationId: way.id } : null;
}

/** The published protocol: one question per constrained slot, by column name (`fixed-order`) or at random. */
export function interviewSlots(slots: readonly SlotName[], order: "fixed-order" | "random-slot", random: Random) {
  const sorted = [...new Set(slots)].sort((a, b) => compareText(csvColumns[a], csvColumns[b]));
  return order === "random-slot" ? shuffle(sorted, random) : sorted;
}

export function interviewQuestion(slot: SlotName, turn: number): QuestionPart {
  return slotQuestion(`interview-${slot}-${turn}`, slot, valueQuestion(slot, true), "Asked of every shopper.");
}

export function withOpenQuestion(state: ConversationState, question: QuestionPart): ConversationState {
  const { id, kind, slot, text, why } = question;
  return { ...state, question: { id, kind, slot, text, why, choices: [] } };
}
