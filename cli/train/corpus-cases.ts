import { readCase, type Scope } from "@/lib/learning/read-case";
import type { CorpusItem } from "@/lib/reading/corpus/corpus-item";
import { corpusSchema } from "@/lib/reading/corpus/corpus-item";
import { corpusVocabulary } from "@/lib/reading/corpus/corpus-vocabulary";
import heldOut from "@/lib/reading/corpus/held-out.json";
import heldOut2 from "@/lib/reading/corpus/held-out-2.json";
import utterances from "@/lib/reading/corpus/utterances.json";
import type { MeasuredCase } from "./training-cases";

/** Labelled conversations the project holds: those the rules were written on, and those they were not. */
export function corpusCases(which: "known" | "held-out", scope: Scope): MeasuredCase[] {
  const items = corpusSchema.parse(which === "known" ? utterances : [...heldOut, ...heldOut2]);
  return items.filter(({ expect }) => expect.some(({ level }) => level)).map((item) => caseOfItem(item, scope));
}

function caseOfItem({ id, turns, expect, least }: CorpusItem, scope: Scope): MeasuredCase {
  const read = readCase(turns, corpusVocabulary, scope);
  return {
    item: id,
    target: least ?? null,
    wishes: expect.map(({ slot, level }) => ({
      slot,
      features: read.features(slot),
      level: level ?? null,
      matches: 1,
    })),
    ruleWeights: expect.map(({ slot }) => read.ruleWeight(slot)),
  };
}
