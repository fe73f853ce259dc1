import type { SlotName } from "@/lib/constraints/slot-name";
import type { ReadInput } from "@/lib/reading/preference-reader";
import type { Question } from "./question";
import { carsMeant, type Named, namedIn } from "./referents";

/** A question in words no kind of question has: what it names is answered, a car or why a wish gave way. */
export function askedOfNames(said: string, input: ReadInput): Question | null {
  const named = namedIn(said, input.vocabulary);
  const cars = carsMeant(said.toLowerCase(), named, input.screen, []).slice(0, 3);
  const about = named.topics.flatMap(({ slots }) => slots.slice(0, 1));
  if (cars.length > 1) return { kind: "compare", cars, about };
  if (cars.length > 0 && (named.cars.length > 0 || about.length > 0)) return { kind: "facts", cars, about, tests: [] };
  return whyOf(said, named, input);
}

const ofWays = /\b(?:ways?|else|los[et]|chang\w+|options?|choices?|alternatives?|both|instead|possible)\b/i;

/** "Is there no other way?", "what about giving up the year?", while something gives way. */
function whyOf(said: string, { topics, values }: Named, { screen, constraints }: ReadInput): Question | null {
  if ((screen?.gaveWay ?? []).length === 0) return null;
  const spoken = [...topics.flatMap(({ slots }): SlotName[] => [...slots]), ...values.map(({ slot }) => slot)];
  const slots = [...new Set(spoken)].filter((name) => constraints.some(({ slot }) => slot === name));
  return slots.length > 0 || ofWays.test(said) ? { kind: "why", about: "gave", slots, cars: [] } : null;
}
