import { mean } from "simple-statistics";
import { clusteredInterval, type Interval } from "@/lib/study/statistics/bootstrap";
import { shuffleP, signFlipP } from "@/lib/study/statistics/sign-flip";
import { signedRank } from "@/lib/study/statistics/wilcoxon";

export interface ArmContrast {
  a: string;
  b: string;
  /** `paired` over participants who met both arms, `independent` where nobody did. */
  how: "paired" | "independent";
  /** Participants, or pairs of values of one participant. */
  n: number;
  /** Mean of `a` less mean of `b`, each participant counting once. */
  difference: number;
  /** 95%, participants drawn. */
  interval: Interval | null;
  /** Two-sided permutation test: signs flipped, or arms shuffled. */
  p: number;
  /** Wilcoxon's signed ranks beside it; `null` for independent arms. */
  wilcoxon: number | null;
}

interface Arms {
  a: string;
  b: string;
  /** Values by participant. */
  one: ReadonlyMap<string, readonly number[]>;
  other: ReadonlyMap<string, readonly number[]>;
}

/** Two arms on one measure, participant by participant; `null` when there is too little to compare. */
export function compareArms({ a, b, one, other }: Arms, resamples: number, random: () => number): ArmContrast | null {
  const pairs = [...one].flatMap(([participant, values]) => {
    const others = other.get(participant);
    return others ? [mean([...values]) - mean([...others])] : [];
  });
  const settings = { resamples, level: 0.95, random };
  if (pairs.length > 0) {
    if (pairs.length < 2) return null;
    return {
      ...{ a, b, how: "paired", n: pairs.length, difference: mean(pairs) },
      interval: clusteredInterval(pairs, (drawn) => mean([...drawn]), settings),
      p: signFlipP(pairs, random, resamples),
      wilcoxon: signedRank(pairs).p,
    };
  }
  const [left, right] = [one, other].map((arm) => [...arm.values()].map((values) => mean([...values])));
  if (!left || !right || left.length < 2 || right.length < 2) return null;
  const tagged = [...left.map((value) => ({ side: 0, value })), ...right.map((value) => ({ side: 1, value }))];
  return {
    ...{ a, b, how: "independent", n: tagged.length, difference: mean(left) - mean(right) },
    interval: clusteredInterval(tagged, differenceOf, settings),
    p: shuffleP(left, right, random, resamples),
    wilcoxon: null,
  };
}

function differenceOf(drawn: readonly { side: number; value: number }[]): number | null {
  const sums = [0, 0];
  const counts = [0, 0];
  for (const { side, value } of drawn) {
    sums[side] = (sums[side] ?? 0) + value;
    counts[side] = (counts[side] ?? 0) + 1;
  }
  if (!counts[0] || !counts[1]) return null;
  return (sums[0] ?? 0) / counts[0] - (sums[1] ?? 0) / counts[1];
}
