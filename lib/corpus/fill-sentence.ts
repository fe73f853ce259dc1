import { type Predicate, roles, type SlotName, slotNames, wordTable } from "@/lib/constraints";
import { placeholdersOf } from "./placeholders";
import rows from "./surfaces.json";
import type { VoiceSentence } from "./voice-schema";

export type Surface = { type: string; text: string; wish: Predicate };

export type FilledSentence = { question?: string; text: string; wishes: Map<string, Surface> };

/** Wordings by placeholder type. A type without a slot in the catalog keeps its letters. */
const surfaces = (rows as readonly (Pick<Surface, "type" | "wish"> & { texts: string[] })[]).flatMap(
  ({ type, wish, texts }) => texts.map((text): Surface => ({ type, text, wish })),
);

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

export function slotNamed(label: string): SlotName | undefined {
  const name = label === "price" ? roles.price : label;
  return slotNames.find((slot) => slot === name);
}
