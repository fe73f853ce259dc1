import { type SlotName, slotNames } from "@/lib/constraints/slot-name";

/** The catalog's slot of a label; none where the catalog lacks it. */
export function slotNamed(label: string): SlotName | undefined {
  const name = label === "price" ? "msrp" : label;
  return slotNames.find((slot) => slot === name);
}
