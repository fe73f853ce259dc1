import type { Instrument } from "@/lib/study/instrument";
import { formOf } from "./instrument-form";
import listed from "./library.json" with { type: "json" };

/** Questionnaires to add, with who published them. */
export const instrumentLibrary = listed.map(({ instrument: own, ...entry }) => {
  const instrument = { ...own, when: "end", order: "fixed", attention: [] } as unknown as Instrument;
  return { ...entry, instrument, items: formOf(instrument).items.length };
});
