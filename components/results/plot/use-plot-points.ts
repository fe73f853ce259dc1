import { useMemo, useState } from "react";
import type { LoadPlay } from "@/components/results/use-product-pages";
import { useLoaded } from "@/components/ui/use-loaded";
import { type PlotAxes, usualAxes } from "@/lib/dialogue/showing/frontier";
import type { ResultsPart } from "@/lib/dialogue/wording/parts";
import { playedPoints, pointsOf } from "./plot-scale";

/** The list's points, or all points after the first touch of the handle. */
export function usePlotPoints(results: ResultsPart, loadPlay: LoadPlay | undefined) {
  const [asked, setAsked] = useState<{ of: ResultsPart; axes: PlotAxes } | null>(null);
  const axes = asked?.axes ?? usualAxes;
  const played = asked?.of === results ? asked : null;
  const sent = useMemo(() => (axes === usualAxes ? pointsOf(results) : null), [results, axes]);
  const load = useMemo(
    () => (played && loadPlay ? async () => playedPoints(await loadPlay(played.axes)) : null),
    [played, loadPlay],
  );
  const loaded = useLoaded(load, played);
  /** If they fail, the list's points stay. */
  const points = (loaded.of === played ? loaded.value : undefined) ?? sent ?? [];
  /** The axes stay while more points arrive. */
  const ground = sent ?? points;
  const choose = (next: PlotAxes) => setAsked({ of: results, axes: next });
  const begin = () => (played ? undefined : choose(axes));
  return { axes, points, ground, begin, choose };
}
