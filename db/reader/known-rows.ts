import { LRUCache } from "lru-cache";

/** Rows held at once: some two kilobytes each. */
const mostRows = 20_000;

interface Placed {
  position: number;
}

/** The rows of a catalog that were asked for lately. Long lists name the same ones over and over, and a row is long. */
export class KnownRows<Row extends Placed> {
  private readonly held = new LRUCache<number, Row>({ max: mostRows });

  constructor(private readonly read: (positions: readonly number[]) => Promise<Row[]>) {}

  /** One made of each row and what came with its place, in their order; places that hold nothing any more are left out. */
  async each<At extends Placed, Made>(places: readonly At[], make: (row: Row, at: At) => Made): Promise<Made[]> {
    const found = places.map(({ position }) => this.held.get(position));
    const missing = places.flatMap(({ position }, index) => (found[index] ? [] : [position]));
    const fresh = new Map((await this.read(missing)).map((row) => [row.position, row]));
    for (const [position, row] of fresh) this.held.set(position, row);
    return places.flatMap((at, index) => {
      const row = found[index] ?? fresh.get(at.position);
      return row ? [make(row, at)] : [];
    });
  }
}
