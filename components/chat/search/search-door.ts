import type { LoadSlot } from "@/components/constraints/editor/slot-values";
import type { LoadCars, LoadCritiques, LoadPlay } from "@/components/results/use-car-pages";

/** Server calls besides turns. All throw on failure. */
export interface SearchDoor {
  loadSlot: LoadSlot;
  loadCars: LoadCars;
  loadCritiques: LoadCritiques;
  loadPlay: LoadPlay;
  keepShortlist: (positions: readonly number[]) => Promise<unknown>;
  share: () => Promise<string>;
  unshare: () => Promise<unknown>;
  keepSaved: (saved: boolean) => Promise<unknown>;
}
