import { describe, expect, it } from "vitest";
import { seededRandom } from "@/lib/random";
import { clusterBootstrap } from "./bootstrap";
import { holm, mcnemar, signFlipTest } from "./paired-test";

const pairsOf = (onlyFirst: number, onlySecond: number, both = 0) => [
  ...Array.from({ length: onlyFirst }, () => [true, false] as const),
  ...Array.from({ length: onlySecond }, () => [false, true] as const),
  ...Array.from({ length: both }, () => [true, true] as const),
];

describe("McNemar's exact test", () => {
  it("gives the published value of the airway example: 1 against 7 pairs, p = 0.0703", () => {
    // Bentur et al. 2009 as worked by Fagerland, Lydersen and Laake, doi 10.1186/1471-2288-13-91, table 1.
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
    // Heights of 15 pairs in eighths of an inch, Fisher 1935, The Design of Experiments, section 21; all 32768 flips are
    // recounted by Odiase and Ogbonmwan 2007, doi 10.3844/jmssp.2007.116.121.
    const darwin = [49, -67, 8, 16, 6, 23, 28, 41, 14, 29, 56, 24, 75, 60, -48];
    expect(signFlipTest(darwin, () => 0)).toBeCloseTo(1726 / 32768, 12);
  });

  it("comes near the exact value by drawing, and is 1 where nothing differs", () => {
    const many = Array.from({ length: 20 }, (_, index) => (index % 3 === 0 ? -1 : 1));
    // 13 of 20 one way: the two-sided binomial tail P(X >= 13) doubled is 0.2632 (worked by hand).
    expect(Math.abs(signFlipTest(many, seededRandom(2), 20_000) - 0.2632)).toBeLessThan(0.015);
    expect(signFlipTest([0, 0], () => 0)).toBe(1);
  });
});

describe("Holm's correction", () => {
  it("steps down as in the worked example", () => {
    // 0.01, 0.04, 0.03, 0.005 at four tests: 0.02, 0.03 becomes 0.06, then 0.06, first (Wikipedia, Holm-Bonferroni).
    expect(holm([0.01, 0.04, 0.03, 0.005])).toEqual([0.03, 0.06, 0.06, 0.02]);
    expect(holm([])).toEqual([]);
  });
});

describe("the cluster bootstrap", () => {
  it("agrees with the normal interval of a proportion when every cluster is one outcome", () => {
    const outcomes = Array.from({ length: 400 }, (_, index) => [index % 4 === 0 ? 1 : 0]);
    const { estimate, low, high } = clusterBootstrap(outcomes, seededRandom(1));
    const half = 1.96 * Math.sqrt((0.25 * 0.75) / 400);
    expect(estimate).toBe(0.25);
    expect(Math.abs(low - (0.25 - half))).toBeLessThan(0.006);
    expect(Math.abs(high - (0.25 + half))).toBeLessThan(0.006);
  });

  it("gives the interval that all resamples of the mouse data have", () => {
    // Survival in days of the seven treated mice, Efron and Tibshirani 1993, table 2.1. The distribution of the mean over
    // all 7^7 resamples, counted once with Python, has their limit of the standard error, 23.36, and these quantiles.
    const mice = [94, 197, 16, 38, 99, 141, 23].map((days) => [days]);
    const { estimate, low, high } = clusterBootstrap(mice, seededRandom(4), { resamples: 40_000 });
    expect(estimate).toBeCloseTo(86.86, 2);
    expect(Math.abs(low - 304 / 7)).toBeLessThan(1.2);
    expect(Math.abs(high - 941 / 7)).toBeLessThan(1.2);
  });

  it("draws whole clusters of unequal size, as all resamples of four of them have it", () => {
    // All 4^4 resamples counted once with Python: 80 % of the pooled means lie between 1/11 and 7/9.
    const clusters = [[1, 1, 1], [0], [1, 0], [0, 0, 0, 0]];
    const interval = clusterBootstrap(clusters, seededRandom(5), { resamples: 40_000, confidence: 0.8 });
    expect(interval.estimate).toBe(0.4);
    expect(interval.low).toBeCloseTo(1 / 11, 6);
    expect(interval.high).toBeCloseTo(7 / 9, 6);
  });

  it("widens by the square root of the cluster size when outcomes within a cluster are the same", () => {
    const single = clusterBootstrap(
      Array.from({ length: 100 }, (_, i) => [i % 2]),
      seededRandom(3),
    );
    const repeated = clusterBootstrap(
      Array.from({ length: 100 }, (_, i) => [i % 2, i % 2, i % 2, i % 2]),
      seededRandom(3),
    );
    expect(repeated).toEqual(single);
  });

  it("has no width for one cluster and is the same for the same seed", () => {
    expect(clusterBootstrap([[1, 0]], () => 0)).toEqual({ estimate: 0.5, low: 0.5, high: 0.5 });
    expect(clusterBootstrap([], () => 0)).toEqual({ estimate: 0, low: 0, high: 0 });
    const clusters = [[1], [0], [1], [1]];
    expect(clusterBootstrap(clusters, seededRandom(9))).toEqual(clusterBootstrap(clusters, seededRandom(9)));
  });
});
