import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dpoLoss } from "./dpo-loss";
import { calibrate, scoreImportance } from "./evaluate-importance";
import { importanceModelSchema, predictImportance } from "./importance-model";
import { levelLoss, pairLoss } from "./losses";
import { levelProbabilities, risingThresholds } from "./ordinal";
import { type CaseWish, type RepairCase, repairPairs } from "./repair-pairs";
import { trainImportance, trainingDefaults } from "./train-importance";

const coefficient = fc.double({ min: -3, max: 3, noNaN: true });
const row = fc.array(coefficient, { minLength: 3, maxLength: 3 }).map((values) => ({ columns: [0, 1, 2], values }));

/** Slopes by central differences. */
function numeric(loss: (values: Float64Array) => number, at: Float64Array): number[] {
  const step = 1e-6;
  return [...at].map((_, index) => {
    const [up, down] = [at.slice(), at.slice()];
    up[index] = (up[index] ?? 0) + step;
    down[index] = (down[index] ?? 0) - step;
    return (loss(up) - loss(down)) / (2 * step);
  });
}

function near(found: ArrayLike<number>, wanted: readonly number[]): void {
  wanted.forEach((each, index) => {
    expect(Math.abs((found[index] ?? 0) - each)).toBeLessThan(1e-4 * Math.max(1, Math.abs(each)));
  });
}

describe("losses", () => {
  it("has the slopes of the ordinal likelihood that differences give, thresholds included", () => {
    const example = fc.record({ row, level: fc.integer({ min: 0, max: 4 }) });
    fc.assert(
      fc.property(
        fc.array(example, { minLength: 1, maxLength: 6 }),
        fc.array(coefficient, { minLength: 7, maxLength: 7 }),
        (examples, values) => {
          const at = Float64Array.from(values);
          const ridge = [0.1, 0.2, 0.3];
          const { slopes } = levelLoss(examples, at, ridge);
          // Where a probability is too small to be told from its floor, the loss is flat by choice.
          fc.pre(examples.every((each) => levelLoss([each], at, [0, 0, 0]).loss < 8));
          near(
            slopes,
            numeric((to) => levelLoss(examples, to, ridge).loss, at),
          );
        },
      ),
      { seed: 12, numRuns: 200 },
    );
  });

  it("has the slopes of the preference loss that differences give", () => {
    const pair = fc.record({ chosen: row, rejected: row });
    const weights = fc.array(coefficient, { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(fc.array(pair, { minLength: 1, maxLength: 6 }), weights, weights, (pairs, values, reference) => {
        const [at, frozen] = [Float64Array.from(values), Float64Array.from(reference)];
        near(
          pairLoss(pairs, at, frozen, 0.5).slopes,
          numeric((to) => pairLoss(pairs, to, frozen, 0.5).loss, at),
        );
      }),
      { seed: 12, numRuns: 200 },
    );
  });

  it("agrees with a preference loss worked by hand", () => {
    // beta 0.1, policy log-odds 2, reference log-odds 0.5: lead 0.15; -log sigmoid(0.15) = log(1 + e^-0.15) = 0.62095701.
    const { loss, slope } = dpoLoss(2, 0.5, 0.1);
    expect(loss).toBeCloseTo(0.620957, 6);
    // -0.1 x sigmoid(-0.15) = -0.1 x 0.46257015.
    expect(slope).toBeCloseTo(-0.046257, 6);
    expect(dpoLoss(1, 1, 0.1).loss).toBeCloseTo(Math.log(2), 12);
  });

  it("spreads one over the levels, whatever score and thresholds", () => {
    fc.assert(
      fc.property(coefficient, fc.array(coefficient, { minLength: 4, maxLength: 4 }), (score, free) => {
        const probabilities = levelProbabilities(score, risingThresholds(free));
        expect(probabilities.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9);
        expect(probabilities.every((each) => each >= 0)).toBe(true);
      }),
      { seed: 12 },
    );
  });
});

/** Words that tell all: "insist" is a must, "maybe" nice; two wishes each, the second one to be given up. */
const cases = Array.from({ length: 40 }, (_, index): RepairCase => {
  const wishes: CaseWish[] = [
    { slot: "msrp", features: { "word: insist": 1, "said first": 1 }, level: "must", matches: index % 2 },
    { slot: "year", features: { "word: rather": 1 }, level: "prefer", matches: 5 },
    { slot: "size", features: { "word: maybe": 1 }, level: "nice", matches: 3 },
  ];
  return { item: `item ${index}`, target: "size", wishes };
});
let state = 1;
const random = () => {
  state = (state * 48_271) % 2_147_483_647;
  return state / 2_147_483_647;
};
const settings = { ...trainingDefaults, seed: 1, dataHash: "none", epochs: { sft: 60, dpo: 10 } };

describe("trainImportance", () => {
  it("learns what the words mean, says which moved the weight, and lowers both losses", () => {
    state = 1;
    const { sft, dpo, curve } = trainImportance(cases, settings, random);
    for (const model of [sft, dpo]) {
      expect(importanceModelSchema.parse(JSON.parse(JSON.stringify(model)))).toEqual(model);
      const must = predictImportance(model, { "word: insist": 1, "said first": 1 });
      const nice = predictImportance(model, { "word: maybe": 1 });
      expect(must.level).toBe("must");
      expect(nice.level).toBe("nice");
      expect(must.weight).toBeGreaterThan(nice.weight);
      expect(nice.moved[0]?.feature).toBe("word: maybe");
      expect(nice.interval[0]).toBeLessThanOrEqual(nice.weight);
      expect(nice.interval[1]).toBeGreaterThanOrEqual(nice.weight);
    }
    for (const stage of ["sft", "dpo"] as const) {
      const losses = curve.filter((point) => point.stage === stage).map(({ loss }) => loss);
      expect(losses.at(-1)).toBeLessThan(losses[0] ?? 0);
    }
    expect(dpo.training).toMatchObject({ examples: 120, negatives: "corrected", pairs: 60 });
    const rate = (one: RepairCase) => one.wishes.map(({ features }) => predictImportance(dpo, features));
    expect(scoreImportance(cases, rate).strictMatch.flat()).toEqual(cases.map(() => 1));
  });

  it("gives the same model for the same data and numbers, and another for others", () => {
    const train = (start: number) => {
      state = start;
      return JSON.stringify(trainImportance(cases, settings, random).dpo);
    };
    expect(train(1)).toBe(train(1));
    expect(train(1)).not.toBe(train(7));
  });

  it("leaves out features that are hardly ever seen", () => {
    const [first, ...rest] = cases;
    if (!first) throw new Error("there are cases");
    const said: CaseWish = { slot: "msrp", features: { "word: rare": 1 }, level: "must", matches: 1 };
    const rare = { ...first, wishes: [said] };
    state = 1;
    expect(trainImportance([rare, ...rest], settings, random).sft.coefficients).not.toHaveProperty("word: rare");
  });
});

describe("repairPairs", () => {
  const wishes = (["year", "msrp", "size", "model"] as const).map((slot, index) => ({
    slot,
    features: {},
    level: null,
    matches: [0, 9, 4, 2][index] ?? 0,
  }));
  const one: RepairCase = { item: "one", wishes, target: "size" };

  it("takes, as the paper does, drops that do not help first and then those that bring few cars", () => {
    expect(repairPairs(one, "paper", 2)).toEqual([
      { chosen: 2, rejected: 0 },
      { chosen: 2, rejected: 3 },
    ]);
  });

  it("takes, corrected, only drops that bring cars", () => {
    expect(repairPairs(one, "corrected", 4)).toEqual([
      { chosen: 2, rejected: 3 },
      { chosen: 2, rejected: 1 },
    ]);
    expect(repairPairs({ ...one, target: "doors" }, "paper", 4)).toEqual([]);
  });
});

describe("measures", () => {
  it("shares a tie out and counts it as a miss where ties do not count", () => {
    const rate = () => [
      { weight: 0.5, level: "must" as const },
      { weight: 0.2, level: "nice" as const },
      { weight: 0.2, level: "nice" as const },
    ];
    const [one] = cases;
    if (!one) throw new Error("there are cases");
    expect(scoreImportance([one], rate)).toEqual({ relaxMatch: [[0.5]], strictMatch: [[0]], levels: [[1, 0, 1]] });
  });

  it("finds how far sureness and truth lie apart", () => {
    const { bins, error } = calibrate([
      { confidence: 0.95, right: true },
      { confidence: 0.95, right: false },
      { confidence: 0.55, right: true },
      { confidence: 1, right: true },
    ]);
    expect(bins[9]).toMatchObject({ count: 3, accuracy: 2 / 3 });
    expect(error).toBeCloseTo((3 * Math.abs(2.9 / 3 - 2 / 3) + 0.45) / 4, 9);
  });
});
