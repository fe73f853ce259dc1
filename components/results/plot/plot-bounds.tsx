import { Hatched, HatchPattern } from "@/components/constraints/drawing/drawing-bounds";
import { share } from "@/components/constraints/drawing/ticks";
import type { PlotAxes } from "@/lib/dialogue/showing/frontier";
import { plotted } from "@/messages/plotted";
import { LevelLine, Upright } from "./plot-lines";
import { measured, type PlotAxis, type PlotBound } from "./plot-scale";

interface PlotBoundsProps {
  hatch: string;
  axes: PlotAxes;
  bound: PlotBound | null;
  other: PlotBound | null;
  along: PlotAxis;
  up: PlotAxis;
  height: number;
  foot: number;
  labelAt: number;
  canDrag: boolean;
}

export function PlotBounds({ hatch, axes, bound, other, along, up, height, foot, labelAt, canDrag }: PlotBoundsProps) {
  const y = (value: number) => (1 - up.place(value)) * height;
  const boundAt = bound ? along.place(bound.now) : 1;
  return (
    <>
      <HatchPattern id={hatch} />
      {other?.asked != null ? (
        <Hatched
          id={hatch}
          x={bound?.upwards ? share(boundAt) : "0"}
          width={share(bound?.upwards ? 1 - boundAt : boundAt)}
          y={Math.min(y(other.now), y(other.asked))}
          height={Math.abs(y(other.now) - y(other.asked))}
        />
      ) : null}
      {bound?.asked != null ? (
        <Hatched
          id={hatch}
          x={share(Math.min(along.place(bound.now), along.place(bound.asked)))}
          width={share(Math.abs(along.place(bound.now) - along.place(bound.asked)))}
          y={0}
          height={foot}
        />
      ) : null}
      {bound ? <Bound {...{ bound, slot: axes.x, along, foot, labelAt, canDrag }} /> : null}
      {other ? <OtherBound other={other} slot={axes.y} y={y} /> : null}
    </>
  );
}

interface BoundProps extends Pick<PlotBoundsProps, "along" | "foot" | "labelAt" | "canDrag"> {
  bound: PlotBound;
  slot: PlotAxes["x"];
}

function Bound({ bound: { label, now, asked }, slot, along, foot, labelAt, canDrag }: BoundProps) {
  const frame = { height: foot, labelAt };
  const free = (canDrag ? plotted.drag : plotted.bounded)({ label: label.toLowerCase() });
  if (asked === null) return <Upright {...frame} at={along.place(now)} look="plain" label={free} left={false} />;
  const lower = asked > now;
  const before = plotted.asked({ value: measured(slot, asked) });
  return (
    <>
      <Upright {...frame} at={along.place(asked)} look="asked" label={before} left={!lower} />
      <Upright {...frame} at={along.place(now)} look="now" label={measured(slot, now)} left={lower} />
    </>
  );
}

interface OtherBoundProps {
  other: PlotBound;
  slot: PlotAxes["y"];
  y: (value: number) => number;
}

function OtherBound({ other: { now, asked }, slot, y }: OtherBoundProps) {
  const near = asked !== null && Math.abs(y(asked) - y(now)) < 18;
  const apart = near ? (18 - Math.abs(y(asked) - y(now))) / 2 : 0;
  const below = asked !== null && y(now) > y(asked) ? 1 : -1;
  const look = asked === null ? "plain" : "now";
  return (
    <>
      {asked !== null ? (
        <LevelLine at={y(asked)} label={measured(slot, asked)} look="asked" shift={-apart * below} />
      ) : null}
      <LevelLine at={y(now)} label={measured(slot, now)} look={look} shift={apart * below} />
    </>
  );
}
