import type { Predicate } from "@/lib/constraints/constraint";
import { isMoney } from "@/lib/constraints/describe-constraint";
import type { SlotName } from "@/lib/constraints/slot-name";
import { slotVoices } from "@/lib/constraints/slot-voices";

export function dollars(value: Predicate["value"]): string {
  return `$${Number(value).toLocaleString("en-US")}`;
}

export function baseSentence(base: readonly Predicate[]): string {
  const value = (slot: SlotName) => base.find((each) => each.slot === slot)?.value ?? "any";
  return `I am looking for a ${value("make")} ${value("style")} with a ${value("transmission")} transmission and ${value("drivenWheels")}.`;
}

export function fullSentence(base: readonly Predicate[], constraints: readonly Predicate[]): string {
  return `${baseSentence(base).slice(0, -1)}, ${constraints.map(clause).join(", ")}.`;
}

function clause({ slot, value }: Predicate): string {
  const said = isMoney(slot) ? dollars(value) : String(value);
  return slotVoices[slot].clause.replace("{v}", () => said);
}
