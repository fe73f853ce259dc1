import { describe, expect, it } from "vitest";
import { seededBits, seededRandom } from "@/lib/random";
import { clusteredInterval } from "./bootstrap";
import { holm } from "./holm";
import { kendallTau } from "./kendall-tau";
import { midRanks } from "./mid-ranks";
import { shuffleP, signFlipP } from "./sign-flip";
import { pairedT, welchT } from "./t-tests";
import { signedRank } from "./wilcoxon";

describe("values computed elsewhere", () => {
  it("Kendall's tau-b: the example of SciPy's kendalltau", () => {
    expect(kendallTau([12, 2, 1, 12, 2], [1, 4, 7, 1, 0])).toBeCloseTo(-0.47140452079103173, 12);
    expect(kendallTau([1, 2, 3], [3, 2, 1])).toBe(-1);
    expect(kendallTau([1, 1], [1, 2])).toBeNull();
  });

  it("Wilcoxon's signed rank: Darwin's maize, in SciPy's wilcoxon: 24, p 0.041259765625", () => {
    const heights = [6, 8, 14, 16, 23, 24, 28, 29, 41, -48, 49, 56, 60, -67, 75];
    const test = signedRank(heights);
    expect(Math.min(test.positive, test.negative)).toBe(24);
    expect(test.p).toBeCloseTo(0.041259765625, 12);
    expect(test.how).toBe("exact");
  });

  it("Wilcoxon's signed rank: Hollander and Wolfe's depression scores, in R's wilcox.test: V 40, p 0.03906", () => {
    const first = [1.83, 0.5, 1.62, 2.48, 1.68, 1.88, 1.55, 3.06, 1.3];
    const second = [0.878, 0.647, 0.598, 2.05, 1.06, 1.29, 1.06, 3.14, 1.29];
    const test = signedRank(first.map((each, index) => each - (second[index] ?? 0)));
    expect(test.positive).toBe(40);
    expect(test.p).toBeCloseTo(0.0390625, 10);
  });

  it("Wilcoxon's signed rank with ties and zeros, whatever sums of decimals leave over: R's wilcox.test: V 42.5, p 0.1371", () => {
    const equal = [0.5, -0.5, 0.25, 1 / 3, -1 / 3, 1 / 3, 0.75, -0.25, 0.5, 1, 0];
    const left = equal.map((each, index) => each + (index % 2 === 0 ? 1 : -1) * 5.6e-17);
    for (const differences of [equal, left]) {
      const test = signedRank(differences);
      expect(test).toMatchObject({ positive: 42.5, n: 10, how: "normal" });
      expect(test.p).toBeCloseTo(0.13709648151, 9);
    }
  });

  it("t tests: Student's sleep data, in R's t.test: paired 4.0621, p 0.002833; Welch 1.8608, 17.776, p 0.07939", () => {
    const one = [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0.0, 2.0];
    const other = [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4];
    const paired = pairedT(other.map((each, index) => each - (one[index] ?? 0)));
    expect(paired?.t).toBeCloseTo(4.0621, 4);
    expect(paired?.p).toBeCloseTo(0.002833, 6);
    const welch = welchT(other, one);
    expect(welch?.t).toBeCloseTo(1.8608, 4);
    expect(welch?.freedom).toBeCloseTo(17.776, 3);
    expect(welch?.p).toBeCloseTo(0.07939, 5);
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

  it("find nothing between equal groups and much between far ones", () => {
    const shuffling = seededBits(1, "shuffle");
    expect(shuffleP([1, 2, 3, 4], [1, 2, 3, 4], shuffling, 500)).toBeGreaterThan(0.9);
    expect(shuffleP([1, 2, 3, 4, 5, 6], [11, 12, 13, 14, 15, 16], shuffling, 500)).toBeLessThan(0.02);
  });
});

describe("intervals", () => {
  it("hold the true mean about as often as they say, whole participants drawn", () => {
    const random = seededRandom(7, "coverage");
    const bits = seededBits(7, "drawn");
    let held = 0;
    const rounds = 100;
    for (let round = 0; round < rounds; round++) {
      // Trials of one participant share a draw: an interval over single trials would be far too narrow.
      const participants = Array.from({ length: 40 }, () => {
        const own = random() - 0.5;
        return Array.from({ length: 6 }, () => own + (random() - 0.5) * 0.1);
      });
      const interval = clusteredInterval(participants, { resamples: 200, level: 0.95, bits });
      if (interval && interval.low <= 0 && interval.high >= 0) held++;
    }
    expect(held / rounds).toBeGreaterThan(0.88);
    expect(held / rounds).toBeLessThan(0.99);
  });

  it("share ranks among equals", () => {
    expect(midRanks([10, 20, 10])).toEqual({ ranks: [1.5, 3, 1.5], ties: [2, 1] });
  });
});
