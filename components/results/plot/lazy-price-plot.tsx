"use client";

import dynamic from "next/dynamic";

/** Loads on demand, in reserved space. */
export const LazyPricePlot = dynamic(() => import("./price-plot").then((module) => module.PricePlot), {
  ssr: false,
  loading: () => <div aria-hidden="true" className="h-[24.5rem]" />,
});
