import type { Lattice } from "../lattice";
import type { Ranges, Test } from "../wish";

/** The queries of the formal method. Nobody may change `fixed`. */
export interface Items {
  lattice(fixed: readonly Test[], wishes: readonly Test[]): Promise<Lattice>;
  count(where: readonly Test[]): Promise<number>;
  ranges(fixed: readonly Test[], slots: readonly string[]): Promise<Ranges>;
  /** How often each value of a slot occurs: numbers rising, words by falling count. */
  distributions(
    queries: readonly { where: readonly Test[]; slot: string }[],
  ): Promise<readonly { values: readonly { value: string | number; count: number }[] }[]>;
}
