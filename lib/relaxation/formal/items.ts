import type { Lattice } from "../lattice";
import type { Ranges, Test } from "../wish";

/** Never relaxes `fixed`. */
export interface Items {
  lattice(fixed: readonly Test[], wishes: readonly Test[]): Promise<Lattice>;
  count(where: readonly Test[]): Promise<number>;
  ranges(fixed: readonly Test[], slots: readonly string[]): Promise<Ranges>;
  /** Numbers ascend. Words go by falling count. */
  distributions(
    queries: readonly { where: readonly Test[]; slot: string }[],
  ): Promise<readonly { values: readonly { value: string | number; count: number }[] }[]>;
}
