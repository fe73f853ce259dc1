import type { Predicate } from "@/lib/constraints/constraint";
import type { SlotName } from "@/lib/constraints/slot-name";
import { wordTable } from "@/lib/constraints/word-table";
import { placeholdersOf } from "./placeholders";
import type { VoiceSentence } from "./voice-schema";

export type Surface = { type: string; text: string; wish: Predicate };

export type FilledSentence = { question?: string; text: string; wishes: Map<string, Surface> };

const suvs = ["4dr SUV", "2dr SUV", "Convertible SUV"];
const surface = (type: string, slot: SlotName, op: Predicate["op"], value: Predicate["value"], ...texts: string[]) =>
  texts.map((text): Surface => ({ type, text, wish: { slot, op, value } }));

/** Wordings by placeholder type. A type without a slot in the catalog keeps its letters. */
export const surfaces: readonly Surface[] = [
  ...surface("price", "msrp", "<=", 25000, "under $25,000", "under 25k", "$25k", "25 grand"),
  ...surface("price", "msrp", "<=", 32000, "under $32,000", "$32,000", "32k", "a $32k budget"),
  ...surface("price", "msrp", "<=", 18500, "$18,500", "under $18,500"),
  ...surface("year", "year", ">=", 2019, "2019 or newer", "a 2019 or later"),
  ...surface("year", "year", ">=", 2015, "2015 or newer", "2015 and up"),
  ...surface("mileage", "highwayMpg", ">=", 35, "35 mpg highway", "at least 35 mpg on the highway"),
  ...surface("mileage", "highwayMpg", ">=", 30, "30 highway mpg", "30+ mpg highway"),
  ...surface("mileage", "cityMpg", ">=", 28, "28 mpg in the city", "at least 28 city mpg"),
  ...surface("power", "horsepower", ">=", 250, "250 hp", "at least 250 horsepower"),
  ...surface("power", "horsepower", ">=", 300, "300 horsepower"),
  ...surface("body", "style", "in", suvs, "SUV", "suv"),
  ...surface("body", "style", "==", "Sedan", "sedan"),
  ...surface("body", "style", "==", "Wagon", "wagon"),
  ...surface("body", "style", "==", "Convertible", "convertible"),
  ...surface("make", "make", "==", "Toyota", "Toyota"),
  ...surface("make", "make", "==", "Honda", "Honda"),
  ...surface("make", "make", "==", "Mazda", "mazda"),
  ...surface("drive", "drivenWheels", "==", "all wheel drive", "AWD", "all-wheel drive", "all wheel drive"),
  ...surface("fuel", "fuelType", "==", "diesel", "diesel"),
  ...surface("fuel", "fuelType", "==", "electric", "electric"),
  ...surface("hybrid", "marketCategory", "==", "Hybrid", "hybrid"),
  ...surface("gearbox", "transmission", "==", "AUTOMATIC", "automatic"),
  ...surface("gearbox", "transmission", "==", "MANUAL", "manual", "stick shift"),
  ...surface("size", "size", "==", "Compact", "compact"),
  ...surface("size", "size", "==", "Midsize", "midsize"),
];

const numeric = ["price", "year", "mileage", "power"];
const kinds = wordTable<readonly string[]>({ number: numeric, fuel: ["fuel", "hybrid"] });
const nouns = ["body", "make", "fuel", "hybrid", "gearbox", "size"];

/** Gives each letter another slot. `null` if the catalog lacks the slots. */
export function fillSentence(sentence: VoiceSentence, random: () => number): FilledSentence | null {
  const wishes = new Map<string, Surface>();
  const whole = `${sentence.q ?? ""} ${sentence.text}`;
  // Typed placeholders choose first.
  const placed = placeholdersOf(whole).sort((a, b) => Number(!a.type) - Number(!b.type));
  for (const { letter, type, start } of placed) {
    if (wishes.has(letter)) continue;
    const isNoun = /\b(?:an?|the|no|any|my|that|this)\s+$/i.test(whole.slice(0, start));
    const types = type ? (kinds[type] ?? [type]) : isNoun ? nouns : [...numeric, "drive", ...nouns];
    const taken = new Set([...wishes.values()].map(({ wish }) => wish.slot));
    const open = surfaces.filter((each) => types.includes(each.type) && !taken.has(each.wish.slot));
    const slots = [...new Set(open.map(({ wish }) => wish.slot))];
    const slot = slots[Math.floor(random() * slots.length)];
    const own = open.filter(({ wish }) => wish.slot === slot);
    const chosen = own[Math.floor(random() * own.length)];
    if (!chosen) return null;
    wishes.set(letter, chosen);
  }
  const fill = (text: string) =>
    text.replace(/\[([A-Z])(?::[a-z]+)?\]/g, (_, letter: string) => wishes.get(letter)?.text ?? "");
  return { ...(sentence.q ? { question: fill(sentence.q) } : {}), text: fill(sentence.text), wishes };
}
