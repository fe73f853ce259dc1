"use client";

import dynamic from "next/dynamic";

/** The plot of price and mileage: its code comes once there is something to draw, and it keeps its room until then. */
export const LazyPricePlot = dynamic(() => import("./price-plot").then((module) => module.PricePlot), {
  ssr: false,
  loading: () => <div aria-hidden="true" className="h-[24.5rem]" />,
});
