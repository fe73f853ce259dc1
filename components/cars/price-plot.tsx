"use client";

import { type PointerEvent, useId, useMemo, useState } from "react";
import { countOfCars } from "@/components/constraints/describe-drawing";
import { tickLabel } from "@/components/constraints/ticks";
import type { ResultsPart, Wish } from "@/lib/dialogue/parts";
import { PlotBounds } from "./plot-bounds";
import { nearestPoint, type PlotBound, type PlotPoint, plotAxis, plotBound } from "./plot-scale";

interface PricePlotProps {
  results: ResultsPart;
  wishes: readonly Wish[];
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
          Price and highway mileage
        </h2>
        <p className="text-small text-ink2">a point a car, filled when it passes every wish</p>
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
          {prices.ticks.map((tick) => (
            <svg key={tick} x={share(prices.place(tick))} overflow="visible" aria-hidden="true">
              <path d={`M0 ${plotHeight}v5`} className="stroke-edge" />
              <text y={plotHeight + 22} textAnchor="middle" className="fill-ink3 text-small">
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

function PointLabel({ point, x, y }: { point: PlotPoint; x: number; y: number }) {
  const left = x > 0.6;
  return (
    <svg x={share(x)} y={y} overflow="visible" aria-hidden="true" className="pointer-events-none">
      <circle r="6.5" className="fill-none stroke-ink" strokeWidth="1.5" />
      <text
        x={left ? -12 : 12}
        y={y < 24 ? 20 : -10}
        textAnchor={left ? "end" : "start"}
        strokeWidth="5"
        strokeLinejoin="round"
        paintOrder="stroke"
        className="fill-ink stroke-paper text-small font-medium"
      >
        {point.name}, {tickLabel(point.msrp, true)}, {point.mpg} mpg
      </text>
    </svg>
  );
}

function plotSummary(points: readonly PlotPoint[], budget: PlotBound | null, mileage: PlotBound | null): string {
  const passing = points.filter((point) => point.inside);
  const range = (values: number[], dollars: boolean) =>
    `${tickLabel(Math.min(...values), dollars)} to ${tickLabel(Math.max(...values), dollars)}`;
  const spread =
    passing.length > 0
      ? `, from ${range(
          passing.map((each) => each.msrp),
          true,
        )} and ${range(
          passing.map((each) => each.mpg),
          false,
        )} mpg`
      : "";
  const bounds = [budget, mileage].flatMap((bound) => {
    if (!bound) return [];
    const dollars = bound === budget;
    const was = bound.asked === null ? "" : `, it was ${tickLabel(bound.asked, dollars)}`;
    return [` ${bound.label} stands at ${tickLabel(bound.now, dollars)}${was}.`];
  });
  return `Scatter of price and highway mileage. ${countOfCars(passing.length)} pass every wish${spread}.${bounds.join("")}`;
}
