"use client";

import dynamic from "next/dynamic";
import { useContext } from "react";
import { CarList } from "@/components/results/car-list";
import { CarToolsContext } from "@/components/results/car-tools";
import { LazyPricePlot } from "@/components/results/plot/lazy-price-plot";
import { ShortlistBar } from "@/components/results/shortlist-bar";
import type { LoadCars } from "@/components/results/use-car-pages";
import { nothingYet } from "@/components/ui/nothing-yet";
import type { ResultsPart, WishView } from "@/lib/dialogue/wording/parts";

const Shortlists = dynamic(() => import("@/components/results/shortlists").then((module) => module.Shortlists), {
  loading: nothingYet,
});

interface ResultsPanelProps {
  results: ResultsPart;
  wishes: readonly WishView[];
  loadCars: LoadCars | null;
}

export function ResultsPanel({ results, wishes, loadCars }: ResultsPanelProps) {
  const tools = useContext(CarToolsContext);
  return (
    <div className="has-data-playing:invisible">
      {results.shortlists ? (
        <Shortlists shortlists={results.shortlists} />
      ) : (
        <>
          <CarList results={results} loadCars={loadCars} />
          <LazyPricePlot results={results} wishes={wishes} />
        </>
      )}
      {tools ? <ShortlistBar tools={tools} /> : null}
    </div>
  );
}
