import { isNumericSlot, type Predicate, type SlotName } from "@/lib/constraints";

export function choiceId({ slot, op, value }: Predicate): string {
  return `${slot}|${op}|${JSON.stringify(value)}`;
}

/** `null` unless the id is a bound on the asked slot. */
export function boundFromId(id: string, asked: SlotName | undefined): Predicate | null {
  const [slot, op, value] = id.split("|");
  const number = Number(value);
  if (!asked || slot !== asked || !isNumericSlot(asked) || !value || !Number.isFinite(number)) return null;
  return op === "<=" || op === ">=" ? { slot: asked, op, value: number } : null;
}
