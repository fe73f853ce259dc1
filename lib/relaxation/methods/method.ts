import type { Choose } from "./choice";

export const weightSources = ["local", "global", "pairwise"] as const;
export type WeightSource = (typeof weightSources)[number];

/** Distinguishes methods without color. */
export type LineStyle = { width: number; dash?: string; cap: "butt" | "round" };

/** A relaxation method. List new ones in `all-methods.ts`. */
export interface Method<Name extends string = string> {
  name: Name;
  /** Shown on the compare page, hidden in studies. */
  title: string;
  rule: string;
  /** `null`: uses no weights. */
  weighting: WeightSource | null;
  /** `chance` is the baseline. A `control` recommends nothing, in studies only. */
  role: "shop" | "chance" | "control";
  /** `null`: proposes edits in turn. */
  choose: Choose | null;
  /** `retreat` goes straight to a set after failed tries. */
  way: "in-turn" | "straight" | "retreat" | "edits";
  /** `null` hides it. */
  lane: { place: number; line: LineStyle } | null;
  /** `null`: ranks nothing. */
  minds: "weight" | "count" | null;
  order: "weighted" | "closest" | "cheapest";
  settings: Readonly<Record<string, MethodSetting>>;
}

export type MethodSetting = { least: number; most: number; says: string };

/** What most methods of the shop share. */
export const usual = { role: "shop", way: "straight", minds: "weight", order: "weighted", settings: {} } as const;

export function describeMethod<const M extends Method>(method: M): M {
  return method;
}
