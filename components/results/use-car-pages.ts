import { createContext, useRef, useState } from "react";
import type { Critique } from "@/lib/dialogue/showing/critiques";
import type { PlayData, PlotAxes } from "@/lib/dialogue/showing/frontier";
import type { Act } from "@/lib/dialogue/state/act";
import type { ResultsPart, ShownOffer } from "@/lib/dialogue/wording/parts";
import type { CarOrder } from "./sort-menu";

export type LoadCars = (query: { groups: number; order: CarOrder }) => Promise<ResultsPart>;

const page = 8;
/** Few enough to keep the plot below in sight. */
const firstPage = 3;

export function useCarPages(results: ResultsPart, loadCars: LoadCars | null) {
  const [fetched, setFetched] = useState<{ of: ResultsPart; order: CarOrder; cars: ResultsPart["cars"] } | null>(null);
  const first = loadCars ? firstPage : page;
  const [shown, setShown] = useState({ of: results, count: first });
  const [failed, setFailed] = useState(false);
  const latest = useRef(0);
  const current = fetched?.of === results ? fetched : { order: "fit" as CarOrder, cars: results.cars };
  const count = shown.of === results ? shown.count : first;

  const load = async (order: CarOrder, groups: number) => {
    if (!loadCars) return;
    latest.current += 1;
    const call = latest.current;
    setFailed(false);
    try {
      const { cars } = await loadCars({ groups, order });
      if (call === latest.current) setFetched({ of: results, order, cars });
    } catch (cause) {
      console.warn("More cars could not be loaded.", cause);
      if (call === latest.current) setFailed(true);
    }
  };

  return {
    cars: current.cars.slice(0, count),
    order: current.order,
    // Each model has at least one car, so fewer models than cars may remain.
    more: current.cars.length > count ? Math.min(page, current.cars.length - count) : 0,
    failed,
    setOrder: (order: CarOrder) => {
      setShown({ of: results, count: page });
      void load(order, page * 2);
    },
    showMore: () => {
      setShown({ of: results, count: count + page });
      if (current.cars.length < count + page * 2) void load(current.order, count + page * 3);
    },
  };
}

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
