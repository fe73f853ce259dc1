"use client";

import dynamic from "next/dynamic";

/** The plot of price and mileage. Its code loads when there is something to draw. Its space is reserved. */
export const LazyPricePlot = dynamic(() => import("./price-plot").then((module) => module.PricePlot), {
  ssr: false,
  loading: () => <div aria-hidden="true" className="h-[24.5rem]" />,
});
