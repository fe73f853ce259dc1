import { type Item, itemQuestion } from "@/lib/benchmark/item";
import { slotDefinitions } from "@/lib/catalog/slot-definitions";
import type { SlotName } from "@/lib/constraints/slot-name";
import { slotVoices } from "@/lib/constraints/slot-voices";
import { valuesOf } from "@/lib/constraints/values-of";
import type { Level } from "@/lib/constraints/weight";
import { pick, type Random, shuffle } from "@/lib/draw";
import { personaLevels, spoken } from "./persona";
import { askedNotes, frames, type PersonaLevel } from "./persona-phrases";

/** What a persona's wording of a wish stands for; what is left open is a bare wish. */
export const levelOfWording: Readonly<Record<PersonaLevel, Level>> = {
  top: "must",
  high: "strong",
  open: "prefer",
  medium: "flexible",
  low: "nice",
};

/** How the importance of wishes comes to be said. */
export const dialogueStyles = ["persona", "interview", "closing"] as const;
export type DialogueStyle = (typeof dialogueStyles)[number];

/** Thirds of the wordings, so that settings are chosen and results measured in words no training has seen. */
export const wordingParts = ["train", "check", "test"] as const;
export type WordingPart = (typeof wordingParts)[number];

/** A conversation made from an item, with what each wish's words stand for. */
export interface TrainingDialogue {
  turns: { role: "user" | "assistant"; content: string }[];
  levels: { slot: SlotName; level: Level }[];
  /** Wishes whose importance was left unsaid although the shopper has one, with the answer to the question for it. */
  unsaid: { slot: SlotName; answer: string; level: Level }[];
}

export interface TrainingDialogueRun {
  style: DialogueStyle;
  part: WordingPart;
  /** Share of the wishes whose importance stays unsaid. */
  unsaidShare: number;
  /** Whether the wish to be given up may stay unsaid too. */
  targetToo: boolean;
  random: Random;
}

/**
 * Puts an item's wishes into a conversation: all at once as a persona, one answer a question, or bare answers with
 * remarks on importance at the end. Levels follow the rank of the weights, as personas are worded, never the weights
 * shared out to sum 1, which would call nearly every wish flexible. `null` when the item cannot be read.
 */
export function trainingDialogue(item: Item, run: TrainingDialogueRun): TrainingDialogue | null {
  const read = itemQuestion(item);
  if (read.kind === "refused") return null;
  const { constraints, target } = read.question;
  const { random, part } = run;
  const targets = constraints.filter(({ id }) => target.includes(id));
  const worded = personaLevels({ constraints, target: targets, vague: [] }).map(({ constraint, level }) => {
    const mayHide = run.targetToo || !targets.some(({ id }) => id === (constraint as { id?: string }).id);
    const hidden = mayHide && random() < run.unsaidShare;
    const wish = pick(partOf(slotVoices[constraint.slot].wishes, part), random).replace(
      "{v}",
      valuesOf(constraint.value)
        .map((value) => spoken(constraint.slot, value))
        .join(" or "),
    );
    return { slot: constraint.slot, level, hidden, wish };
  });
  const sentence = (level: PersonaLevel, wish: string) =>
    pick(partOf(frames[level], part), random).replace("{w}", wish);
  const said = shuffle(worded, random).map(({ slot, level, hidden, wish }) => ({
    slot,
    bare: sentence("open", wish),
    full: sentence(hidden ? "open" : level, wish),
    remark: hidden ? "" : sentence(level, `the ${slotDefinitions[slot].label}`),
  }));
  const opening = item.baseQuery ?? "I am looking for a car.";
  return {
    turns: turnsOf(run.style, opening, said, random),
    levels: worded.map(({ slot, level, hidden }) => ({ slot, level: hidden ? "prefer" : levelOfWording[level] })),
    unsaid: worded.flatMap(({ slot, level, hidden }) =>
      hidden && level !== "open"
        ? [{ slot, answer: pick(partOf(askedNotes[level], part), random), level: levelOfWording[level] }]
        : [],
    ),
  };
}

interface SaidWish {
  slot: SlotName;
  /** The wish alone, the wish with its importance, and a remark on its importance. */
  bare: string;
  full: string;
  remark: string;
}

function turnsOf(
  style: DialogueStyle,
  opening: string,
  said: readonly SaidWish[],
  random: Random,
): TrainingDialogue["turns"] {
  if (style === "persona") return [{ role: "user", content: [opening, ...said.map(({ full }) => full)].join(" ") }];
  const asksToo = random() < 0.5;
  const turns: TrainingDialogue["turns"] = [{ role: "user", content: opening }];
  for (const each of said) {
    turns.push({ role: "assistant", content: question(each.slot, style === "interview" && asksToo) });
    turns.push({ role: "user", content: style === "interview" ? each.full : each.bare });
  }
  const remarks = said.flatMap(({ remark }) => (remark ? [remark] : []));
  if (style === "closing" && remarks.length > 0) {
    turns.push({ role: "assistant", content: "Is there anything else I should know?" });
    turns.push({ role: "user", content: shuffle(remarks, random).join(" ") });
  }
  return turns;
}

function question(slot: SlotName, asksImportance: boolean): string {
  const value = `What would you like for ${slotDefinitions[slot].label}`;
  return asksImportance ? `${value}, and how important is that to you?` : `${value}?`;
}

/** The question for the importance of a wish that stands. */
export function importanceQuestion(slot: SlotName): string {
  return `How important is the ${slotDefinitions[slot].label} to you?`;
}

/** Every third wording; lists shorter than that are shared. */
function partOf<T>(all: readonly T[], part: WordingPart): readonly T[] {
  const own = all.filter((_, index) => all.length >= 3 && index % 3 === wordingParts.indexOf(part));
  return own.length > 0 ? own : all;
}
