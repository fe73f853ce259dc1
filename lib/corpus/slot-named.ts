import { type SlotName, slotNames } from "@/lib/constraints/slot-name";

/** The catalog's slot for a label, if it has one. */
export function slotNamed(label: string): SlotName | undefined {
  const name = label === "price" ? "msrp" : label;
  return slotNames.find((slot) => slot === name);
}
