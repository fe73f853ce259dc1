import type { Instrument } from "@/lib/study/instrument";
import { formOf } from "./instrument-form";

interface LibraryEntry {
  name: string;
  measures: string;
  source: string;
  items: number;
  instrument: Instrument;
}

const shared: Pick<Instrument, "when" | "order" | "attention"> = { when: "end", order: "fixed", attention: [] };
const scale = { instructions: "How far do you agree?", points: 7, low: "Strongly disagree", high: "Strongly agree" };

const entries: Omit<LibraryEntry, "items">[] = [
  {
    ...{ name: "NASA-TLX", measures: "Workload", source: "Hart and Staveland 1988; without weights: Hart 2006" },
    instrument: { kind: "nasa-tlx", id: "tlx", title: "How the task was", ...shared, weighted: false },
  },
  {
    ...{ name: "UMUX-LITE", measures: "Usability", source: "Lewis, Utesch and Maher 2013" },
    instrument: { kind: "umux-lite", id: "umux", title: "Two sentences about the assistant", ...shared },
  },
  {
    ...{ name: "SUS", measures: "Usability", source: "Brooke 1996" },
    instrument: { kind: "sus", id: "sus", title: "The assistant as a whole", ...shared },
  },
  {
    ...{ name: "Your own scale", measures: "Agreement", source: "Items and subscales of your own" },
    instrument: {
      ...{ kind: "likert", id: "scale", title: "What you think", ...shared, ...scale },
      items: [{ id: "item-1", text: "I could rely on the assistant.", subscale: "trust", reversed: false }],
    },
  },
  {
    ...{ name: "Your own questions", measures: "Anything", source: "Choices, numbers and text" },
    instrument: {
      ...{ kind: "custom", id: "questions", title: "A few questions", ...shared },
      items: [{ kind: "text", id: "comments", text: "What do you want to tell us?", longest: 2000, required: false }],
    },
  },
];

/** Questionnaires to add, with who published them. */
export const instrumentLibrary: readonly LibraryEntry[] = entries.map((entry) => ({
  ...entry,
  items: formOf(entry.instrument).items.length,
}));
