import { matchesAll } from "@/lib/catalog/catalog-reader";
import type { CatalogSlice } from "@/lib/catalog/catalog-slice";
import { type NumericSlotName, unitBeside, unitOf } from "@/lib/constraints";
import type { ConversationState } from "@/lib/dialogue/state/conversation-state";
import { type EffectiveWish, effectiveWishes, testsWithout } from "@/lib/dialogue/state/effective-wishes";
import type { ResultsPart } from "@/lib/dialogue/wording/parts";
import { frontierOf, type PlayData, type PlotAxes, type PlotPlace, usualAxes } from "./frontier";

type Item = Awaited<ReturnType<CatalogSlice["products"]>>[number];

const pointsRead = 4000;
const mostPoints = 200;
/** Keeps the data under 60 kB. */
const mostPlayed = 1000;
/** Past the bound, as a share of it. */
const reach = 0.3;
/** Without a bound, drops the far ends so that outliers don't squeeze the rest. */
const shareDrawn = 0.95;

export function plotPoints(items: readonly Item[], wishes: readonly EffectiveWish[]): ResultsPart["points"] {
  return pointsAround(items, wishes, usualAxes, mostPoints).map(({ item, x: msrp, y: mpg, inside }) => ({
    position: item.position,
    name: nameOf(item),
    inside,
    msrp,
    mpg,
  }));
}

function nameOf({ make, model, year }: Item): string {
  return `${make} ${model} ${year}`;
}

export async function playData(
  { catalog, state }: { catalog: CatalogSlice; state: ConversationState },
  axes: PlotAxes,
): Promise<PlayData> {
  const wishes = effectiveWishes(state.wishes.constraints, state.concession);
  // A single slot belongs to its editor.
  const [low, high] = (axes.x !== axes.y && boundBand(wishes, axes.x)) || [];
  const where = testsWithout(wishes).filter(({ slot }) => slot !== axes.x && slot !== axes.y);
  if (low !== undefined && high !== undefined)
    where.push({ slot: axes.x, op: ">=", value: low }, { slot: axes.x, op: "<=", value: high });
  const points = pointsAround(await catalog.products(where, pointsRead), wishes, axes, mostPlayed);
  const names = [...new Set(points.map(({ item }) => nameOf(item)))];
  const ids = new Map(names.map((name, index) => [name, index]));
  return {
    names,
    points: points.map(({ item, x, y, inside }) => [item.position, ids.get(nameOf(item)) ?? 0, x, y, inside ? 1 : 0]),
  };
}

/** Products that pass all off-axis wishes. Thins evenly, but keeps full matches and unbeaten points. */
function pointsAround(items: readonly Item[], wishes: readonly EffectiveWish[], axes: PlotAxes, most: number) {
  const inForce = testsWithout(wishes);
  const drawn = ([axes.x, axes.y] as const).map((slot) => {
    const unit = unitOf(slot);
    return (item: Item) => (unitBeside(slot, item) === unit ? item[slot] : null);
  });
  const all: (PlotPlace & { item: Item; inside: boolean })[] = [];
  for (const item of items) {
    const [x, y] = [drawn[0]?.(item), drawn[1]?.(item)];
    if (x != null && y != null) all.push({ item, x, y, inside: matchesAll(item, inForce) });
  }
  const [low, high] =
    axes.x === axes.y
      ? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
      : (boundBand(wishes, axes.x) ?? usualBand(all));
  const near = all.filter((point) => point.inside || (point.x >= low && point.x <= high));
  const [inside, outside] = [near.filter((point) => point.inside), near.filter((point) => !point.inside)];
  const leads = new Set(frontierOf(near, axes));
  const passing = evenly(inside, most / 2, leads);
  return [...evenly(outside, most - passing.length, leads), ...passing];
}

function boundBand(wishes: readonly EffectiveWish[], x: NumericSlotName): [number, number] | null {
  const bounds = wishes
    .filter(({ constraint: { slot, op } }) => slot === x && (op === "<=" || op === ">="))
    .flatMap(({ constraint, test }) => [constraint.value, test?.value])
    .filter((value) => typeof value === "number");
  return bounds.length > 0 ? [Math.min(...bounds) * (1 - reach), Math.max(...bounds) * (1 + reach)] : null;
}

function usualBand(points: readonly PlotPlace[]): [number, number] {
  const values = Float64Array.from(points, ({ x }) => x).sort();
  return [0, values[Math.floor(values.length * shareDrawn)] ?? Number.POSITIVE_INFINITY];
}

/** Thins to about `most`, and keeps all of `kept`. */
function evenly<Point extends PlotPlace>(points: readonly Point[], most: number, kept: ReadonlySet<Point>): Point[] {
  const every = Math.max(1, Math.ceil(points.length / Math.max(1, most)));
  return points.filter((point, index) => index % every === 0 || kept.has(point));
}
