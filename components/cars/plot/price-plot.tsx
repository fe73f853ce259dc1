"use client";

import { type PointerEvent, useId, useMemo, useState } from "react";
import { tickLabel } from "@/components/constraints/drawing/ticks";
import { joinClasses } from "@/components/ui/join-classes";
import type { ResultsPart, WishView } from "@/lib/dialogue/wording/parts";
import { list } from "@/messages/list";
import { PlotBounds } from "./plot-bounds";
import { nearestPoint, type PlotPoint, plotAxis, plotBound } from "./plot-scale";
import { plotSummary } from "./plot-summary";
import { PointLabel } from "./point-label";

interface PricePlotProps {
  results: ResultsPart;
  wishes: readonly WishView[];
}

const height = 300;
const plotHeight = 264;
const share = (value: number) => `${(value * 100).toFixed(3)}%`;

/** Every car by price and highway mileage, those that pass filled, with the bounds of both wishes written on them. */
export function PricePlot({ results: { points }, wishes }: PricePlotProps) {
  const budget = plotBound(wishes, "msrp");
  const mileage = plotBound(wishes, "highwayMpg");
  const prices = useMemo(
    () =>
      plotAxis(
        points.map((point) => point.msrp),
        [budget],
        5,
      ),
    [points, budget],
  );
  const mpgs = useMemo(
    () =>
      plotAxis(
        points.map((point) => point.mpg),
        [mileage],
        8,
      ),
    [points, mileage],
  );
  const [under, setUnder] = useState<PlotPoint | null>(null);
  const hatch = useId();
  if (points.length < 2) return null;

  const onPointerMove = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const at = { x: event.clientX - box.left, y: event.clientY - box.top };
    const pixels = (point: PlotPoint) => ({
      x: prices.place(point.msrp) * box.width,
      y: (1 - mpgs.place(point.mpg)) * plotHeight,
    });
    setUnder(nearestPoint(points, at, pixels));
  };
  const drawn = [...points].sort((a, b) => Number(a.inside) - Number(b.inside));
  return (
    <section aria-labelledby="plot-title" className="px-4 pt-5 pb-8 sm:px-8 lg:pr-6">
      <header className="flex flex-wrap items-baseline gap-x-3 pb-4">
        <h2 id="plot-title" className="text-title">
          {list.plot.title}
        </h2>
        <p className="text-small text-ink2">{list.plot.note}</p>
      </header>
      <div className="grid grid-cols-[2.25rem_minmax(0,1fr)_5.5rem]">
        <svg width="100%" height={height} aria-hidden="true" className="overflow-visible">
          {mpgs.ticks.map((tick) => (
            <text
              key={tick}
              x="100%"
              dx="-10"
              y={(1 - mpgs.place(tick)) * plotHeight + 5}
              textAnchor="end"
              className="fill-ink3 text-small"
            >
              {tick}
            </text>
          ))}
        </svg>
        <svg
          role="img"
          aria-label={plotSummary(points, budget, mileage)}
          width="100%"
          height={height}
          className="overflow-visible"
          onPointerMove={onPointerMove}
          onPointerLeave={() => setUnder(null)}
        >
          <path d={`M0 0V${plotHeight}`} className="stroke-line2" />
          <line x1="0" x2="100%" y1={plotHeight} y2={plotHeight} className="stroke-line2" />
          {prices.ticks.map((tick, index) => (
            <svg key={tick} x={share(prices.place(tick))} overflow="visible" aria-hidden="true">
              <path d={`M0 ${plotHeight}v5`} className="stroke-edge" />
              {/* Where prices would touch, every other one is said. */}
              <text
                y={plotHeight + 22}
                textAnchor="middle"
                className={joinClasses("fill-ink3 text-small", index % 2 === 1 && "max-sm:hidden")}
              >
                {tickLabel(tick, true)}
              </text>
            </svg>
          ))}
          <PlotBounds hatch={hatch} budget={budget} mileage={mileage} prices={prices} mpgs={mpgs} height={plotHeight} />
          {drawn.map((point) => (
            <circle
              key={point.position}
              cx={share(prices.place(point.msrp))}
              cy={(1 - mpgs.place(point.mpg)) * plotHeight}
              r={point.inside ? 4.5 : 3.6}
              strokeWidth={point.inside ? 1 : 1.2}
              className={point.inside ? "fill-keep stroke-paper" : "fill-paper stroke-edge"}
            />
          ))}
          {under ? (
            <PointLabel point={under} x={prices.place(under.msrp)} y={(1 - mpgs.place(under.mpg)) * plotHeight} />
          ) : null}
        </svg>
      </div>
    </section>
  );
}
