import { type Level, levels, levelWeights } from "@/lib/constraints/weight";

export const risingWeights = levels.map((level) => levelWeights[level]).reverse();

/** The chance of each level of a wish, light to heavy. */
export type Belief = readonly number[];

/** A wish whose importance decides: giving it up alone brings cars. */
export interface AskWish {
  /** From the words so far. */
  before: Belief;
  /** After the shopper says how important it is. */
  after: Belief;
  /** The shopper's true level. */
  truth: Level;
}

/** A conversation at the point where one wish must go. */
export interface AskCase {
  item: string;
  wishes: readonly AskWish[];
  target: number;
}

/** A case midway: which wishes were asked about. */
export type AskState = { one: AskCase; asked: ReadonlySet<number> };

/** Asks how important a wish is, or gives it up. */
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

/** The chance that each wish is the lightest, for independent beliefs; a tie is shared. */
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

/** The wish believed lightest; the first of equals. */
export function lightestWish(state: AskState): number {
  const weights = beliefsOf(state).map(meanWeight);
  return weights.indexOf(Math.min(...weights));
}

export function afterAsking({ one, asked }: AskState, wish: number): AskState {
  return { one, asked: new Set([...asked, wish]) };
}
