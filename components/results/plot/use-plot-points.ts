import { useMemo, useState } from "react";
import type { LoadPlay } from "@/components/results/use-car-pages";
import { warned } from "@/components/ui/warned";
import { type PlotAxes, usualAxes } from "@/lib/dialogue/showing/frontier";
import type { ResultsPart } from "@/lib/dialogue/wording/parts";
import { type PlotPoint, playedPoints, pointsOf } from "./plot-scale";

/** The list's points, or all points after the first touch of the handle. */
export function usePlotPoints(results: ResultsPart, load: LoadPlay | undefined) {
  const [axes, setAxes] = useState(usualAxes);
  const [played, setPlayed] = useState<{ of: ResultsPart; axes: PlotAxes; points: PlotPoint[] | null } | null>(null);
  const sent = useMemo(() => (axes === usualAxes ? pointsOf(results) : null), [results, axes]);
  const current = played?.of === results && played.axes === axes ? played : null;
  const begin = (next = axes) => {
    if (!load || (current && next === axes)) return;
    const asked = { of: results, axes: next };
    setPlayed({ ...asked, points: null });
    load(next).then(
      (data) =>
        setPlayed((now) => (now?.of === results && now.axes === next ? { ...asked, points: playedPoints(data) } : now)),
      // The list's points stay.
      warned("The points of the plot could not be loaded."),
    );
  };
  const choose = (next: PlotAxes) => {
    setAxes(next);
    begin(next);
  };
  const points = current?.points ?? sent ?? [];
  /** The axes stay while more points arrive. */
  const ground = sent ?? points;
  return { axes, points, ground, begin, choose };
}
