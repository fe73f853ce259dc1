import { mean } from "simple-statistics";
import { clusteredInterval, differenceInterval, type Interval } from "@/lib/statistics/bootstrap";
import { shuffleP, signFlipP } from "@/lib/statistics/permutation";
import type { MixedContrast } from "@/lib/statistics/satterthwaite";
import { signedRank } from "@/lib/statistics/wilcoxon";

export interface ArmContrast {
  a: string;
  b: string;
  /** `independent` where nobody met both arms. */
  how: "paired" | "independent";
  /** Participants, or pairs of values of one participant. */
  n: number;
  /** `a` minus `b`. Each participant counts once. */
  difference: number;
  /** 95%. `null` with fewer than two participants. */
  interval: Interval | null;
  /** Of the model's contrast, else of a permutation test of participants. */
  p: number;
  /** `null` where one scenario leaves nothing to generalize from. */
  model: MixedContrast | null;
  /** `null` for independent arms. */
  wilcoxon: number | null;
}

interface Arms {
  a: string;
  b: string;
  model: MixedContrast | null;
  one: ReadonlyMap<string, readonly number[]>;
  other: ReadonlyMap<string, readonly number[]>;
}

/** `null` with too little data. */
export function compareArms(
  { a, b, one, other, model }: Arms,
  resamples: number,
  bits: () => number,
): ArmContrast | null {
  const pairs = [...one].flatMap(([participant, values]) => {
    const others = other.get(participant);
    return others ? [mean([...values]) - mean([...others])] : [];
  });
  const settings = { resamples, level: 0.95, random: () => bits() / 2 ** 32 };
  if (pairs.length > 0) {
    if (pairs.length < 2) return null;
    return {
      ...{ a, b, how: "paired", n: pairs.length, difference: mean(pairs) },
      interval:
        model ??
        clusteredInterval(
          pairs.map((difference) => [difference]),
          settings,
        ),
      p: model?.p ?? signFlipP(pairs, bits, resamples),
      model,
      wilcoxon: signedRank(pairs).p,
    };
  }
  const [left, right] = [one, other].map((arm) => [...arm.values()].map((values) => mean([...values])));
  if (!left || !right || left.length < 2 || right.length < 2) return null;
  return {
    ...{ a, b, how: "independent", n: left.length + right.length, difference: mean(left) - mean(right) },
    interval: model ?? differenceInterval(left, right, settings),
    p: model?.p ?? shuffleP(left, right, bits, resamples),
    model,
    wilcoxon: null,
  };
}
