import type { NumericSlotName, SlotName } from "@/lib/constraints/slot-name";

export interface ToldCar {
  make: string;
  model: string;
  trim: string | null;
  /** Figures by kind; an unknown one is missing. */
  figures: Readonly<Partial<Record<NumericSlotName, number>>>;
  values: readonly string[];
}

export interface ToldWish {
  slot: SlotName;
  /** The wish in force: "up to $30,000", "any fuel". */
  text: string;
  numbers: readonly number[];
  locked: boolean;
  /** The wish as asked, where it gave way. */
  gaveWay: { text: string; numbers: readonly number[] } | null;
  /** Extra cars without it. */
  gain: number | null;
}

export type ToldChoice = { label: string; count: number };

/** Everything code vouches for in one reply, by kind. */
export interface Told {
  /** The reply and its notices in code's own words. */
  sentences: readonly string[];
  total: number;
  cars: readonly ToldCar[];
  wishes: readonly ToldWish[];
  question: { slot: SlotName | null; text: string; choices: readonly ToldChoice[] } | null;
}
