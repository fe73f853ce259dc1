/**
 * A pack is a folder beside this file that says what is sold. Every other room imports it as `@pack`, which `DOMAIN`
 * points at one folder. A pack has:
 *
 * - `index`: `slots`, `likeness`, `roles`, and `card`, the numbers that a result's card states beside its price,
 *   and `migrations`, a folder that gives the shared table its columns, `undefined` where `drizzle/` has them
 * - `words`: how people name the slots and their values
 * - `trade`: words and knowledge beside the slots
 * - `drawing` and `looks`: how a thing is pictured
 *
 * Four slots are in every pack: `make` (who makes it), `model` (its name), `year`, and `style` (its kind).
 */
import type { Edge } from "./slot";

export interface Roles<Name, NumericName> {
  price: NumericName;
  /** The price when new, where `price` is today's. */
  listPrice?: NumericName;
  /** How far it was used. */
  odometer?: NumericName;
  power?: NumericName;
  /** Use of energy, better outside than in town. */
  economy?: { highway: NumericName; city: NumericName };
  energy?: Exclude<Name, NumericName>;
  category?: Exclude<Name, NumericName>;
  size?: Exclude<Name, NumericName>;
  /** Slots that cut a catalog into slices, as in AWARE-US. Also an index of the database. */
  slice: readonly Name[];
  /** Slots that made-up wishes are drawn on. */
  drawn: readonly Name[];
}

/** What answers tell, and from which difference on. `trade` exports it as `answering`. */
export interface Answering<Name, NumericName, TextName> {
  /** Facts to tell by default. */
  usual: readonly Name[];
  compared: readonly Name[];
  figures: readonly Name[];
  tables: Readonly<Record<"compare" | "leader" | "recommend" | "cost" | "running", readonly Name[]>>;
  edges: readonly (Edge & { slot: NumericName })[];
  contrasts: readonly (Edge & { slot: NumericName; worse: string; alike?: "electric" })[];
  leads: readonly { slot: NumericName; from: number; says: string }[];
  /** Told of each card to a model that words replies. */
  mileages: readonly { slot: NumericName; told: string }[];
  /** What a dearer one may give for its price. */
  differing: readonly NumericName[];
  alike: readonly TextName[];
  /** A model's name decides its style and the slots `of` it. */
  kind: { differs: string; of: readonly Name[] };
  /** Asks of the best there is and some more. */
  beyond: readonly { slot: NumericName; by: number; says: string }[];
}

export type FactGroup<Name> = { title: string; slots: readonly Name[] };

/** A question beyond the catalog. */
export interface Topic<Name, NumericName> {
  asks: RegExp;
  /** Closest known facts. The first form with known slots applies; names in braces become figures. */
  near: readonly (readonly string[])[];
  /** A slot that answers it if the catalog fills it. */
  held?: { slot: Name; asks: RegExp };
  /** The middle of the search is told too. */
  middle?: NumericName;
  /** Having it follows from this. */
  follows?: { slot: Name; op: "=="; value: string };
}

/** The next three are `undefined` in a pack without them: `running`, `loans` and `usedValue`. */
export interface Running<Item, Name> {
  /** Defaults until the shopper states others. Every answer names them. */
  usual: Rates;
  /** Dollars a year; `null` if unknown. */
  yearlyCost: (item: Item, rates: Rates) => number | null;
  powerOf: (item: Item) => "electric" | "both" | "other";
  fuelsOf: (item: Item) => readonly string[];
  pricesFor: (
    fuels: readonly string[],
    rates: Rates,
  ) => Partial<Record<"gas" | "premium" | "diesel" | "power", number>>;
  /** Kinds to compare, with their fuels. */
  kinds: Readonly<Record<"electric" | "hybrid" | "gas", readonly { slot: Name; op: "==" | "!="; value: string }[]>>;
  fuelsOfKind: Readonly<Record<"electric" | "hybrid", readonly string[]>>;
  /** Slots that a kind makes redundant. */
  ofKinds: readonly Name[];
}

export interface Rates {
  milesAYear: number;
  gallon: number;
  kiloWattHour: number;
}

export interface Loans {
  /** Months. */
  terms: readonly number[];
  /** The rate is in percent a year. */
  usual: { months: number; rate: number; down: number };
}

/** Estimated prices of today, where files list prices when new. */
export interface UsedValue<Item> {
  /** "November 2026". */
  date: string;
  milesAYear: number;
  /** `null` for a real price. Whole dollars. */
  estimateOf: (item: Item) => { estimate: number; low: number; high: number; listPrice: number; date: string } | null;
}
