import dynamic from "next/dynamic";
import { useContext } from "react";
import { ProductList } from "@/components/results/product-list";
import { ShortlistBar } from "@/components/results/shortlist-bar";
import { type LoadProducts, ProductToolsContext } from "@/components/results/use-product-pages";
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
  loadProducts: LoadProducts | null;
}

export function ResultsPanel({ results, wishes, loadProducts }: ResultsPanelProps) {
  const tools = useContext(ProductToolsContext);
  return (
    <div className="has-data-playing:invisible">
      {results.shortlists ? (
        <Shortlists shortlists={results.shortlists} />
      ) : (
        <>
          <ProductList results={results} loadProducts={loadProducts} />
          <PricePlot results={results} wishes={wishes} />
        </>
      )}
      {tools ? <ShortlistBar tools={tools} /> : null}
    </div>
  );
}
