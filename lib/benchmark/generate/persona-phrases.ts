import phrases from "./persona-phrases.json";

/** How much a persona minds losing a wish; `open` leaves it unsaid. */
export type PersonaLevel = "top" | "high" | "medium" | "low" | "open";

/**
 * What personas say. In `openers` and `motives`, {base} is the car of the first sentence. In `frames`, {w} is the wish;
 * within one level all say the same. `hedges` come before a number that is only roughly meant. `driftNotes` follow the
 * sentence of a wish that has changed, {b} being the value said first. `askedNotes` tell the importance of a wish in
 * answer to the question for it.
 */
export const { openers, motives, hedges, driftNotes } = phrases;
export const frames: Readonly<Record<PersonaLevel, readonly string[]>> = phrases.frames;
export const askedNotes: Readonly<Record<Exclude<PersonaLevel, "open">, readonly string[]>> = phrases.askedNotes;
