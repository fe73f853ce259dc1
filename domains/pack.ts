/**
 * A pack is a folder beside this file that says what is sold. Every other room imports it as `@pack`, which `DOMAIN`
 * points at one folder. A pack has:
 *
 * - `index`: `slots` and `likeness`, and `roles` beside it
 * - `words`: how people name the slots and their values
 * - `trade`: words and knowledge beside the slots
 * - `drawing` and `looks`: how a thing is pictured
 * - `catalog`: the rows that ship, as `shippedCatalog`. It may use `lib/catalog`, so only `db/seed` imports it
 * - `benchmark`: what generated questions ask, and who asks: `tasks`, `shoppers`, and a `grammar` of more of them
 *
 * Four slots are in every pack: `make` (who makes it), `model` (its name), `year`, and `style` (its kind).
 */
export interface Roles<Name, NumericName> {
  price: NumericName;
  /** The price when new, where `price` is today's. */
  listPrice?: NumericName;
  /** How far it was used. */
  odometer?: NumericName;
  power?: NumericName;
  /** Use of energy, better outside than in town. */
  economy?: { highway: NumericName; city: NumericName };
  energy?: Name;
  category?: Name;
  size?: Name;
}

/** `Item` is `CatalogCar` of `lib/catalog`. */
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
  /** The things of a question share these, which the shopper says first. */
  slice: readonly Name[];
  /** What is looked for, in the first sentence of a persona and of a query. */
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
  /** For a model that writes personas. */
  mildMotive: string;
  /** Wishes of `leeway bench`. A question of k takes the first k. */
  load: readonly (readonly [slot: Name, op: "==" | "<=" | ">="])[];
  /** What differs between copies of a thing, where a catalog is made larger. */
  jittered: readonly NumericName[];
}
