import type { SlotVoices, SlotWords } from "./slot";

/** What the modules of slots export. */
export type Said<Name extends string> = Record<`${Name}Words`, SlotWords> & Record<`${Name}Voices`, SlotVoices>;

/** The words and voices among what modules export, by slot. */
export function saidBySlot<Name extends string>(exported: readonly (readonly [name: string, value: unknown])[]) {
  const said = (kind: "Words" | "Voices") =>
    Object.fromEntries(
      exported.filter(([name]) => name.endsWith(kind)).map(([name, value]) => [name.slice(0, -kind.length), value]),
    );
  return { words: said("Words") as Record<Name, SlotWords>, voices: said("Voices") as Record<Name, SlotVoices> };
}
