import { createContext } from "react";
import type { Critique } from "@/lib/dialogue/showing/critiques";
import type { PlayData, PlotAxes } from "@/lib/dialogue/showing/frontier";
import type { Act } from "@/lib/dialogue/state/act";
import type { ShownOffer } from "@/lib/dialogue/wording/parts";

export type ShortlistedCar = { position: number; name: string; offer?: ShownOffer | undefined };

export type LoadCritiques = (position: number) => Promise<Critique[]>;
/** Loads the names of cars that join and leave during a drag. */
export type LoadPlay = (axes: PlotAxes) => Promise<PlayData>;

/** A list without it is read-only. */
export interface CarTools {
  conversationId: string;
  shortlist: readonly ShortlistedCar[];
  onShortlist: (car: ShortlistedCar) => void;
  loadCritiques: LoadCritiques;
  loadPlay: LoadPlay;
  onAct: (act: Act) => void;
  busy: boolean;
}

export const CarToolsContext = createContext<CarTools | null>(null);
