import { createContext } from "react";
import type { Critique } from "@/lib/dialogue/showing/critiques";
import type { PlayData, PlotAxes } from "@/lib/dialogue/showing/frontier";
import type { Act } from "@/lib/dialogue/state/act";
import type { ShownOffer } from "@/lib/dialogue/wording/parts";

export interface ShortlistedCar {
  position: number;
  /** "Mazda CX-30 2022". */
  name: string;
  offer?: ShownOffer | undefined;
}

export type LoadCritiques = (position: number) => Promise<Critique[]>;
/** Loads what a drag along an axis needs to name joining and leaving cars. */
export type LoadPlay = (axes: PlotAxes) => Promise<PlayData>;

/** A search's actions on its cars. Without it a list is read-only. */
export interface CarTools {
  conversationId: string;
  shortlist: readonly ShortlistedCar[];
  /** Adds to the shortlist, or removes. */
  onShortlist: (car: ShortlistedCar) => void;
  loadCritiques: LoadCritiques;
  loadPlay: LoadPlay;
  onAct: (act: Act) => void;
  /** An act is running, so no other can start. */
  busy: boolean;
}

export const CarToolsContext = createContext<CarTools | null>(null);
