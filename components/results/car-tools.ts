import { createContext } from "react";
import type { Critique } from "@/lib/dialogue/showing/critiques";
import type { PlayData, PlotAxes } from "@/lib/dialogue/showing/frontier";
import type { Act } from "@/lib/dialogue/state/act";
import type { ShownOffer } from "@/lib/dialogue/wording/parts";

/** A car set aside, as much of it as has to be named. */
export interface ShortlistedCar {
  position: number;
  /** "Mazda CX-30 2022". */
  name: string;
  offer?: ShownOffer | undefined;
}

export type LoadCritiques = (position: number) => Promise<Critique[]>;
/** All that a drag along an axis needs to name who joins and who leaves. */
export type LoadPlay = (axes: PlotAxes) => Promise<PlayData>;

/** What can be done with a car of a search: set aside, compared, bettered. Without it a list is only looked at. */
export interface CarTools {
  /** The search the cars belong to. */
  conversationId: string;
  shortlist: readonly ShortlistedCar[];
  /** Sets a car aside, or puts it back. */
  onShortlist: (car: ShortlistedCar) => void;
  loadCritiques: LoadCritiques;
  loadPlay: LoadPlay;
  onAct: (act: Act) => void;
  /** No act is taken while one runs. */
  busy: boolean;
}

export const CarToolsContext = createContext<CarTools | null>(null);
