/**
 * A pack is a folder beside this file that says what is sold. Every other room imports it as `@pack`, which `DOMAIN`
 * points at one folder. A pack has:
 *
 * - `index`: `slots` and `likeness`
 * - `roles`: `roles`, `card` (the numbers that a result's card states beside its price), and `migrations` (a folder that
 *   gives the shared table its columns, `undefined` where `drizzle/` has them)
 * - `words`: how people name the slots and their values
 * - `trade`: words and knowledge beside the slots
 * - `drawing` and `looks`: how a thing is pictured
 * - `catalog`: the rows that ship, as `shippedCatalog`. It may use `lib/catalog`, so only `db/seed` imports it
 * - `wish-prior.json`: which wishes people have, learned
 * - `benchmark`: what generated questions ask, and who asks: `tasks`, `shoppers`, and a `grammar` of more of them,
 *   and ambiguous answers (`clarity`)
 * - `former-paths.json`, if any: redirects from addresses that named what is sold
 *
 * A file that a pack lacks is taken from `plain/`, which fits anything; of `messages.yaml` each message that it lacks.
 *
 * Four slots are in every pack: `make` (who makes it), `model` (its name), `year` (0 if unknown), and `style` (its kind).
 */
import type { Edge } from "./slot";

export interface Roles<Name, NumericName> {
  /** The noun for what is sold, as code says it: "car". Sentences have it in messages. */
  thing: string;
  things: string;
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

/** Wishes that no slot holds, or only as an open number. `trade` exports them as `features`. */
export interface FeatureWordOf<Name, NumericName> {
  say: readonly string[];
  /** Too general to ask about. Only protects nearby words from misreading. */
  quiet?: boolean;
  name: string;
  /** Slots a loose word ("cheap") can mean. A wish on one of them answers it. */
  slots?: readonly Name[];
  ask?: true;
  standIns?: readonly StandInOf<Name, NumericName>[];
}

/** Values by pattern, a typical bound, or years back from the newest. */
export type StandInTestOf<Name, NumericName> =
  | { slot: Name; means: RegExp }
  | { slot: NumericName; op: ">=" | "<="; value: number }
  | { slot: "year"; yearsBack: number };

export interface StandInOf<Name, NumericName> {
  /** Numbers and years use their bound. */
  label?: string;
  tests: readonly StandInTestOf<Name, NumericName>[];
}

/** What people do with it, by the words they say it in. */
export interface Use {
  name: string;
  /** Who has it, as in "families usually care about seats". */
  who: string;
  words: RegExp;
  /** The values worth offering to them, by slot. */
  suits?: Readonly<Record<string, RegExp>>;
}

/** A question beyond the catalog. */
export interface BeyondTopic<Name, NumericName> {
  asks: RegExp;
  /** Closest known facts. The first form with known slots applies; names in braces become figures. */
  near: readonly (readonly string[])[];
  /** A slot that answers it if the catalog fills it. */
  held?: { slot: Name; asks: RegExp };
  /** The answer also gives the median of this slot over the search. */
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

/** `Item` is `CatalogProduct` of `lib/catalog`. */
export interface ShippedCatalog<Item> {
  name: string;
  description: string;
  /** At list prices, equal on every machine. */
  rows: () => readonly Item[];
  /** The row at an estimated price of today, where list prices are those when new. */
  today?: (row: Item) => Item;
  problems: () => readonly CatalogProblem[];
  /** Flags of `leeway catalog check`. */
  reports: Readonly<Record<string, { description: string; write: () => string }>>;
  /** Sets it beside another catalog. */
  beside?: (other: readonly Item[], years: readonly [first: number, last: number], all: boolean) => string[];
}

/** A fault with its place: make, model, year and trim, or a table's line. */
export type CatalogProblem = { place: string; problem: string };

type Said<Name> = (value: (slot: Name) => string) => string;

export interface Benchmark<Name extends string, NumericName> {
  thing: string;
  /** The slice of a question in words, for the first sentence of a persona and of a query. */
  base: { persona: Said<Name>; query: Said<Name> };
  /** Wishes of a question, and of one with many. */
  wishes: readonly Name[];
  moreWishes: readonly Name[];
  /** Lower prices are placeholders or wrecks. */
  leastBudget: number;
  /** Values that words can't tell from another slot. */
  doubled?: readonly string[];
  /** What an item says of the right thing. A method that names another thing differs in `key`. */
  named: readonly Name[];
  key: readonly Name[];
  /** A word that must be near the value, where two slots may share a number. */
  near?: Partial<Record<Name, RegExp>>;
  openers: readonly string[];
  motives: readonly string[];
  /** Of a pilot's participant with a search of their own. */
  ownWishes: readonly string[];
  /** For a model that writes personas. */
  mildMotive: string;
  /** Wishes of `leeway bench`. A question of k takes the first k. */
  load: readonly (readonly [slot: Name, op: "==" | "<=" | ">="])[];
  /** What differs between copies of a thing, where a catalog is made larger. */
  jittered: readonly NumericName[];
}
