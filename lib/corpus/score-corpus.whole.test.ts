import { describe, expect, it } from "vitest";
import { corpusVocabulary } from "@/lib/catalog/corpus-vocabulary";
import { corpusSchema } from "./corpus-item";
import freshImportance from "./fresh-importance.json";
import freshValues from "./fresh-values.json";
import heldOut from "./held-out.json";
import heldOutAgain from "./held-out-2.json";
import heldOutThird from "./held-out-3.json";
import heldOutFourth from "./held-out-4.json";
import { scoreCorpus } from "./testing/score-corpus";
import utterances from "./utterances.json";

describe("the reader on its corpora", () => {
  it("reads the utterances it was built on", () => {
    const corpus = corpusSchema.parse(utterances);
    expect(corpus.length).toBeGreaterThan(430);
    const { f1, levelAccuracy, leastAccuracy, forbidden, doubtRecall } = scoreCorpus(corpus, corpusVocabulary);
    expect(f1).toBeGreaterThan(0.98);
    expect(levelAccuracy).toBeGreaterThan(0.94);
    expect(leastAccuracy).toBeGreaterThan(0.92);
    expect(doubtRecall).toBeGreaterThan(0.93);
    expect(forbidden).toBeLessThanOrEqual(3);
  });

  it("keeps what it learned from fresh ways of speaking", () => {
    const values = scoreCorpus(corpusSchema.parse(freshValues), corpusVocabulary);
    const importance = scoreCorpus(corpusSchema.parse(freshImportance), corpusVocabulary);
    expect([values.f1 > 0.95, importance.f1 > 0.96]).toEqual([true, true]);
    expect(importance.levelAccuracy).toBeGreaterThan(0.93);
    expect(importance.leastAccuracy).toBeGreaterThan(0.7);
    expect(values.forbidden + importance.forbidden).toBeLessThanOrEqual(1);
  });

  it("keeps the values of sentences somebody else wrote", () => {
    const { f1, forbidden, doubtRecall } = scoreCorpus(corpusSchema.parse(heldOutFourth), corpusVocabulary);
    expect(f1).toBeGreaterThan(0.965);
    expect(forbidden).toBeLessThanOrEqual(2);
    expect(doubtRecall).toBeGreaterThan(0.85);
  });
});

describe("a corpus", () => {
  it("is scored by its missing, extra and forbidden constraints", () => {
    const turns = [{ role: "user" as const, content: "a Honda under 20k" }];
    const item = {
      id: "x",
      kind: "x",
      turns,
      expect: [{ slot: "make" as const, op: "==" as const, value: "Ford" }],
      forbidden: ["msrp" as const],
    };
    const { items, f1, forbidden } = scoreCorpus([item], corpusVocabulary);
    expect(items[0]).toMatchObject({ right: 0, missed: 1, extra: 2 });
    expect([f1, forbidden]).toEqual([0, 1]);
  });

  it("that is held out holds no utterance of the others", () => {
    const known = new Set(utterances.map((item) => item.turns.map((turn) => turn.content).join("\n")));
    expect(
      corpusSchema
        .parse([...heldOut, ...heldOutAgain, ...heldOutThird, ...heldOutFourth])
        .filter((item) => known.has(item.turns.map((turn) => turn.content).join("\n"))),
    ).toEqual([]);
  });
});
