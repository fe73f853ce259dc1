import { type SlotName, slotNames } from "@/lib/constraints";

export function slotNamed(label: string): SlotName | undefined {
  const name = label === "price" ? "msrp" : label;
  return slotNames.find((slot) => slot === name);
}
