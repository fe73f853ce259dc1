import { levelOf } from "@/lib/constraints/weight";
import { plainWeight } from "@/lib/reading/lexicon/cue-words";
import type { Cue } from "./cue";

export interface Importance {
  weight: number;
  interval?: [number, number];
  /** An explicit must without any word of room: never relaxed without consent. */
  must: boolean;
  cues: readonly Cue[];
}

/** How much room an explicit word of flexibility leaves to a label said beside it ("flexible, but a must-have"). */
const flexShare = 0.8;
/** A wish said to have room is at most this heavy, unless it was also called a must. */
const flexCeiling = 0.42;

/**
 * One weight from all cues about a wish. Explicit flexibility outweighs a label; a hedge ("ideally") counts only where
 * nothing stronger is said; words that only open a sentence ("I'd like") count least.
 */
export function importanceOf(cues: readonly Cue[]): Importance {
  const of = (...kinds: Cue["word"]["kind"][]) =>
    cues.filter((cue) => kinds.includes(cue.word.kind)).map((cue) => cue.word.weight);
  const raising = of("rigid", "strong", "care");
  const flex = [...of("flex"), ...of("none").map(() => 0.15)];
  const nice = of("nice");
  const rigid = of("rigid");
  if (flex.length > 0) return flexible(flex, raising, nice, rigid.length > 0, cues);
  if (nice.length > 0) {
    const weight = raising.length > 0 ? 0.7 * Math.min(...nice) + 0.3 * Math.max(...raising) : Math.min(...nice);
    return {
      weight: round(weight),
      must: false,
      cues,
      ...(raising.length > 0 ? { interval: [0.1, 0.5] as [number, number] } : {}),
    };
  }
  if (raising.length > 0) {
    const weight = Math.max(...raising);
    return { weight: round(weight), must: levelOf(weight) === "must", cues };
  }
  const hedges = of("hedge");
  if (hedges.length > 0) return { weight: Math.min(...hedges), interval: [0.1, 0.5], must: false, cues };
  const plain = of("plain");
  return { weight: plain.at(-1) ?? plainWeight, interval: [0.4, 0.7], must: false, cues };
}

function flexible(
  flex: readonly number[],
  raising: readonly number[],
  nice: readonly number[],
  rigid: boolean,
  cues: readonly Cue[],
): Importance {
  let weight = Math.min(...flex) - 0.01 * (flex.length - 1);
  if (raising.length > 0) weight = flexShare * weight + (1 - flexShare) * Math.max(...raising);
  if (!rigid) weight = Math.min(weight, flexCeiling);
  if (nice.length > 0) weight = 0.7 * weight + 0.3 * Math.min(...nice);
  weight = round(Math.max(0.02, weight));
  return {
    weight,
    interval: [round(Math.max(0, weight - 0.15)), round(Math.min(1, weight + 0.15))],
    must: false,
    cues,
  };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
