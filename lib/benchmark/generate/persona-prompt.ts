import type { ItemQuestion } from "@/lib/benchmark/item";
import type { Predicate } from "@/lib/constraints/constraint";
import { valuesOf } from "@/lib/constraints/values-of";
import { spoken } from "./persona";
import type { PersonaLevel } from "./persona-phrases";
import type { WeighedPredicate } from "./weighed-predicate";

const system = `You write short first-person descriptions of people who look for a car.
Answer with JSON only: {"opening": "...", "wishes": ["...", "..."]}.
The opening is one sentence that asks for the base car, with a mild motive that fits its body (a sedan is a comfortable daily car, an SUV practical, a pickup a workhorse, a coupe fun).
Then one sentence for each wish, in the order given. Write every value exactly as it is given and exactly once, and no other value of a car.
Say in words how much each wish matters, as its level says. Never use numbers for it, and never words like weight, constraint, repair or policy.
Each wish must sound less important than the one before it; the last is the most flexible of all.`;

/** How a level should sound. */
const soundings: Readonly<Record<PersonaLevel, string>> = {
  top: "a must-have: not willing to compromise, non-negotiable, the top priority",
  high: "a strong preference: strongly prefer, care a lot",
  medium: "aimed for with some give: could compromise a bit, somewhat flexible",
  low: "a nice-to-have: very flexible, easily given up",
  open: "mentioned, its importance left unsaid",
};

interface PersonaQuestion extends Pick<ItemQuestion, "frame"> {
  levels: readonly { constraint: WeighedPredicate; level: PersonaLevel }[];
  /** What was wrong with the last try. */
  problems: readonly string[];
}

/** Asks a model for a persona; after a failed try it is told what was wrong. */
export function personaPrompt({ frame, levels, problems }: PersonaQuestion): { system: string; user: string } {
  const base = frame.map(({ slot, value }) => `${slot}: ${String(value)}`).join("; ");
  const wishes = levels.map(
    ({ constraint, level }, index) =>
      `${index + 1}. ${constraint.slot} ${meaning(constraint)} "${spoken(constraint.slot, valuesOf(constraint.value)[0] ?? "")}", ${soundings[level]}`,
  );
  const wrong =
    problems.length > 0 ? `\n\nYour last answer was not usable: ${problems.join("; ")}. Write it again.` : "";
  return { system, user: `Base car: ${base}\nWishes, the most important first:\n${wishes.join("\n")}${wrong}` };
}

function meaning({ op }: Predicate): string {
  if (op === ">=") return "at least";
  return op === "<=" ? "at most" : "is";
}
