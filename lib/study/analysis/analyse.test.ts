import { describe, expect, it } from "vitest";
import { exampleConfiguration } from "@/lib/study/configuration/example-configuration";
import { latexTable } from "./analysis-tables";
import { plotIntervals } from "./interval-plot";
import { analyse } from "./testing/at-once";
import { factorialStudy } from "./testing/factorial";
import { sampleRun } from "./testing/sample-run";

const configuration = exampleConfiguration();
const settings = { resamples: 500, seed: 1, kind: "participant" as const };
const runs = Array.from({ length: 24 }, (_, index) =>
  sampleRun(`p${index}`, { optimal: true, greedy: index % 4 === 0, none: null }),
);

describe("the analysis of a study", () => {
  const analysis = analyse(configuration, runs, settings);
  const arm = (id: string) => analysis.arms.find(({ condition }) => condition === id);

  it("gives each arm's mean with an interval over participants", () => {
    expect(arm("optimal")?.estimates.top1).toMatchObject({ mean: 1, participants: 24, trials: 24 });
    expect(arm("greedy")?.estimates.top1?.mean).toBe(0.25);
    const interval = arm("greedy")?.estimates.top1?.interval;
    expect(interval?.low).toBeGreaterThan(0.02);
    expect(interval?.high).toBeLessThan(0.55);
    expect(arm("none")?.estimates.top1?.mean).toBe(0);
    expect(arm("none")?.estimates.regret).toBeNull();
    expect(arm("local")?.trials).toBe(0);
  });

  it("compares arms within participants, adjusted for all pairs", () => {
    const found = analysis.comparisons.find(
      (each) => each.measure === "top1" && each.a === "optimal" && each.b === "greedy",
    );
    expect(found).toMatchObject({ how: "paired", n: 24, difference: 0.75 });
    expect(found?.p).toBeLessThan(0.01);
    expect(found?.adjusted).toBeGreaterThanOrEqual(found?.p ?? 1);
  });

  it("leaves out whom a rule or a researcher leaves out, and other kinds of runs", () => {
    const [first, second, third, ...rest] = runs;
    if (!first || !second || !third) throw new Error("no runs");
    const changed = analyse(
      configuration,
      [
        { ...first, status: "timed-out" },
        { ...second, excluded: "asked me to" },
        { ...third, kind: "simulated" },
        ...rest,
      ],
      settings,
    );
    expect(changed.included).toBe(21);
    expect(changed.excluded).toEqual({ unfinished: 1, "asked me to": 1 });
  });

  it("is the same for the same seed", () => {
    expect(analyse(configuration, runs, settings)).toEqual(analysis);
  });

  it("makes tables and pictures that say the same", () => {
    const table = latexTable({ ...analysis, measures: new Map([["top1", "Top"]]) });
    expect(table).toContain("1.00 [1.00, 1.00] & -- & 0.25 [");
    expect(plotIntervals(analysis, "top1").match(/<circle/g)).toHaveLength(3);
  });

  it("has the effects of factors, adjusted as a family of their own", () => {
    const study = factorialStudy("within");
    const met = Array.from({ length: 24 }, (_, index) =>
      sampleRun(`p${index}`, {
        ...{ "optimal-full": true, "optimal-plain": true },
        ...{ "greedy-full": index % 2 === 0, "greedy-plain": false },
      }),
    );
    const { effects } = analyse(study, met, settings);
    const found = effects.filter(({ measure }) => measure === "top1");
    expect(found.map(({ effect, how, difference }) => [effect, how, difference])).toEqual([
      ["method", "paired", 0.75],
      ["wording", "paired", 0.25],
      ["method x wording", "paired", -0.5],
    ]);
    expect(found[0]?.adjusted).toBeLessThan(0.01);
    expect(effects.filter(({ measure }) => measure === "regret").length).toBeGreaterThan(0);
  });
});
