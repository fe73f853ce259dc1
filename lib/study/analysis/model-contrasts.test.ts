import { describe, expect, it } from "vitest";
import { shuffle, standardNormal } from "@/lib/draw";
import { seededRandom } from "@/lib/random";
import { missingShare, modelContrasts } from "./model-contrasts";
import type { TrialRow } from "./trial-row";

const row = (participant: string, scenario: string, condition: string, value: number | null): TrialRow => ({
  ...{ participant, group: "everyone", condition, scenario, trial: condition === "a" ? 1 : 2, coverage: 1 },
  values: { top1: value },
});

/** Two arms without a difference, whose luck differs by scenario (standard deviation 1 on the logit scale). */
function nothingToFind(people: number, cards: number, random: () => number): TrialRow[] {
  const slopes = Array.from({ length: cards }, () => [standardNormal(random), standardNormal(random)]);
  const ids = slopes.map((_, index) => index);
  return Array.from({ length: people }, (_, person) => {
    const own = standardNormal(random) * 0.5;
    const met = shuffle(ids, random);
    return ["a", "b"].map((condition, arm) => {
      const scenario = met[arm] ?? 0;
      const chance = 1 / (1 + Math.exp(-own - (slopes[scenario]?.[arm] ?? 0)));
      return row(`p${person}`, `s${scenario}`, condition, Number(random() < chance));
    });
  }).flat();
}

describe("contrasts of the mixed model", () => {
  it("find nothing where a paired t test takes the luck of six cards for a difference", () => {
    const random = seededRandom(5, "false positives");
    const studies = process.env.LEEWAY_RUNS === "full" ? 2000 : 150;
    let [model, paired] = [0, 0];
    for (let study = 0; study < studies; study++) {
      const rows = nothingToFind(54, 6, random);
      const found = modelContrasts(rows, "top1")?.("a", "b");
      if (found && found.p < 0.05) model++;
      const alone = rows.map((each) => ({ ...each, scenario: "one" }));
      if ((modelContrasts(alone, "top1")?.("a", "b")?.p ?? 1) < 0.05) paired++;
    }
    process.stdout.write(`of ${studies} studies: the mixed model ${model}, a paired t test ${paired}\n`);
    expect(model / studies).toBeLessThan(0.06 + 2 * Math.sqrt((0.06 * 0.94) / studies));
    expect(paired / studies).toBeGreaterThan(0.15);
  }, 60_000);

  it("are a paired t test with one scenario: Student's sleep data, in R's t.test: 4.0621, p 0.002833", () => {
    const one = [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0.0, 2.0];
    const other = [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4];
    const rows = [one, other].flatMap((values, arm) =>
      values.map((value, person) => ({ ...row(`p${person}`, "s", arm === 0 ? "a" : "b", value), trial: 1 })),
    );
    const found = modelContrasts(rows, "top1")?.("b", "a");
    expect(found?.t).toBeCloseTo(4.0621, 3);
    expect(found?.freedom).toBeCloseTo(9, 3);
    expect(found?.p).toBeCloseTo(0.002833, 5);
  });

  it("are none with one arm, or with one value an arm", () => {
    expect(modelContrasts([row("p", "s", "a", 1), row("p", "s", "b", 0)], "top1")).toBeNull();
    expect(modelContrasts([row("p", "s", "a", 1), row("q", "t", "a", 0)], "top1")).toBeNull();
  });

  it("say how many trials of an arm miss a measure", () => {
    const rows = [row("p", "s", "a", null), row("q", "s", "a", 1), row("p", "t", "b", 1)];
    expect([missingShare(rows, "a", "top1"), missingShare(rows, "b", "top1")]).toEqual([0.5, 0]);
  });
});
