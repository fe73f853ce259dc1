import type { Choose } from "./choice";

/** Where a method's weights come from: the message that states a wish, the whole talk, or comparisons of two. */
export const weightSources = ["local", "global", "pairwise"] as const;
export type WeightSource = (typeof weightSources)[number];

/** How a method's line is drawn, so that it can be told from the others without color. */
export interface LineStyle {
  width: number;
  dash?: string;
  cap: "butt" | "round";
}

/** Everything Leeway knows of a relaxation method. A new one is a file with this in it, and its line in `all-methods.ts`. */
export interface Method<Name extends string = string> {
  name: Name;
  /** Name and rule as the compare page says them; nothing of this is shown in a study. */
  title: string;
  rule: string;
  /** Whose weights it goes by; `null` for a method that uses none. */
  weighting: WeightSource | null;
  /**
   * `shop`: anyone can start a search with it. `chance`: the line that others are measured against. `control`: it
   * recommends nothing. The last two are left to studies.
   */
  role: "shop" | "chance" | "control";
  /** Decides from lattice and weights; `null` for a method that talks: it edits values, one proposal after the other. */
  choose: Choose | null;
  /**
   * How it gets to its answer: one wish after another, straight to a set, straight with failed tries before, or one
   * edit after another.
   */
  way: "in-turn" | "straight" | "retreat" | "edits";
  /** Its line and its place among the methods shown side by side; `null` for a method that isn't shown there. */
  lane: { place: number; line: LineStyle } | null;
  /** What it holds against a set of wishes: their weight, or the items it leaves; `null` where it ranks nothing. */
  minds: "weight" | "count" | null;
  /** Which item comes first as its source has it. */
  order: "weighted" | "closest" | "cheapest";
  /** Whole numbers that an arm of a study may set, and that do something under this method alone. */
  settings: Readonly<Record<string, MethodSetting>>;
}

export interface MethodSetting {
  least: number;
  most: number;
  /** What it sets, in a few words. */
  says: string;
}

/** Keeps a method's name and role as literal types. */
export function describeMethod<const M extends Method>(method: M): M {
  return method;
}
