import { describe, expect, it } from "vitest";
import { exampleConfiguration } from "@/lib/study/configuration/example-configuration";
import { measureOf, measuresOf, wholeRunMeasures } from "./measures";
import { analyse } from "./testing/at-once";
import { sampleRun } from "./testing/sample-run";
import { decisionQuality } from "./trial-row";

const within = exampleConfiguration();
const { conditions } = within;
const between = {
  ...within,
  design: {
    ...within.design,
    kind: "between" as const,
    groups: conditions.map(({ id }) => ({ id, conditions: [id] })),
  },
  trials: { ...within.trials, perParticipant: 1 },
};

describe("what is measured by arm", () => {
  it("has questionnaires after each trial, and those at the end only where a participant met one arm", () => {
    expect([...measuresOf(within).keys()]).toContain("tlx");
    expect([...measuresOf(within).keys()]).not.toContain("sus");
    expect([...wholeRunMeasures(within).keys()]).toEqual(["sus", "umux", "umux.sus", "trust", "trust.transparency"]);
    expect([...measuresOf(between).keys()]).toEqual(expect.arrayContaining(["tlx", "sus", "umux.sus"]));
    expect(wholeRunMeasures(between).size).toBe(0);
    expect(measureOf(within, within.plan.primaryOutcome)).toBe("top1");
    const planned = { ...within.plan, primaryOutcome: "sus" as const };
    expect([measureOf(within, planned.primaryOutcome), measureOf(between, planned.primaryOutcome)]).toEqual([
      ...[null, "sus"],
    ]);
  });

  it("gives the usability of an arm from the people who met it: ten middle answers are 50, the best ones 100", () => {
    const answered = (id: string, arm: string, pointOf: (item: number) => number) => {
      const run = sampleRun(id, { [arm]: true });
      const answers = Array.from({ length: 10 }, (_, index) => ({
        ...{ step: "sus", instrument: "sus", trial: null, item: `sus-${index + 1}`, position: index + 1, attempt: 1 },
        ...{ value: pointOf(index), at: run.startedAt },
      }));
      return { ...run, group: arm, answers };
    };
    const runs = [
      answered("a", "optimal", () => 3),
      answered("b", "optimal", (item) => (item % 2 === 0 ? 5 : 1)),
      answered("c", "greedy", () => 3),
    ];
    const analysis = analyse(between, runs, { resamples: 100, seed: 1, kind: "participant" });
    const meanOf = (arm: string) => analysis.arms.find(({ condition }) => condition === arm)?.estimates.sus;
    expect(meanOf("optimal")).toMatchObject({ mean: 75, participants: 2 });
    expect(meanOf("greedy")).toMatchObject({ mean: 50, interval: null });
    expect(meanOf("none")).toBeNull();
  });
});

describe("decision quality", () => {
  const [trial] = sampleRun("p", { optimal: true }).trials;
  if (!trial?.wishes || !trial.ranking || !trial.taken) throw new Error("the sample has no car");
  const { wishes, ranking, taken } = trial;
  const [price, mileage] = ranking.toReversed() as [string, string];
  const decision = {
    ...{ turn: 2, method: "optimal", status: "relaxed" as const, chosen: [mileage], fellBack: null },
    candidates: [
      { members: [mileage], weight: 0.1, matches: 3 },
      { members: [price], weight: 0.75, matches: 2 },
    ],
  };

  it("is 1 for a car that misses only what had to be given up, less for one that misses more", () => {
    expect(decisionQuality(wishes, ranking, { taken, decision })).toBe(1);
    const thirsty = { ...taken, msrp: 26_000, highwayMpg: 41 };
    expect(decisionQuality(wishes, ranking, { taken: thirsty, decision })).toBeCloseTo(0.5, 12);
    expect(decisionQuality(wishes, ranking, { taken: { ...thirsty, highwayMpg: 20 }, decision })).toBe(0);
  });

  it("is held to every wish where nothing had to give way, and has no value without a ranking", () => {
    expect(decisionQuality(wishes, ranking, { taken, decision: null })).toBeCloseTo(2 / 3, 12);
    expect(decisionQuality(wishes, [price], { taken, decision })).toBeNull();
  });
});
