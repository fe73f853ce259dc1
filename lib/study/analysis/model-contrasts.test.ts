import { describe, expect, it } from "vitest";
import { shuffle, standardNormal } from "@/lib/draw";
import { seededRandom } from "@/lib/random";
import { pairedT } from "@/lib/statistics/t-tests";
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
    const studies = 150;
    let [model, paired] = [0, 0];
    for (let study = 0; study < studies; study++) {
      const rows = nothingToFind(54, 6, random);
      const found = modelContrasts(rows, "top1")?.("a", "b");
      if (found && found.p < 0.05) model++;
      const differences = rows.flatMap((one, place) => {
        const other = rows[place + 1];
        return one.condition === "a" && other ? [(one.values.top1 ?? 0) - (other.values.top1 ?? 0)] : [];
      });
      if ((pairedT(differences)?.p ?? 1) < 0.05) paired++;
    }
    expect(model / studies).toBeLessThan(0.06 + 2 * Math.sqrt((0.06 * 0.94) / studies));
    expect(paired / studies).toBeGreaterThan(0.15);
  }, 60_000);

  it("are none with one scenario or one arm", () => {
    expect(modelContrasts([row("p", "s", "a", 1), row("p", "s", "b", 0)], "top1")).toBeNull();
    expect(modelContrasts([row("p", "s", "a", 1), row("q", "t", "a", 0)], "top1")).toBeNull();
  });

  it("say how many trials of an arm miss a measure", () => {
    const rows = [row("p", "s", "a", null), row("q", "s", "a", 1), row("p", "t", "b", 1)];
    expect([missingShare(rows, "a", "top1"), missingShare(rows, "b", "top1")]).toEqual([0.5, 0]);
  });
});
