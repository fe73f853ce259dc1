import type { Choose } from "./choice";

/** The source of a method's weights: the message with the wish, the whole talk, or comparisons of two. */
export const weightSources = ["local", "global", "pairwise"] as const;
export type WeightSource = (typeof weightSources)[number];

/** A line style that tells methods apart without color. */
export type LineStyle = { width: number; dash?: string; cap: "butt" | "round" };

/** A relaxation method. A new one is a file with this in it, and its line in `all-methods.ts`. */
export interface Method<Name extends string = string> {
  name: Name;
  /** Name and rule on the compare page. A study shows neither. */
  title: string;
  rule: string;
  /** `null` for a method that uses no weights. */
  weighting: WeightSource | null;
  /** `shop`: anyone can use it. `chance`: the baseline. `control`: recommends nothing. Studies alone use the latter. */
  role: "shop" | "chance" | "control";
  /** Decides from lattice and weights; `null` for a method that proposes edits one after the other. */
  choose: Choose | null;
  /** One wish after another, straight to a set, straight after failed tries, or one edit after another. */
  way: "in-turn" | "straight" | "retreat" | "edits";
  /** Line and place among the methods shown side by side; `null` hides it there. */
  lane: { place: number; line: LineStyle } | null;
  /** The cost it minimizes: a set's weight, or the items left; `null` where it ranks nothing. */
  minds: "weight" | "count" | null;
  /** The item its source puts first. */
  order: "weighted" | "closest" | "cheapest";
  /** Whole numbers a study's arm may set, which affect this method alone. */
  settings: Readonly<Record<string, MethodSetting>>;
}

export type MethodSetting = { least: number; most: number; says: string };

/** Keeps a method's name and role as literal types. */
export function describeMethod<const M extends Method>(method: M): M {
  return method;
}
