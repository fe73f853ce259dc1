import type { Lattice } from "@/lib/relaxation/lattice";
import type { Ranges, Test } from "@/lib/relaxation/wish";

/** What the formal method asks of whoever keeps the items; `fixed` is what nobody may change. */
export interface Items {
  lattice(fixed: readonly Test[], wishes: readonly Test[]): Promise<Lattice>;
  count(where: readonly Test[]): Promise<number>;
  /** Lowest and highest number of some slots over the fixed items. */
  ranges(fixed: readonly Test[], slots: readonly string[]): Promise<Ranges>;
  /** How often each value of a slot occurs: numbers in rising order, words by falling count. */
  distributions(
    queries: readonly { where: readonly Test[]; slot: string }[],
  ): Promise<readonly { values: readonly { value: string | number; count: number }[] }[]>;
}
