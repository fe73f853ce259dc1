import { describe, expect, it } from "vitest";
import { likenessOf } from "@/lib/benchmark/run/likeness";
import type { RunLine } from "@/lib/benchmark/run-line";
import { plotAsking } from "./asking-plot";
import { askingTables } from "./build-report";
import { askingRow } from "./report-rows";

const line = (id: string, change: Partial<RunLine>): RunLine => ({
  id,
  slotsAsked: [],
  slotsParsed: [],
  outcome: "satAfterRelaxation",
  recommended: true,
  relaxMatch: true,
  expectedMatch: 1,
  relaxMatchWithCar: true,
  carMatch: true,
  exactConstraints: true,
  tie: false,
  firstDropMatch: true,
  miss: null,
  silentDrop: false,
  setting: "S1",
  model: "verbatim plain",
  style: "adaptive",
  setAside: false,
  method: "optimal",
  status: "relaxed",
  constraints: [],
  relaxed: [],
  tied: [],
  car: null,
  wishesKept: 0.5,
  weightKept: 0.8,
  burden: { turns: 3, questions: 2, comparisons: 1, clarifications: 0, words: 9, seconds: 20 },
  asked: ["msrp", "style"],
  likeness: [0.2],
  ...change,
});
const run = {
  name: "adaptive",
  lines: [line("a", {}), line("b", { relaxMatchWithCar: false, asked: ["msrp", "msrp"], likeness: [1] })],
};

describe("the report on asking", () => {
  it("holds what was found against what it took", () => {
    const row = askingRow(run, () => () => 0.5);
    expect(row.relaxMatch.estimate).toBe(0.5);
    expect(row.turnWeighted).toBeCloseTo(0.5 / 1.02, 9);
    expect(row.weightKept.estimate).toBeCloseTo(0.8, 9);
    expect(row.repeated).toBe(0.5);
    expect(row.likeness).toBeCloseTo(0.6, 9);
    expect(row.aspects).toEqual([
      ["msrp", 0.75],
      ["style", 0.25],
    ]);
    expect(askingTables([row]).map(({ rows }) => rows.length)).toEqual([1, 1]);
    expect(plotAsking([row]).match(/<circle/g)).toHaveLength(2);
  });

  it("measures likeness by shared words with the likest question before", () => {
    expect(likenessOf(["What budget?", "What body?", "What budget?"])).toEqual([1 / 3, 1]);
    expect(likenessOf(["One"])).toEqual([]);
  });
});
