import type { SlotVoices, SlotWords } from "./slot";

type Modules<Name extends string> = Record<`${Name}Words`, SlotWords> & Record<`${Name}Voices`, SlotVoices>;

/** The words and voices that a pack's modules export, by slot. */
export function saidBySlot<Name extends string>(modules: Modules<Name>) {
  const said = (kind: "Words" | "Voices") =>
    Object.fromEntries(
      Object.entries(modules)
        .filter(([name]) => name.endsWith(kind))
        .map(([name, each]) => [name.slice(0, -kind.length), each]),
    );
  return { words: said("Words") as Record<Name, SlotWords>, voices: said("Voices") as Record<Name, SlotVoices> };
}
