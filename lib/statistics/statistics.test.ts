import { describe, expect, it } from "vitest";
import { seededBits, seededRandom } from "@/lib/random";
import { clusteredInterval, clusteredMean } from "./bootstrap";
import { holm } from "./holm";
import { kendallTau } from "./kendall-tau";
import { mcnemar } from "./mcnemar";
import { signFlipP } from "./permutation";

describe("values computed elsewhere", () => {
  it("Kendall's tau-b: the example of SciPy's kendalltau", () => {
    expect(kendallTau([12, 2, 1, 12, 2], [1, 4, 7, 1, 0])).toBeCloseTo(-0.47140452079103173, 12);
    expect(kendallTau([1, 2, 3], [3, 2, 1])).toBe(-1);
    expect(kendallTau([1, 1], [1, 2])).toBeNull();
  });

  it("Holm: R's p.adjust", () => {
    expect(holm([0.01, 0.04, 0.03, 0.005])).toEqual([0.03, 0.06, 0.06, 0.02]);
    expect(holm([0.6, 0.7])).toEqual([1, 1]);
    expect(holm([])).toEqual([]);
  });
});

describe("permutation tests", () => {
  const bits = seededBits(1, "signs");

  it("count exactly: of three equal differences two of eight signs are as far", () => {
    expect(signFlipP([1, 1, 1], bits)).toBe(0.25);
    expect(signFlipP([0, 0], bits)).toBe(1);
  });

  it("come near Fisher's exact value for Darwin's maize, 0.05267 (Fisher 1935)", () => {
    const heights = [49, -67, 8, 16, 6, 23, 28, 41, 14, 29, 56, 24, 75, 60, -48];
    expect(signFlipP(heights, bits)).toBeCloseTo(0.05267, 4);
  });
});

describe("intervals", () => {
  it("hold the true mean about as often as they say, whole participants drawn", () => {
    const random = seededRandom(7, "coverage");
    const bits = seededBits(7, "drawn");
    let held = 0;
    const rounds = 100;
    for (let round = 0; round < rounds; round++) {
      // Trials of one participant are not independent.
      const participants = Array.from({ length: 40 }, () => {
        const own = random() - 0.5;
        return Array.from({ length: 6 }, () => own + (random() - 0.5) * 0.1);
      });
      const interval = clusteredInterval(participants, { resamples: 200, level: 0.95, random: () => bits() / 2 ** 32 });
      if (interval && interval.low <= 0 && interval.high >= 0) held++;
    }
    expect(held / rounds).toBeGreaterThan(0.88);
    expect(held / rounds).toBeLessThan(0.99);
  });
});

const pairsOf = (onlyFirst: number, onlySecond: number, both = 0) => [
  ...Array.from({ length: onlyFirst }, () => [true, false] as const),
  ...Array.from({ length: onlySecond }, () => [false, true] as const),
  ...Array.from({ length: both }, () => [true, true] as const),
];

describe("McNemar's exact test", () => {
  it("gives the published value of the airway example: 1 against 7 pairs, p = 0.0703", () => {
    // Bentur et al. 2009, in Fagerland, Lydersen and Laake, doi 10.1186/1471-2288-13-91, table 1.
    expect(mcnemar(pairsOf(1, 7, 13))).toMatchObject({ onlyFirst: 1, onlySecond: 7 });
    expect(mcnemar(pairsOf(1, 7, 13)).p).toBeCloseTo(0.0703, 4);
  });

  it("is the doubled binomial tail worked by hand, and 1 where nothing differs", () => {
    expect(mcnemar(pairsOf(0, 5)).p).toBeCloseTo(2 / 32, 12);
    expect(mcnemar(pairsOf(3, 3)).p).toBe(1);
    expect(mcnemar(pairsOf(0, 0, 9)).p).toBe(1);
    expect(mcnemar(pairsOf(12, 2)).p).toBeCloseTo((2 * (1 + 14 + 91)) / 2 ** 14, 12);
  });
});

describe("the sign-flip test", () => {
  it("gives Fisher's count for Darwin's maize: 1726 of 32768 flips reach the sum", () => {
    // Heights of 15 pairs in eighths of an inch: Fisher 1935, The Design of Experiments, section 21. All flips
    // recounted by Odiase and Ogbonmwan 2007, doi 10.3844/jmssp.2007.116.121.
    const darwin = [49, -67, 8, 16, 6, 23, 28, 41, 14, 29, 56, 24, 75, 60, -48];
    expect(signFlipP(darwin, () => 0)).toBeCloseTo(1726 / 32768, 12);
  });

  it("comes near the exact value by drawing, and is 1 where nothing differs", () => {
    const many = Array.from({ length: 20 }, (_, index) => (index % 3 === 0 ? -1 : 1));
    // The doubled binomial tail P(X >= 13) of 20 is 0.2632, by hand.
    expect(Math.abs(signFlipP(many, seededBits(2, "signs"), 20_000) - 0.2632)).toBeLessThan(0.015);
    expect(signFlipP([0, 0], () => 0)).toBe(1);
  });
});

describe("the cluster bootstrap", () => {
  it("agrees with the normal interval of a proportion when every cluster is one outcome", () => {
    const outcomes = Array.from({ length: 400 }, (_, index) => [index % 4 === 0 ? 1 : 0]);
    const { estimate, low, high } = clusteredMean(outcomes, seededRandom(1));
    const half = 1.96 * Math.sqrt((0.25 * 0.75) / 400);
    expect(estimate).toBe(0.25);
    expect(Math.abs(low - (0.25 - half))).toBeLessThan(0.006);
    expect(Math.abs(high - (0.25 + half))).toBeLessThan(0.006);
  });

  it("gives the interval that all resamples of the mouse data have", () => {
    // Survival in days: Efron and Tibshirani 1993, table 2.1. Their limit of the standard error is 23.36. Python
    // counted the quantiles over all 7^7 resamples.
    const mice = [94, 197, 16, 38, 99, 141, 23].map((days) => [days]);
    const interval = clusteredInterval(mice, { resamples: 40_000, level: 0.95, random: seededRandom(4) });
    expect(clusteredMean(mice, seededRandom(4)).estimate).toBeCloseTo(86.86, 2);
    expect(Math.abs((interval?.low ?? 0) - 304 / 7)).toBeLessThan(1.2);
    expect(Math.abs((interval?.high ?? 0) - 941 / 7)).toBeLessThan(1.2);
  });

  it("draws whole clusters of unequal size, as all resamples of four of them have it", () => {
    // Counted over all 4^4 resamples with Python: 80 % of pooled means lie between 1/11 and 7/9.
    const clusters = [[1, 1, 1], [0], [1, 0], [0, 0, 0, 0]];
    const interval = clusteredInterval(clusters, { resamples: 40_000, level: 0.8, random: seededRandom(5) });
    expect(clusteredMean(clusters, seededRandom(5)).estimate).toBe(0.4);
    expect(interval?.low).toBeCloseTo(1 / 11, 6);
    expect(interval?.high).toBeCloseTo(7 / 9, 6);
  });

  it("widens by the square root of the cluster size when outcomes within a cluster are the same", () => {
    const single = clusteredMean(
      Array.from({ length: 100 }, (_, i) => [i % 2]),
      seededRandom(3),
    );
    const repeated = clusteredMean(
      Array.from({ length: 100 }, (_, i) => [i % 2, i % 2, i % 2, i % 2]),
      seededRandom(3),
    );
    expect(repeated).toEqual(single);
  });

  it("has no width for one cluster and is the same for the same seed", () => {
    expect(clusteredMean([[1, 0]], () => 0)).toEqual({ estimate: 0.5, low: 0.5, high: 0.5 });
    expect(clusteredMean([], () => 0)).toEqual({ estimate: 0, low: 0, high: 0 });
    const clusters = [[1], [0], [1], [1]];
    expect(clusteredMean(clusters, seededRandom(9))).toEqual(clusteredMean(clusters, seededRandom(9)));
  });
});
