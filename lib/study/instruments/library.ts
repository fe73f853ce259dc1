import type { Instrument } from "@/lib/study/instrument";
import { questionnaires } from "@/messages/questionnaires";
import { formOf } from "./instrument-form";

const names = questionnaires.library;
const { tlx, umux, sus, scale, agreement } = questionnaires;

const item = { id: "item-1", text: scale.item, subscale: "trust", reversed: false };
const { title, instructions } = scale;
const comments = {
  kind: "text",
  id: "comments",
  text: questionnaires.questions.comments,
  longest: 2000,
  required: false,
};

/** Questionnaires to add, with who published them. */
export const instrumentLibrary = [
  { ...names.tlx, own: { kind: "nasa-tlx", id: "tlx", title: tlx.title, weighted: false } },
  { ...names.umux, own: { kind: "umux-lite", id: "umux", title: umux.title } },
  { ...names.sus, own: { kind: "sus", id: "sus", title: sus.title } },
  {
    ...names.scale,
    own: { kind: "likert", id: "own-scale", title, instructions, points: 7, ...agreement, items: [item] },
  },
  {
    ...names.questions,
    own: { kind: "custom", id: "own-questions", title: questionnaires.questions.title, items: [comments] },
  },
].map(({ own, ...entry }) => {
  const instrument = { ...own, when: "end", order: "fixed", attention: [] } as unknown as Instrument;
  return { ...entry, instrument, items: formOf(instrument).items.length };
});
