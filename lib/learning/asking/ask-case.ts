import { type Level, levels, levelWeights } from "@/lib/constraints";

export const risingWeights = levels.map((level) => levelWeights[level]).reverse();

export type Belief = readonly number[];

export interface AskWish {
  before: Belief;
  after: Belief;
  truth: Level;
}

export interface AskCase {
  item: string;
  wishes: readonly AskWish[];
  target: number;
}

/** `asked` holds wish indexes. */
export type AskState = { one: AskCase; asked: ReadonlySet<number> };

export type AskAction = { kind: "ask" | "act"; wish: number };

export function beliefsOf({ one, asked }: AskState): Belief[] {
  return one.wishes.map(({ before, after }, index) => (asked.has(index) ? after : before));
}

export function meanWeight(belief: Belief): number {
  return belief.reduce((sum, share, index) => sum + share * (risingWeights[index] ?? 0), 0);
}

export function spreadOf(belief: Belief): number {
  const mean = meanWeight(belief);
  const variance = belief.reduce((sum, share, index) => {
    const off = (risingWeights[index] ?? 0) - mean;
    return sum + share * off * off;
  }, 0);
  return Math.sqrt(variance);
}

/** Assumes independent beliefs. Ties share the chance. */
export function chancesLightest(beliefs: readonly Belief[]): number[] {
  const raw = beliefs.map((own, index) =>
    own.reduce((sum, share, level) => {
      const others = beliefs.reduce((chance, other, at) => {
        if (at === index) return chance;
        const heavier = other.reduce((above, each, its) => above + (its > level ? each : 0), 0);
        return chance * (heavier + (other[level] ?? 0) / 2);
      }, 1);
      return sum + share * others;
    }, 0),
  );
  const total = raw.reduce((sum, each) => sum + each, 0);
  return raw.map((each) => (total > 0 ? each / total : 1 / raw.length));
}

/** Ties go to the first. */
export function lightestWish(state: AskState): number {
  const weights = beliefsOf(state).map(meanWeight);
  return weights.indexOf(Math.min(...weights));
}

export function afterAsking({ one, asked }: AskState, wish: number): AskState {
  return { one, asked: new Set([...asked, wish]) };
}
