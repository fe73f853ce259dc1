"use client";

import { type PointerEvent, useContext, useId, useMemo, useState } from "react";
import { tickLabel } from "@/components/constraints/drawing/ticks";
import { CarToolsContext } from "@/components/results/car-tools";
import { Button } from "@/components/ui/button";
import { joinClasses } from "@/components/ui/join-classes";
import { frontierOf, slopeAt } from "@/lib/dialogue/showing/frontier";
import { carCount } from "@/lib/dialogue/wording/count-words";
import type { ResultsPart, WishView } from "@/lib/dialogue/wording/parts";
import { list } from "@/messages/list";
import { BudgetHandle } from "./budget-handle";
import { FrontierLine } from "./frontier-line";
import { PlayLists } from "./play-lists";
import { PlotBounds } from "./plot-bounds";
import { boundWish, nearestPoint, type PlotBound, type PlotPoint, plotAxis, plotBound, pointsOf } from "./plot-scale";
import { type TriedBudget, tryBudget } from "./try-budget";

interface PricePlotProps {
  results: ResultsPart;
  wishes: readonly WishView[];
}

const height = 268;
const plotHeight = 232;
const share = (value: number) => `${(value * 100).toFixed(3)}%`;

/**
 * What is found around the budget by price and highway mileage, those that pass filled, with both bounds and the best mileage at
 * each price. Where there is a budget, its handle tries another one: who joins and who leaves is named before it is set.
 */
export function PricePlot({ results, wishes }: PricePlotProps) {
  const points = useMemo(() => pointsOf(results), [results]);
  const tools = useContext(CarToolsContext);
  const budget = plotBound(wishes, "msrp");
  const other = plotBound(wishes, "highwayMpg");
  const prices = useMemo(
    () =>
      plotAxis(
        points.map((point) => point.price),
        [budget],
        8,
      ),
    [points, budget],
  );
  const measures = useMemo(
    () =>
      plotAxis(
        points.map((point) => point.measure),
        [other],
        6,
      ),
    [points, other],
  );
  const steps = useMemo(() => frontierOf(points), [points]);
  const [under, setUnder] = useState<PlotPoint | null>(null);
  const [held, setHeld] = useState<{ of: ResultsPart; value: number } | null>(null);
  const hatch = useId();
  if (points.length < 2) return null;

  const wish = tools && budget ? boundWish(wishes, "msrp") : null;
  const at = wish && budget && held?.of === results && held.value !== budget.now ? held.value : null;
  const tried = at === null ? null : tryBudget(points, other, at);
  const passes = new Set((tried?.passing ?? points.filter(({ inside }) => inside)).map(({ position }) => position));
  const y = (mpg: number) => (1 - measures.place(mpg)) * plotHeight;
  const onPointerMove = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const place = { x: event.clientX - box.left, y: event.clientY - box.top };
    setUnder(
      nearestPoint(points, place, (point) => ({ x: prices.place(point.price) * box.width, y: y(point.measure) })),
    );
  };
  const shownBudget: PlotBound | null =
    budget && at !== null ? { ...budget, now: at, asked: budget.asked ?? budget.now } : budget;
  const drawn = [...points].sort((a, b) => Number(passes.has(a.position)) - Number(passes.has(b.position)));
  return (
    <section aria-labelledby="plot-title" className="px-4 pt-4 pb-8 sm:px-6 lg:pr-8">
      <header className="flex flex-wrap items-baseline justify-between gap-x-3 pb-3">
        <h2 id="plot-title" className="text-title">
          {wish ? list.plot.money : list.plot.title}
        </h2>
        <p className="text-small text-ink2">
          {budget ? <Slope gain={slopeAt(steps, shownBudget?.now ?? 0)} end={steps.at(-1)?.price} /> : list.plot.note}
        </p>
      </header>
      <div className="grid grid-cols-[2.25rem_minmax(0,1fr)_5.5rem]">
        <svg width="100%" height={height} aria-hidden="true" className="overflow-visible">
          {measures.ticks.map((tick) => (
            <text key={tick} x="100%" dx="-10" y={y(tick) + 5} textAnchor="end" className="fill-ink3 text-small">
              {tick}
            </text>
          ))}
        </svg>
        <div className="relative">
          <svg
            role="img"
            aria-label={plotSummary(points, budget, other)}
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
                  y={plotHeight + 26}
                  textAnchor="middle"
                  className={joinClasses("fill-ink3 text-small", index % 2 === 1 && "max-sm:hidden")}
                >
                  {tickLabel(tick, true)}
                </text>
              </svg>
            ))}
            <PlotBounds
              {...{ hatch, other, prices, measures, height: plotHeight }}
              budget={shownBudget}
              canDrag={wish !== null}
            />
            <FrontierLine steps={steps} prices={prices} y={y} />
            {drawn.map((point) => (
              <circle
                key={point.position}
                cx={share(prices.place(point.price))}
                cy={y(point.measure)}
                r={passes.has(point.position) ? 4.5 : 3.6}
                strokeWidth={passes.has(point.position) ? 1 : 1.2}
                className={passes.has(point.position) ? "fill-keep stroke-paper" : "fill-paper stroke-edge"}
              />
            ))}
            {under ? <PointLabel point={under} x={prices.place(under.price)} y={y(under.measure)} /> : null}
          </svg>
          {wish && budget ? (
            <div className="absolute inset-x-0 print:hidden" style={{ top: plotHeight }}>
              <BudgetHandle
                prices={prices}
                value={at ?? budget.now}
                isTried={tried !== null}
                spoken={carCount(passes.size)}
                onTry={(value) => setHeld({ of: results, value })}
                onBack={() => setHeld(null)}
              />
            </div>
          ) : null}
        </div>
      </div>
      {tried && at !== null && wish && budget && tools ? (
        <>
          <p className="pt-2" role="status">
            {triedText(tried, at, other)}
          </p>
          <PlayLists tried={tried} />
          <div className="flex gap-2 pt-4">
            <Button
              look="primary"
              disabled={tools.busy}
              onClick={() =>
                tools.onAct({ kind: "edit-constraint", edit: { kind: "change", id: wish.constraint.id, value: at } })
              }
            >
              {list.plot.set({ value: tickLabel(at, true) })}
            </Button>
            <Button onClick={() => setHeld(null)}>{list.plot.back({ value: tickLabel(budget.now, true) })}</Button>
          </div>
        </>
      ) : null}
    </section>
  );
}

/** "1.3 mpg per $1,000 here, up to $25,300". */
function Slope({ gain, end }: { gain: number; end: number | undefined }) {
  if (gain < 0.1) return list.plot.flat;
  return (
    <>
      <strong className="font-semibold text-ink">{list.plot.slope({ gain })}</strong>
      {end === undefined ? null : list.plot.ends({ price: tickLabel(end, true) })}
    </>
  );
}

function triedText({ passing, regains }: TriedBudget, at: number, other: PlotBound | null): string {
  const says = { now: tickLabel(at, true), cars: carCount(passing.length) };
  return regains ? list.plot.regains({ ...says, asked: other?.asked ?? 0 }) : list.plot.try(says);
}

/** The car under the pointer, ringed and named; `x` is a share of the width, `y` in pixels. */
function PointLabel({ point, x, y }: { point: PlotPoint; x: number; y: number }) {
  const left = x > 0.6;
  return (
    <svg x={`${x * 100}%`} y={y} overflow="visible" aria-hidden="true" className="pointer-events-none">
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
        {list.plot.point({ name: point.name, price: tickLabel(point.price, true), mpg: point.measure })}
      </text>
    </svg>
  );
}

/** The plot in a few sentences, for people who do not see it. */
function plotSummary(points: readonly PlotPoint[], budget: PlotBound | null, other: PlotBound | null): string {
  const passing = points.filter((point) => point.inside);
  const range = (values: number[], dollars: boolean) =>
    list.plot.range({ from: tickLabel(Math.min(...values), dollars), to: tickLabel(Math.max(...values), dollars) });
  const spread =
    passing.length > 0
      ? list.plot.spread({
          price: range(
            passing.map((each) => each.price),
            true,
          ),
          mpg: range(
            passing.map((each) => each.measure),
            false,
          ),
        })
      : "";
  const bounds = [budget, other].flatMap((bound) => {
    if (!bound) return [];
    const dollars = bound === budget;
    const was = bound.asked === null ? "" : list.plot.was({ asked: tickLabel(bound.asked, dollars) });
    return [list.plot.bound({ label: bound.label, now: tickLabel(bound.now, dollars), was })];
  });
  const count = passing.length;
  return list.plot.summary({ cars: carCount(count), count, spread, bounds: bounds.join("") });
}
