import dynamic from "next/dynamic";
import { useContext } from "react";
import { CarList } from "@/components/results/car-list";
import { ShortlistBar } from "@/components/results/shortlist-bar";
import { CarToolsContext, type LoadCars } from "@/components/results/use-car-pages";
import { nothingYet } from "@/components/ui/loading-note";
import type { ResultsPart, WishView } from "@/lib/dialogue/wording/parts";

const Shortlists = dynamic(() => import("@/components/results/shortlists").then((module) => module.Shortlists), {
  loading: nothingYet,
});
/** Loads on demand, in reserved space. */
const PricePlot = dynamic(() => import("@/components/results/plot/price-plot").then((module) => module.PricePlot), {
  ssr: false,
  loading: () => <div aria-hidden="true" className="h-100" />,
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
          <PricePlot results={results} wishes={wishes} />
        </>
      )}
      {tools ? <ShortlistBar tools={tools} /> : null}
    </div>
  );
}
