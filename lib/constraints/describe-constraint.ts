import type { Predicate } from "./constraint";
import { groupDigits } from "./group-digits";
import { isExclusion } from "./operator";
import type { SlotName } from "./slot-name";
import { valuesOf } from "./values-of";
import { type WordTable, wordTable } from "./word-table";

/** How a value of a slot is said to a person: "all-wheel drive", "SUV", "$24,000". */
export function describeValue(slot: SlotName, value: string | number): string {
  if (slot === "msrp") return `$${groupDigits(Number(value))}`;
  if (typeof value === "number") return String(value);
  return spokenValues[slot]?.[value] ?? value;
}

/** Short names of slots, capitalised as on a chip. */
export const slotTitles: Readonly<Record<SlotName, string>> = {
  make: "Make",
  model: "Model",
  year: "Year",
  fuelType: "Fuel",
  horsepower: "Power",
  cylinders: "Cylinders",
  transmission: "Gearbox",
  drivenWheels: "Drive",
  doors: "Doors",
  marketCategory: "Kind",
  size: "Size",
  style: "Body",
  highwayMpg: "Highway",
  cityMpg: "City",
  msrp: "Budget",
};

/** A wish in words, without its importance: "under $24,000", "2019 or newer", "wagon or SUV", "no Fords". */
export function describeConstraint({ slot, op, value }: Predicate): string {
  const said = describeValues(slot, valuesOf(value));
  if (op === ">=") return atLeast(slot, said);
  if (op === "<=") return atMost(slot, said);
  if (isExclusion(op)) return `not ${said}${unitAfter(slot)}`;
  return `${said}${unitAfter(slot)}`;
}

/** Values joined as a person would: groups such as all pickups are named once. */
export function describeValues(slot: SlotName, values: readonly (string | number)[]): string {
  const left = new Set(values.map(String));
  const said: string[] = [];
  for (const group of valueGroups[slot] ?? []) {
    if (group.values.length > 1 && group.values.every((each) => left.has(each))) {
      said.push(group.name);
      for (const each of group.values) left.delete(each);
    }
  }
  for (const value of values) if (left.has(String(value))) said.push(describeValue(slot, value));
  const unique = [...new Set(said)];
  if (unique.length < 2) return unique[0] ?? "";
  return `${unique.slice(0, -1).join(", ")} or ${unique.at(-1)}`;
}

/** A bound's number with what it is counted in, for "35 → 33 mpg". */
export function unitOf(slot: SlotName): string {
  if (slot === "highwayMpg" || slot === "cityMpg") return "mpg";
  if (slot === "horsepower") return "hp";
  return "";
}

function unitAfter(slot: SlotName): string {
  if (slot === "cylinders") return " cylinders";
  if (slot === "doors") return " doors";
  const unit = unitOf(slot);
  return unit ? ` ${unit}` : "";
}

function atLeast(slot: SlotName, said: string): string {
  if (slot === "year") return `${said} or newer`;
  if (slot === "msrp") return `from ${said}`;
  return `${said}${unitAfter(slot)} or more`;
}

function atMost(slot: SlotName, said: string): string {
  if (slot === "year") return `${said} or older`;
  if (slot === "msrp") return `up to ${said}`;
  return `at most ${said}${unitAfter(slot)}`;
}

/** Values that people name as one thing, most comprehensive group first. */
export const valueGroups: Partial<Record<SlotName, readonly { name: string; values: readonly string[] }[]>> = {
  style: [
    { name: "SUV", values: ["4dr SUV", "2dr SUV", "Convertible SUV"] },
    { name: "SUV", values: ["4dr SUV", "2dr SUV"] },
    { name: "pickup", values: ["Crew Cab Pickup", "Extended Cab Pickup", "Regular Cab Pickup"] },
    { name: "hatchback", values: ["4dr Hatchback", "2dr Hatchback"] },
    { name: "minivan", values: ["Passenger Minivan", "Cargo Minivan"] },
    { name: "van", values: ["Passenger Van", "Cargo Van"] },
  ],
  drivenWheels: [{ name: "all- or four-wheel drive", values: ["all wheel drive", "four wheel drive"] }],
  fuelType: [
    {
      name: "premium",
      values: ["premium unleaded (required)", "premium unleaded (recommended)"],
    },
  ],
};

const spokenValues: Partial<Record<SlotName, WordTable<string>>> = {
  transmission: wordTable({
    AUTOMATIC: "automatic",
    MANUAL: "manual",
    AUTOMATED_MANUAL: "automated manual",
    DIRECT_DRIVE: "direct drive",
    UNKNOWN: "unknown gearbox",
  }),
  drivenWheels: wordTable({
    "front wheel drive": "front-wheel drive",
    "rear wheel drive": "rear-wheel drive",
    "all wheel drive": "all-wheel drive",
    "four wheel drive": "four-wheel drive",
  }),
  fuelType: wordTable({
    "regular unleaded": "regular",
    "premium unleaded (required)": "premium (required)",
    "premium unleaded (recommended)": "premium (recommended)",
    "flex-fuel (unleaded/E85)": "flex-fuel",
  }),
  size: wordTable({ Compact: "compact", Midsize: "midsize", Large: "large" }),
  style: wordTable({
    Sedan: "sedan",
    Coupe: "coupe",
    Convertible: "convertible",
    Wagon: "wagon",
    "4dr SUV": "SUV",
    "2dr SUV": "two-door SUV",
    "Convertible SUV": "convertible SUV",
    "4dr Hatchback": "hatchback",
    "2dr Hatchback": "two-door hatchback",
    "Crew Cab Pickup": "crew-cab pickup",
    "Extended Cab Pickup": "extended-cab pickup",
    "Regular Cab Pickup": "regular-cab pickup",
    "Passenger Minivan": "minivan",
    "Cargo Minivan": "cargo minivan",
    "Passenger Van": "passenger van",
    "Cargo Van": "cargo van",
  }),
  marketCategory: wordTable({
    Crossover: "crossover",
    Luxury: "luxury",
    Performance: "performance",
    "High-Performance": "high-performance",
    Exotic: "exotic",
    "Factory Tuner": "factory tuner",
    Hatchback: "hatchback",
    Hybrid: "hybrid",
    "Plug-In Hybrid": "plug-in hybrid",
    Diesel: "diesel",
    "Flex Fuel": "flex-fuel",
  }),
};
