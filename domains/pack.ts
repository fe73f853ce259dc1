/**
 * A pack is a folder beside this file that says what is sold. Every other room imports it as `@pack`, which `DOMAIN`
 * points at one folder. A pack has:
 *
 * - `index`: `slots` and `likeness`, and `roles` beside it
 * - `words`: how people name the slots and their values
 * - `trade`: words and knowledge beside the slots
 * - `drawing` and `looks`: how a thing is pictured
 * - `catalog`: the rows that ship, as `shippedCatalog`. It may use `lib/catalog`, so only `db/seed` imports it
 * - `benchmark`: what generated questions ask, and who asks
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
