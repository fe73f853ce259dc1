import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { toConstraint } from "@/lib/constraints/constraint";
import { corpusVocabulary } from "@/lib/reading/corpus/corpus-vocabulary";
import type { ReadInput } from "@/lib/reading/preference-reader";
import { readQuestion } from "./read-question";

const vocabulary = corpusVocabulary;
const shown = [
  { make: "Subaru", models: ["Crosstrek"], year: 2024, position: 1 },
  { make: "Mazda", models: ["CX-30"], year: 2024, position: 2 },
  { make: "Toyota", models: ["Corolla Cross"], year: 2025, position: 3 },
];
const constraints = [
  toConstraint({ slot: "msrp", op: "<=", value: 30_000, weight: 0.75 }),
  toConstraint({ slot: "drivenWheels", op: "==", value: "all wheel drive", weight: 0.55 }),
  toConstraint({ slot: "style", op: "==", value: "4dr SUV", weight: 0.55 }),
  toConstraint({ slot: "highwayMpg", op: ">=", value: 35, weight: 0.1 }),
];

function inputOf(words: string): ReadInput {
  const screen = {
    gaveWay: [constraints[3]?.id ?? ""],
    proposes: false,
    oneCar: false,
    shown,
    spoken: shown.slice(0, 1),
  };
  return { words, turn: 1, history: [], constraints, vocabulary, screen };
}

function kindOf(words: string): string {
  return readQuestion(inputOf(words))[0]?.question.kind ?? "none";
}

interface Labelled {
  say: string;
  kind: string;
}

function missesIn(file: string) {
  const labelled: Labelled[] = JSON.parse(readFileSync(new URL(`./testing/${file}`, import.meta.url), "utf8"));
  const misses = labelled.flatMap(({ say, kind }) =>
    kindOf(say) === kind ? [] : [`${kind} <- ${kindOf(say)}: ${say}`],
  );
  return { misses, share: 1 - misses.length / labelled.length };
}

describe("questions", () => {
  it("are told by kind, and from wishes in the form of a question", () => {
    const { misses, share } = missesIn("open.json");
    expect(share, misses.join("\n")).toBeGreaterThanOrEqual(0.97);
  });
});
