import type { Predicate } from "@/lib/constraints/constraint";
import { isNumericSlot, type SlotName } from "@/lib/constraints/slot-name";

/** The id of the choice a test stands for, offered or set on the slider. */
export function choiceId({ slot, op, value }: Predicate): string {
  return `${slot}|${op}|${JSON.stringify(value)}`;
}

/** The bound an id stands for, when it bounds the slot that was asked about; `null` for any other text. */
export function boundFromId(id: string, asked: SlotName | undefined): Predicate | null {
  const [slot, op, value] = id.split("|");
  const number = Number(value);
  if (!asked || slot !== asked || !isNumericSlot(asked) || !value || !Number.isFinite(number)) return null;
  return op === "<=" || op === ">=" ? { slot: asked, op, value: number } : null;
}
