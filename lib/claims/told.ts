import type { NumericSlotName, SlotName } from "@/lib/constraints";

export interface ToldProduct {
  make: string;
  model: string;
  trim: string | null;
  figures: Readonly<Partial<Record<NumericSlotName, number>>>;
  values: readonly string[];
}

export interface ToldWish {
  slot: SlotName;
  /** "up to $30,000", "any fuel". */
  text: string;
  numbers: readonly number[];
  locked: boolean;
  /** As asked. Set if the wish gave way. */
  gaveWay: { text: string; numbers: readonly number[] } | null;
  gain: number | null;
}

/** The facts that code vouches for in one reply. */
export interface Told {
  sentences: readonly string[];
  total: number;
  products: readonly ToldProduct[];
  wishes: readonly ToldWish[];
  question: { slot: SlotName | null; text: string; choices: readonly { label: string; count: number }[] } | null;
}
