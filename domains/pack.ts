/**
 * A pack is a folder beside this file that says what is sold. Every other room imports it as `@pack`, which `DOMAIN`
 * points at one folder. A pack has:
 *
 * - `index`: `slots`, `likeness` and `roles`
 * - `words`: how people name the slots and their values
 * - `trade`: words and knowledge beside the slots
 * - `drawing` and `looks`: how a thing is pictured
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
  energy?: Exclude<Name, NumericName>;
  category?: Exclude<Name, NumericName>;
  size?: Exclude<Name, NumericName>;
}
