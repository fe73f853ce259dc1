import { type Level, levels, levelWeights } from "@/lib/constraints/weight";

/** What each level weighs, light to heavy. */
export const risingWeights = levels.map((level) => levelWeights[level]).reverse();

/** How likely each level of a wish is, light to heavy. */
export type Belief = readonly number[];

/** One wish whose importance decides: letting it go alone brings cars. */
export interface AskWish {
  /** From what was said so far. */
  before: Belief;
  /** After the answer to the question how important it is. */
  after: Belief;
  /** What the shopper really minds. */
  truth: Level;
}

/** A conversation at the point where one of some wishes has to go. */
export interface AskCase {
  item: string;
  wishes: readonly AskWish[];
  /** The wish to be given up. */
  target: number;
}

/** What is known in the middle of a case: which wishes were asked about. */
export interface AskState {
  one: AskCase;
  asked: ReadonlySet<number>;
}

/** Ask how important a wish is, or give it up. */
export interface AskAction {
  kind: "ask" | "act";
  wish: number;
}

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

/** How likely each wish is the lightest, beliefs being independent; a tie is shared between two. */
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

/** The wish believed lightest; of equal ones the first. */
export function lightestWish(state: AskState): number {
  const weights = beliefsOf(state).map(meanWeight);
  return weights.indexOf(Math.min(...weights));
}

/** The state after a question was answered. */
export function afterAsking({ one, asked }: AskState, wish: number): AskState {
  return { one, asked: new Set([...asked, wish]) };
}
