import { type Item, itemQuestion } from "@/lib/benchmark/item";
import { type Level, type SlotName, slotDefinitions, valuesOf } from "@/lib/constraints";
import { slotVoices } from "@/lib/constraints/slot-voices";
import { pick, type Random, shuffle } from "@/lib/random";
import { personaLevels, spoken } from "./persona";
import { askedNotes, frames, type PersonaLevel } from "./persona-phrases";

/** An open level is a bare wish. */
export const levelOfWording: Readonly<Record<PersonaLevel, Level>> = {
  top: "must",
  high: "strong",
  open: "prefer",
  medium: "flexible",
  low: "nice",
};

export const wordingParts = ["train", "test"] as const;
export type WordingPart = (typeof wordingParts)[number];

export interface TrainingDialogueRun {
  part: WordingPart;
  unsaidShare: number;
  random: Random;
}

/** Levels follow weight rank, not shares. `null` if unreadable. */
export function trainingDialogue(item: Item, run: TrainingDialogueRun) {
  const read = itemQuestion(item);
  if (read.kind === "refused") return null;
  const { constraints, target } = read.question;
  const { random, part } = run;
  const targets = constraints.filter(({ id }) => target.includes(id));
  const worded = personaLevels({ constraints, target: targets, vague: [] }).map(({ constraint, level }) => {
    const hidden = random() < run.unsaidShare;
    const said = valuesOf(constraint.value).map((value) => spoken(constraint.slot, value));
    const wish = pick(partOf(slotVoices[constraint.slot].wishes, part), random).replace("{v}", said.join(" or "));
    return { slot: constraint.slot, level, hidden, wish };
  });
  const sentence = (level: PersonaLevel, wish: string) =>
    pick(partOf(frames[level], part), random).replace("{w}", wish);
  const asksToo = random() < 0.5;
  const said = shuffle(worded, random).flatMap(({ slot, level, hidden, wish }) => [
    { role: "assistant" as const, content: valueQuestion(slot, asksToo) },
    { role: "user" as const, content: sentence(hidden ? "open" : level, wish) },
  ]);
  const opening = item.baseQuery ?? "I am looking for a car.";
  return {
    turns: [{ role: "user" as const, content: opening }, ...said],
    levels: worded.map(({ slot, level, hidden }) => ({
      slot,
      level: hidden ? ("prefer" as const) : levelOfWording[level],
    })),
    unsaid: worded.flatMap(({ slot, level, hidden }) =>
      hidden && level !== "open"
        ? [{ slot, answer: pick(partOf(askedNotes[level], part), random), level: levelOfWording[level] }]
        : [],
    ),
  };
}

export function valueQuestion(slot: SlotName, asksImportance: boolean): string {
  const value = `What would you like for ${slotDefinitions[slot].label}`;
  return asksImportance ? `${value}, and how important is that to you?` : `${value}?`;
}

export function importanceQuestion(slot: SlotName): string {
  return `How important is the ${slotDefinitions[slot].label} to you?`;
}

/** Every other wording. Both parts share short lists. */
function partOf<T>(all: readonly T[], part: WordingPart): readonly T[] {
  const own = all.filter((_, index) => all.length >= 2 && index % 2 === wordingParts.indexOf(part));
  return own.length > 0 ? own : all;
}
