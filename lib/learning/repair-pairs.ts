import type { SlotName } from "@/lib/constraints/slot-name";
import type { Level } from "@/lib/constraints/weight";
import type { Features } from "./word-features";

/** One wish of a case: how it was spoken of, how important it is, and how many cars letting it go alone brings. */
export interface CaseWish {
  slot: SlotName;
  features: Features;
  /** `null` where nobody labelled it. */
  level: Level | null;
  matches: number;
}

/** One conversation with the wish that should be given up. */
export interface RepairCase {
  /** The item it is about; several conversations may be about one. */
  item: string;
  wishes: readonly CaseWish[];
  /** `null` where nothing has to be given up: only levels can be learned from it. */
  target: SlotName | null;
}

export const negativePolicies = ["paper", "corrected"] as const;
export type NegativePolicy = (typeof negativePolicies)[number];

/** One choice to be preferred over another: indices into the wishes of a case. */
export interface RepairPair {
  chosen: number;
  rejected: number;
}

/**
 * The wrong drops a case is trained against, at most `most`. `paper`: drops that do not even help first, then those that
 * bring few cars (AWARE-US, Algorithm 2). Such drops are told apart by the catalog and not by the words, so `corrected`
 * takes only drops that bring cars, all of which the words have to decide between.
 */
export function repairPairs({ wishes, target }: RepairCase, policy: NegativePolicy, most: number): RepairPair[] {
  const chosen = wishes.findIndex(({ slot }) => slot === target);
  if (chosen < 0) return [];
  const others = wishes.map((wish, rejected) => ({ wish, rejected })).filter(({ rejected }) => rejected !== chosen);
  const fitting = policy === "paper" ? others : others.filter(({ wish }) => wish.matches > 0);
  return fitting
    .sort((a, b) => a.wish.matches - b.wish.matches || a.rejected - b.rejected)
    .slice(0, most)
    .map(({ rejected }) => ({ chosen, rejected }));
}
