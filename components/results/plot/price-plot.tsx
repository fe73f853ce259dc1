import { X } from "lucide-react";
import { type PointerEvent, useContext, useEffect, useMemo, useState } from "react";
import { share } from "@/components/constraints/drawing/ticks";
import { changeAct } from "@/components/constraints/wish-groups";
import { ChipGauge } from "@/components/constraints/wish-strip";
import { ProductToolsContext } from "@/components/results/use-product-pages";
import { Button, IconButton } from "@/components/ui/button";
import { joinClasses } from "@/components/ui/join-classes";
import { StatusRegion } from "@/components/ui/status-region";
import { useWidth } from "@/components/ui/use-width";
import { describeValue, grainOf, likeness, unitOf } from "@/lib/constraints";
import { burden, frontierOf, slopeAt } from "@/lib/dialogue/showing/frontier";
import { productCount } from "@/lib/dialogue/wording/count-words";
import type { ResultsPart, WishView } from "@/lib/dialogue/wording/parts";
import { plotted } from "@/messages/plotted";
import { AxisMenus } from "./axis-menus";
import { BoundHandle } from "./bound-handle";
import { PlayLists } from "./play-lists";
import { DistributionBars, FrontierLine, PlotBounds } from "./plot-bounds";
import { Dot, namedPoints, PointLabel } from "./plot-dots";
import { boundWish, measured, nearestPoint, type PlotPoint, plotAxis, plotBound } from "./plot-scale";
import { plotSummary, Slope, Tried, triedText } from "./plot-words";
import { tightestOf, tryBound } from "./try-bound";
import { usePlotPoints } from "./use-plot-points";

/** Pixels. */
const heights = { rest: 232, play: 272, bars: 92, ticks: 36 };
const smallHeights = { ...heights, play: 200, bars: 64 };
const tickLooks = ["fill-ink3 text-small", "fill-ink3 text-small max-sm:hidden"];
const usualWidth = 590;
const phoneWidth = 420;
const nameWidth = 180;
const xOf = ({ x }: PlotPoint) => x;
const yOf = ({ y }: PlotPoint) => y;

export function PricePlot({ results, wishes }: { results: ResultsPart; wishes: readonly WishView[] }) {
  const tools = useContext(ProductToolsContext);
  const { axes, points, ground, begin, choose } = usePlotPoints(results, tools?.loadPlay);
  const bound = useMemo(() => plotBound(wishes, axes.x), [wishes, axes.x]);
  const other = useMemo(() => plotBound(wishes, axes.y), [wishes, axes.y]);
  const along = useMemo(() => plotAxis(ground.map(xOf), [bound], 8), [ground, bound]);
  const up = useMemo(() => plotAxis(ground.map(yOf), [other], 6), [ground, other]);
  const steps = useMemo(() => frontierOf(points, axes), [points, axes]);
  const [box, width] = useWidth(usualWidth);
  const [under, setUnder] = useState<PlotPoint | null>(null);
  const [held, setHeld] = useState<{ of: ResultsPart; value: number } | null>(null);
  const wish = tools && bound ? boundWish(wishes, axes.x) : null;
  const at = wish && bound && held?.of === results ? held.value : null;
  const tried = at === null || !bound ? null : tryBound(points, bound, other, at);
  const said = useRested(tried && at !== null ? triedText(tried, axes, at) : "");
  if (results.points.length < 2) return null;

  const passes = new Set(tried?.passing ?? points.filter(({ inside }) => inside));
  const leaves = new Set(tried?.leaves);
  const lookOf = (point: PlotPoint) => (passes.has(point) ? "passes" : leaves.has(point) ? "leaves" : "outside");
  const { play, rest, bars, ticks } = width < phoneWidth ? smallHeights : heights;
  const height = tried ? play : rest;
  const foot = height + (tried ? bars : 0);
  const y = (value: number) => (1 - up.place(value)) * height;
  const pixels = (point: PlotPoint) => ({ x: along.place(point.x) * width, y: y(point.y) });
  const onPointerMove = (event: PointerEvent<SVGSVGElement>) => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    setUnder(nearestPoint(points, { x: event.clientX - left, y: event.clientY - top }, pixels));
  };
  const close = () => setHeld(null);
  const shown = bound && at !== null && at !== bound.now ? { ...bound, now: at, asked: bound.now } : bound;
  const first = results.cars
    .slice(0, 3)
    .flatMap(({ position }) => points.find((each) => each.position === position) ?? []);
  const best = tried?.joins.toSorted((a, b) => burden(axes.y) * (a.y - b.y)).slice(0, 12) ?? [];
  const joins = width < phoneWidth ? [] : best;
  const named = namedPoints({ joins, others: [...steps.slice(-1), ...first], y: axes.y }, pixels);
  const tightest = tried && bound ? tightestOf(tried.passing, bound.upwards) : null;
  return (
    <div style={{ minHeight: rest + 118 }}>
      <section
        aria-labelledby="plot-title"
        data-playing={tried ? "" : undefined}
        className={joinClasses(
          "scroll-quiet px-4 pt-4 pb-8 sm:px-6 lg:pr-8",
          tried && "visible absolute inset-0 z-20 overflow-y-auto bg-paper max-lg:rounded-t-card",
        )}
      >
        <header className="flex min-h-10 flex-wrap items-center justify-between gap-x-3 pb-3">
          {tried && wish && bound && at !== null ? (
            <>
              <h2 id="plot-title" className="flex items-center gap-x-2 text-title font-normal">
                <span className="text-ink2">{bound.label}</span>
                {at === bound.now ? null : <s className="struck">{describeValue(axes.x, bound.now)}</s>}
                <strong className={`font-semibold ${at === bound.now ? "" : "text-give"}`}>
                  {measured(axes.x, at)}
                </strong>
                <span className="max-sm:hidden">
                  <ChipGauge wish={wish} animate={false} />
                </span>
              </h2>
              <p className="flex items-center gap-2 text-small text-ink2 max-sm:w-full">
                <Tried tried={tried} asked={other?.asked != null ? measured(axes.y, other.asked) : ""} />
                <IconButton
                  icon={X}
                  size={18}
                  label={plotted.close}
                  onClick={close}
                  className="max-sm:absolute max-sm:top-3 max-sm:right-2"
                />
              </p>
            </>
          ) : (
            <>
              <h2 id="plot-title" className="text-title">
                {wish && axes.x === likeness.price ? plotted.money : plotted.title}
              </h2>
              {tools ? <AxisMenus axes={axes} onAxes={choose} /> : null}
            </>
          )}
        </header>
        <p className="flex min-h-6 flex-wrap gap-x-1 pb-6 text-small text-ink2">
          {bound && axes.x === likeness.price ? (
            <Slope gain={slopeAt(steps, shown?.now ?? 0)} axes={axes} end={steps.at(-1)?.x} />
          ) : (
            plotted.note
          )}
        </p>
        <div className="grid grid-cols-[2.25rem_minmax(0,1fr)_4.5rem] max-sm:grid-cols-[2.25rem_minmax(0,1fr)_3rem]">
          <svg width="100%" height={foot + ticks} aria-hidden="true" className="overflow-visible">
            <text x="100%" dx="-10" y="-7" textAnchor="end" className="fill-ink2 text-small">
              {unitOf(axes.y)}
            </text>
            {up.ticks.map((tick) => (
              <text key={tick} x="100%" dx="-10" y={y(tick) + 5} textAnchor="end" className="fill-ink3 text-small">
                {describeValue(axes.y, tick)}
              </text>
            ))}
          </svg>
          <div ref={box} className="relative">
            <svg
              role="img"
              aria-label={plotSummary(points, axes, [bound, other])}
              width="100%"
              height={foot + ticks}
              className="overflow-visible"
              onPointerMove={onPointerMove}
              onPointerLeave={() => setUnder(null)}
            >
              <path d={`M0 0V${height}`} className="stroke-line2" />
              <line x1="0" x2="100%" y1={height} y2={height} className="stroke-line2" />
              {along.ticks.map((tick, index) => (
                <svg key={tick} x={share(along.place(tick))} overflow="visible" aria-hidden="true">
                  <path d={`M0 ${foot}v5`} className="stroke-edge" />
                  {/* Skip every other label where they would touch. */}
                  <text y={foot + 26} textAnchor="middle" className={tickLooks[index % 2]}>
                    {describeValue(axes.x, tick)}
                  </text>
                </svg>
              ))}
              <PlotBounds
                {...{ axes, other, along, y, foot }}
                bound={shown}
                canDrag={wish !== null}
                labelAt={tried ? height + 16 : height - 9}
              />
              {tried ? (
                <DistributionBars points={points} joins={tried.joins} along={along} top={height} height={bars} />
              ) : null}
              <FrontierLine {...{ steps, along, y }} rises={burden(axes.x) > 0} />
              {points.map((point) => (
                <Dot key={point.position} cx={share(along.place(point.x))} cy={y(point.y)} look={lookOf(point)} />
              ))}
              {named.map(({ point, text, joins }) => {
                const x = along.place(point.x);
                const left = x * width > (joins ? nameWidth : width - nameWidth * 0.7);
                return <PointLabel key={text} {...{ x, text, joins, left }} y={y(point.y)} />;
              })}
              {under ? (
                <PointLabel
                  x={along.place(under.x)}
                  y={y(under.y)}
                  text={plotted.point({
                    name: under.name,
                    x: measured(axes.x, under.x),
                    y: measured(axes.y, under.y),
                  })}
                  left={along.place(under.x) > 0.6}
                  ringed
                />
              ) : null}
            </svg>
            {wish && bound ? (
              <div className="absolute inset-x-0 print:hidden" style={{ top: foot }}>
                <BoundHandle
                  axis={along}
                  points={points}
                  step={grainOf(axes.x, "typed")}
                  label={bound.label}
                  value={at ?? bound.now}
                  isTried={tried !== null}
                  spoken={`${measured(axes.x, at ?? bound.now)}, ${productCount(passes.size)}`}
                  onBegin={begin}
                  onTry={(value) => setHeld({ of: results, value })}
                  onBack={close}
                />
              </div>
            ) : null}
          </div>
        </div>
        {points.length < 2 ? <p className="text-small text-ink2">{plotted.unknown}</p> : null}
        <StatusRegion message={said} />
        {tried && at !== null && wish && bound && tools ? (
          <>
            <PlayLists tried={tried} {...axes} />
            <div className="flex flex-wrap gap-2 pt-4">
              <Button
                look="primary"
                disabled={tools.busy || at === bound.now}
                onClick={() => tools.onAct(changeAct(wish.constraint.id, { value: at }))}
              >
                {plotted.set({ value: measured(axes.x, at) })}
              </Button>
              {tightest !== null && tightest !== at && tried.joins.length > 0 ? (
                <Button onClick={() => setHeld({ of: results, value: tightest })}>
                  {plotted.snap({ value: measured(axes.x, tightest) })}
                </Button>
              ) : null}
              <Button look="quiet" className="ml-auto" onClick={close}>
                {plotted.back({ value: measured(axes.x, bound.now) })}
              </Button>
            </div>
          </>
        ) : null}
      </section>
    </div>
  );
}

/** The text once it rests, so a drag isn't read out. */
function useRested(text: string): string {
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), 400);
    return () => clearTimeout(timer);
  }, [text]);
  return said;
}
