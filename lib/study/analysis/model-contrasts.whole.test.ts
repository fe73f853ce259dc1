import { describe, expect, it } from "vitest";
import { seededRandom, shuffle, standardNormal } from "@/lib/random";
import { type ModelRow, missingShare, modelContrasts } from "./model-contrasts";

type Values = Record<string, number | null>;

const row = (participant: string, scenario: string, condition: string, values: Values, trial = 1): ModelRow => ({
  ...{ participant, group: "everyone", condition, scenario, trial, values },
});

const weigh = (a: string, b: string) =>
  new Map([
    [a, 1],
    [b, -1],
  ]);
const contrastOf = (rows: readonly ModelRow[], measure: string, fixedScenarios = false) =>
  modelContrasts(rows, measure, { seed: 1, fixedScenarios })?.(weigh("a", "b")) ?? null;

interface Study {
  people: number;
  cards: number;
  trials: number;
  /** On the logit scale of `top1`, and the same on the scale of `regret`. */
  effect: number;
  spread: number;
  isBetween?: boolean;
}

/** Two arms whose luck differs by scenario, and people who differ by half a logit. */
function simulated({ people, cards, trials, effect, spread, isBetween = false }: Study, random: () => number) {
  const slopes = Array.from({ length: cards }, () => [0, 1].map(() => standardNormal(random) * spread));
  const ids = slopes.map((_, index) => index);
  return Array.from({ length: people }, (_, person) => {
    const own = standardNormal(random) * 0.5;
    return shuffle(ids, random)
      .slice(0, trials)
      .map((card, place) => {
        const arm = (isBetween ? person : place + person) % 2;
        const mean = own + (slopes[card]?.[arm] ?? 0) + (arm === 0 ? effect : 0);
        const values = {
          top1: Number(random() < 1 / (1 + Math.exp(-mean))),
          regret: mean + standardNormal(random),
        };
        return row(`p${person}`, `s${card}`, arm === 0 ? "a" : "b", values, place + 1);
      });
  }).flat();
}

/** A difference of shares, over people and scenarios. */
function trueShare({ effect, spread }: Study): number {
  const sd = Math.sqrt(0.25 + spread ** 2);
  const points = Array.from({ length: 161 }, (_, index) => (index - 80) / 10);
  const share = (logit: number) =>
    points.reduce((sum, z) => sum + (0.1 * Math.exp(-(z ** 2) / 2)) / (1 + Math.exp(-logit - sd * z)), 0);
  return (share(effect) - share(0)) / Math.sqrt(2 * Math.PI);
}

const isFull = process.env.LEEWAY_RUNS === "full";

describe("contrasts of arms", () => {
  it("find nothing where a test over people takes the luck of six cards for a difference", () => {
    const random = seededRandom(5, "false positives");
    const studies = isFull ? 2000 : 100;
    let [found, alone] = [0, 0];
    for (let study = 0; study < studies; study++) {
      const rows = simulated({ people: 54, cards: 6, trials: 2, effect: 0, spread: 1 }, random);
      if ((contrastOf(rows, "top1")?.p ?? 1) < 0.05) found++;
      if ((contrastOf(rows, "top1", true)?.p ?? 1) < 0.05) alone++;
    }
    process.stdout.write(`of ${studies} studies: over scenarios ${found}, over people ${alone}\n`);
    expect(found / studies).toBeLessThan(0.06 + 2 * Math.sqrt((0.06 * 0.94) / studies));
    expect(alone / studies).toBeGreaterThan(0.15);
  }, 120_000);

  const planned: Study = { people: 60, cards: 10, trials: 4, effect: 0.8, spread: 0.7 };
  it.each([
    ["regret", "within", planned, 0.8],
    ["regret", "between", { ...planned, isBetween: true }, 0.8],
    ["top1", "within", planned, trueShare(planned)],
    ["top1", "between", { ...planned, isBetween: true }, trueShare(planned)],
  ] as const)(
    "of %s cover a planted difference in 95%% of studies %s people",
    (measure, how, study, truth) => {
      const random = seededRandom(8, `coverage ${measure} ${how}`);
      const studies = isFull ? 2000 : 100;
      let held = 0;
      for (let each = 0; each < studies; each++) {
        const found = contrastOf(simulated(study, random), measure);
        if (found && found.low <= truth && truth <= found.high) held++;
      }
      process.stdout.write(`${measure}, ${how}: ${held} of ${studies} intervals cover\n`);
      const chance = 2.6 * Math.sqrt((0.05 * 0.95) / studies);
      expect(held / studies).toBeGreaterThan(0.95 - chance);
      expect(held / studies).toBeLessThan(0.95 + chance);
    },
    240_000,
  );

  it("are a paired t test with one scenario: Student's sleep data, in R's t.test: 4.0621, p 0.002833", () => {
    const one = [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0.0, 2.0];
    const other = [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4];
    const rows = [one, other].flatMap((values, arm) =>
      values.map((value, person) => row(`p${person}`, "s", arm === 0 ? "a" : "b", { regret: value })),
    );
    const found = modelContrasts(rows, "regret", { seed: 1 })?.(weigh("b", "a"));
    expect((found?.estimate ?? 0) / (found?.error ?? 1)).toBeCloseTo(4.0621, 3);
    expect(found?.freedom).toBeCloseTo(9, 3);
    expect(found?.p).toBeCloseTo(0.002833, 5);
  });

  it("are none with one arm, or with one value an arm", () => {
    const of = (participant: string, scenario: string, arm: string) =>
      row(participant, scenario, arm, { top1: 1, regret: 1 });
    for (const measure of ["top1", "regret"]) {
      expect(contrastOf([of("p", "s", "a"), of("p", "s", "b")], measure)).toBeNull();
      expect(contrastOf([of("p", "s", "a"), of("q", "t", "a")], measure)).toBeNull();
    }
  });

  it("take the order of the arms out: those who met b first gain more, and so are no part of the difference", () => {
    const random = seededRandom(4, "orders");
    const rows = Array.from({ length: 40 }, (_, person) => {
      const own = standardNormal(random) + (person % 2) * 5;
      const arms = person % 2 === 0 ? ["a", "b"] : ["b", "a"];
      return arms.map((arm, place) => {
        const value = own + Number(arm === "a") + place * 2 + standardNormal(random) * 0.3;
        return row(`p${person}`, `s${(person + place) % 8}`, arm, { regret: value }, place + 1);
      });
    }).flat();
    const found = contrastOf(rows, "regret");
    expect(Math.abs((found?.estimate ?? 0) - 1)).toBeLessThan(0.25);
    expect(found?.error).toBeLessThan(0.15);
  });

  it("say how many trials of an arm miss a measure", () => {
    const rows = [row("p", "s", "a", { top1: null }), row("q", "s", "a", { top1: 1 }), row("p", "t", "b", { top1: 1 })];
    expect([missingShare(rows, new Set(["a"]), "top1"), missingShare(rows, new Set(["b"]), "top1")]).toEqual([0.5, 0]);
  });
});
