import type { Level } from "@/lib/constraints";
import phrases from "./persona-phrases.json";

/** `open` leaves importance unsaid. */
export type PersonaLevel = "top" | "high" | "medium" | "low" | "open";

/** An open level is a bare wish. */
export const levelOfWording: Readonly<Record<PersonaLevel, Level>> = {
  top: "must",
  high: "strong",
  open: "prefer",
  medium: "flexible",
  low: "nice",
};

/** {base} is the first sentence's thing, {w} a wish, {b} its earlier value. Levels share frames. */
export const { hedges, driftNotes, wordings } = phrases;
export const frames: Readonly<Record<PersonaLevel, readonly string[]>> = phrases.frames;
export const askedNotes: Readonly<Record<Exclude<PersonaLevel, "open">, readonly string[]>> = phrases.askedNotes;

/** From 0 to 1, by the clearest wording, else 0.55. Checks a model's text; no reader uses it. */
export function wordedImportance(text: string): number {
  return wordings.find(({ pattern }) => new RegExp(pattern, "i").test(text))?.importance ?? 0.55;
}
