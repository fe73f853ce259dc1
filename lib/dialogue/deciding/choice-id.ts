import type { Predicate } from "@/lib/constraints/constraint";
import { isNumericSlot, type SlotName } from "@/lib/constraints/slot-name";

/** The id of a choice's test, offered or from the slider. */
export function choiceId({ slot, op, value }: Predicate): string {
  return `${slot}|${op}|${JSON.stringify(value)}`;
}

/** The bound in an id, if it is on the asked slot; `null` for any other text. */
export function boundFromId(id: string, asked: SlotName | undefined): Predicate | null {
  const [slot, op, value] = id.split("|");
  const number = Number(value);
  if (!asked || slot !== asked || !isNumericSlot(asked) || !value || !Number.isFinite(number)) return null;
  return op === "<=" || op === ">=" ? { slot: asked, op, value: number } : null;
}
