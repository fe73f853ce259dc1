import { about, type Name, type NumericName, slots } from "@pack/index";
import type * as pack from "@/domains/pack";

export type FeatureWord = pack.FeatureWordOf<Name, NumericName>;
export type StandInTest = pack.StandInTestOf<Name, NumericName>;
export type StandIn = pack.StandInOf<Name, NumericName>;

/** Things and traits that no column holds. The name completes "I can't check …". */
export const unheldNeeds: Readonly<Record<string, readonly string[]>> = {
  reliability: ["(reliable|reliability|dependable)", "(durable|durability|long lasting|well made|build quality)"],
  reviews: ["(review|reviews|well reviewed|highly rated)"],
  "resale value": ["resale [value]"],
  warranties: ["(warranty|warranties|guarantee)"],
  "where one can buy it": ["(in stock|near me|nearby|delivered|free shipping|delivery)"],
  payments: ["(financing|finance|installments|lease)"],
};

export const features: readonly FeatureWord[] = [
  {
    name: "price",
    slots: ["price"],
    ask: true,
    say: [
      "[as] (cheap|cheaper|cheapest|affordable|inexpensive|budget friendly|bargain) [as possible]",
      "(not|nothing|isnt) [too|very|that|so] (expensive|pricey|costly|dear)",
      "too (expensive|pricey|costly|dear)",
      "on a [tight] budget",
      "(good|great|best) value [for money|for the money]",
    ],
    standIns: about.cheap.map((value) => ({ tests: [{ slot: "price", op: "<=", value }] })),
  },
  ...Object.entries(unheldNeeds).flatMap(([name, say]) =>
    slots.some(({ label }) => name.startsWith(label.slice(0, 5))) ? [] : [{ name, say }],
  ),
];

/** Nothing here counts what it has run. */
export const clockWish: FeatureWord | undefined = undefined;

/** Counts without a column, by their nouns. */
export const countedThings: readonly {
  say: readonly string[];
  wish: (counted: { value: number; before: string; after: string }) => FeatureWord | "payment" | undefined;
}[] = [];
