import type { ReadInput } from "@/lib/reading/preference-reader";
import type { Question } from "./question";
import { carsMeant, namedIn } from "./referents";

/** A question in words no kind of question has: what it names of cars and slots is answered. */
export function askedOfNames(said: string, { vocabulary, screen }: ReadInput): Question | null {
  const named = namedIn(said, vocabulary);
  const cars = carsMeant(said.toLowerCase(), named, screen, []).slice(0, 3);
  const topics = named.topics.flatMap(({ slots }) => slots.slice(0, 1));
  if (cars.length === 0) return null;
  if (cars.length > 1) return { kind: "compare", cars, about: topics };
  return named.cars.length > 0 || topics.length > 0 ? { kind: "facts", cars, about: topics, tests: [] } : null;
}
