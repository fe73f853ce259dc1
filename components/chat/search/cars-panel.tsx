"use client";

import { useContext } from "react";
import { CarList } from "@/components/cars/car-list";
import { CarToolsContext } from "@/components/cars/car-tools";
import { LazyPricePlot } from "@/components/cars/plot/lazy-price-plot";
import { ShortlistBar } from "@/components/cars/shortlist-bar";
import { Shortlists } from "@/components/cars/shortlists";
import type { LoadCars } from "@/components/cars/use-car-pages";
import type { ResultsPart, WishView } from "@/lib/dialogue/wording/parts";

interface CarsPanelProps {
  results: ResultsPart;
  wishes: readonly WishView[];
  loadCars: LoadCars | null;
}

/** The cars of a search with their plot, and what was set aside of them. */
export function CarsPanel({ results, wishes, loadCars }: CarsPanelProps) {
  const tools = useContext(CarToolsContext);
  return (
    <>
      {results.shortlists ? <Shortlists shortlists={results.shortlists} /> : null}
      <CarList results={results} loadCars={loadCars} />
      <LazyPricePlot results={results} wishes={wishes} />
      {tools ? <ShortlistBar tools={tools} /> : null}
    </>
  );
}
