import type { LoadSlot } from "@/components/constraints/editor/slot-values";
import type { LoadCritiques, LoadPlay } from "@/components/results/car-tools";
import type { LoadCars } from "@/components/results/use-car-pages";

/** A search's server calls besides its turns. They all throw on failure. */
export interface SearchDoor {
  /** A slot's values and counts, for the editors. */
  loadSlot: LoadSlot;
  loadCars: LoadCars;
  loadCritiques: LoadCritiques;
  loadPlay: LoadPlay;
  /** Stores the shortlist by position. */
  keepShortlist: (positions: readonly number[]) => Promise<void>;
  /** Creates or updates the read-only page and returns its address. */
  share: () => Promise<string>;
  unshare: () => Promise<void>;
  /** Turns notices of newer catalogs on or off. */
  keepSaved: (saved: boolean) => Promise<void>;
}
