import { expect, it } from "vitest";
import { corpusVocabulary } from "@/lib/catalog/corpus-vocabulary";
import type { SlotName } from "@/lib/constraints";
import { explainWords } from "./explain";
import { vetoes } from "./lexicon/stance-words";
import { readTranscript } from "./read-words";
import table from "./testing/vetoes.json";

it.each(table)("$id decides: $say", ({ id, say, after, question, slot, reads }) => {
  const { constraints } = readTranscript(after ? [{ role: "user", content: after }] : [], corpusVocabulary, "local");
  const open = question ? { question: { text: question, slot: slot as SlotName, choices: [] } } : {};
  const reasons = explainWords(say, corpusVocabulary, { constraints, ...open });
  expect([...new Set(reasons.flatMap(({ veto }) => veto ?? []))]).toContain(id);
  expect([...new Set(reasons.flatMap(({ what, of }) => (what === "level" ? [of] : [])))]).toEqual(reads);
});

it("has sentences for every veto", () => {
  expect(new Set(table.map(({ id }) => id))).toEqual(new Set(Object.keys(vetoes)));
});

it("names the words that decided every act and wish", () => {
  const reasons = explainWords("need an SUV under 25k", corpusVocabulary);
  expect(reasons.filter(({ what }) => what === "act").map(({ text }) => text)).toEqual(["state"]);
  const level = reasons.find(({ of, what }) => of === "SUV" && what === "level");
  expect(level?.decision?.because.map(({ feature }) => feature).join(" ")).toContain("need");
  expect(reasons.find(({ what }) => what === "role")?.text).toBe("price");
});
