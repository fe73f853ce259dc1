import type { NumericSlotName, SlotName } from "@/lib/constraints/slot-name";

/** A car as it is told: what may be said of it. */
export interface ToldCar {
  make: string;
  model: string;
  trim: string | null;
  /** Its figures by kind; a kind that is missing is not known. */
  figures: Readonly<Partial<Record<NumericSlotName, number>>>;
  /** Its values in words, such as "crew-cab pickup", "electric", "premium". */
  values: readonly string[];
}

export interface ToldWish {
  slot: SlotName;
  /** As it is in force: "up to $30,000", "any fuel". */
  text: string;
  numbers: readonly number[];
  locked: boolean;
  /** As it was asked, where it gave way. */
  gaveWay: { text: string; numbers: readonly number[] } | null;
  /** Cars more without it. */
  gain: number | null;
}

export interface ToldChoice {
  label: string;
  count: number;
}

/** Everything that code vouches for in one reply, by kind. */
export interface Told {
  /** The reply and its notices as code words them. */
  sentences: readonly string[];
  /** Cars that meet the wishes in force. */
  total: number;
  cars: readonly ToldCar[];
  wishes: readonly ToldWish[];
  question: { slot: SlotName | null; text: string; choices: readonly ToldChoice[] } | null;
}
