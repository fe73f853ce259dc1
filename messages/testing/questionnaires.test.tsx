import { expect, it } from "vitest";
import { formOf } from "@/lib/study/instruments/instrument-form";
import { instrumentLibrary } from "@/lib/study/instruments/library";
import { englishIn } from "./english-in";

it.each(instrumentLibrary)("every text of $instrument.id comes from the catalogue", ({ instrument, ...listed }) => {
  const { items, scores } = formOf(instrument);
  const asked = items.flatMap(({ text, hint = "", answer }) => [
    ...[text, hint],
    ...("low" in answer ? [answer.low, answer.high] : []),
    ...("options" in answer ? answer.options.map((option) => option.text) : []),
  ]);
  const shown = [instrument.title, listed.name, listed.measures, ...asked, ...Object.values(scores)].join("\n");
  expect(shown).toMatch(/[ａ-ｚ]{3}/);
  expect(englishIn(shown, ["trust"])).toEqual([]);
});
