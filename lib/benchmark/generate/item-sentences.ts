import type { Predicate } from "@/lib/constraints/constraint";
import type { SlotName } from "@/lib/constraints/slot-name";

/** Whole dollars with thousands commas. */
export function dollars(value: Predicate["value"]): string {
  return `$${Number(value).toLocaleString("en-US")}`;
}

/** The published first sentence, which names the four slots of the base. */
export function baseSentence(base: readonly Predicate[]): string {
  const value = (slot: SlotName) => base.find((each) => each.slot === slot)?.value ?? "any";
  return `I am looking for a ${value("make")} ${value("style")} with a ${value("transmission")} transmission and ${value("drivenWheels")}.`;
}

/** The same with every constraint, one clause each. */
export function fullSentence(base: readonly Predicate[], constraints: readonly Predicate[]): string {
  return `${baseSentence(base).slice(0, -1)}, ${constraints.map(clause).join(", ")}.`;
}

function clause({ slot, value }: Predicate): string {
  switch (slot) {
    case "year":
      return `is from ${value} or newer`;
    case "cityMpg":
      return `gets at least ${value} city MPG`;
    case "highwayMpg":
      return `gets at least ${value} highway MPG`;
    case "horsepower":
      return `has at least ${value} horsepower`;
    case "msrp":
      return `has MSRP at most ${dollars(value)}`;
    case "fuelType":
      return `runs on ${value}`;
    case "size":
      return `is ${value} in size`;
    case "doors":
      return `has ${value} doors`;
    case "marketCategory":
      return `is in the ${value} category`;
    default:
      return `is a ${value}`;
  }
}
