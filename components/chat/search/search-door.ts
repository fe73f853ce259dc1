import type { LoadSlot } from "@/components/constraints/editor/slot-values";
import type { LoadCritiques, LoadPlay } from "@/components/results/car-tools";
import type { LoadCars } from "@/components/results/use-car-pages";

/** What a search asks its server for, beside the turns of its conversation. All of them throw when they fail. */
export interface SearchDoor {
  /** Values and counts of a slot, for the editors. */
  loadSlot: LoadSlot;
  /** Later pages and other orders of the list of cars. */
  loadCars: LoadCars;
  /** Ways to better a car. */
  loadCritiques: LoadCritiques;
  /** Points of the plot on two axes, for a drag. */
  loadPlay: LoadPlay;
  /** Stores the positions of the cars set aside. */
  keepShortlist: (positions: readonly number[]) => Promise<void>;
  /** Makes the read-only page, or brings it up to date; its address. */
  share: () => Promise<string>;
  unshare: () => Promise<void>;
  /** Whether newer catalogs are looked through for the search. */
  keepSaved: (saved: boolean) => Promise<void>;
}
