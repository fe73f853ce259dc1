import rules from "./body-rules.json" with { type: "json" };

export { sisters } from "./lexicon/twins";

export type FigureSpan = readonly [low: number, high: number];

export interface BodyRule {
  seats: FigureSpan;
  /** Inches. */
  length: FigureSpan;
  height: FigureSpan;
}

/** By body style. */
export const bodyRules = rules as unknown as Readonly<Record<string, BodyRule>>;

interface Described {
  style: string;
  seats: number | null;
  fuelType: string;
  marketCategory: readonly string[];
}

export const saidOf: Readonly<Record<string, { of: string; counts: (car: Described) => boolean }>> = {
  towing: { of: "SUVs and pickups", counts: ({ style }) => /SUV|Pickup/.test(style) },
  range: {
    of: "cars with a plug",
    counts: ({ fuelType, marketCategory }) => fuelType === "electric" || marketCategory.includes("Plug-In Hybrid"),
  },
  cargo: { of: "all but pickups and cargo vans", counts: ({ style }) => !/Pickup|Cargo/.test(style) },
  cargoSecondRow: {
    of: "six seats and more, no vans",
    counts: ({ style, seats }) => (seats ?? 0) > 5 && !/Pickup|Van$/.test(style),
  },
};
