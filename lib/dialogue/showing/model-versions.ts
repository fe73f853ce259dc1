import { type CatalogCar, matchesAll } from "@/lib/catalog/catalog-reader";
import type { SlotName } from "@/lib/constraints";
import { describeValue, describeValues, likeness, slotDefinitions, slotsInOrder } from "@/lib/constraints";
import { estimateOf } from "@/lib/constraints/answering";
import { type EffectiveWish, testsWithout } from "@/lib/dialogue/state/effective-wishes";
import type { Mark, ShownOffer } from "@/lib/dialogue/wording/parts";
import { plotted } from "@/messages/plotted";
import { carMarks } from "./car-card";
import { valueText } from "./cars-beside";
import { shownOffer } from "./stock-offer";

export interface VersionCell {
  /** "$22,200", "AWD", or `words.notListed`. */
  value: string;
  mark: Mark["mark"] | null;
  /** "of 35" when bent. */
  of?: string;
  /** An estimate: "$12,600 to $15,800". */
  span?: string;
}

export interface ModelVersion {
  position: number;
  year: VersionCell;
  trim: string | null;
  style: string;
  offer?: ShownOffer;
  cells: Partial<Record<SlotName, VersionCell>>;
  /** Passes every current wish. `null` without wishes. */
  fits: boolean | null;
}

export interface ModelVersions {
  columns: SlotName[];
  versions: ModelVersion[];
  shared: { slot: SlotName; cell: VersionCell }[];
}

export const versionOrders = ["year", "price", "power", "mileage"] as const;
export type VersionOrder = (typeof versionOrders)[number];
const columnsOf = (...groups: ("numbers" | "words" | "wished" | "stated")[]) =>
  slotsInOrder(({ versions }) => (versions && groups.includes(versions.group) ? versions.place : undefined));
const numberColumns = columnsOf("numbers", "stated");
const wordColumns = columnsOf("words");
const wishedColumns = columnsOf("wished");
const statedColumns = new Set(columnsOf("stated"));

/** Marks values that a wish covers. */
export function modelVersions(
  items: readonly CatalogCar[],
  { wishes, order }: { wishes: readonly EffectiveWish[]; order: VersionOrder },
): ModelVersions {
  const wished = new Set(wishes.map((wish) => wish.constraint.slot));
  const words = [...wordColumns, ...wishedColumns.filter((slot) => wished.has(slot))];
  const differ = (slot: SlotName) => new Set(items.map((item) => String(item[slot]))).size > 1;
  const shown = numberColumns.filter((slot) => !statedColumns.has(slot) || differ(slot));
  const columns = [...shown, ...words.filter(differ)];
  const [first] = items;
  const tests = testsWithout(wishes);
  return {
    columns,
    shared: words.flatMap((slot) => (first && !differ(slot) ? [{ slot, cell: sharedCell(first, slot, wishes) }] : [])),
    versions: inOrder(items, order).map((item) => ({
      position: item.position,
      year: cellOf(item, "year", wishes),
      trim: item.trim,
      style: item.style,
      ...shownOffer(item),
      cells: Object.fromEntries(columns.map((slot) => [slot, cellOf(item, slot, wishes)])),
      fits: wishes.length === 0 ? null : matchesAll(item, tests),
    })),
  };
}

/** Shows the worst-met wish. */
const worstFirst: readonly Mark["mark"][] = ["missed", "unknown", "bent", "met"];

function cellOf(item: CatalogCar, slot: SlotName, wishes: readonly EffectiveWish[]): VersionCell {
  const estimate = slot === likeness.price ? estimateOf(item) : null;
  const say = (value: number) => describeValue(slot, value);
  const span = estimate && plotted.range({ from: say(estimate.low), to: say(estimate.high) });
  return { ...plainCell(item, slot, wishes), span: span ?? undefined };
}

function plainCell(item: CatalogCar, slot: SlotName, wishes: readonly EffectiveWish[]): VersionCell {
  const own = wishes.filter((wish) => wish.constraint.slot === slot);
  const [worst] = carMarks(item, own).sort((a, b) => worstFirst.indexOf(a.mark) - worstFirst.indexOf(b.mark));
  if (worst) return { value: worst.value, mark: worst.mark, of: worst.of };
  return { value: valueText(slot, item[slot]), mark: null };
}

function sharedCell(item: CatalogCar, slot: SlotName, wishes: readonly EffectiveWish[]): VersionCell {
  const cell = cellOf(item, slot, wishes);
  const held = item[slot];
  if (cell.mark !== null || held === null) return cell;
  return { ...cell, value: describeValues(slot, [held].flat(), "and") || "none" };
}

/** Newest first, then cheap trims. By number, unknowns come last. */
function inOrder(items: readonly CatalogCar[], order: VersionOrder): CatalogCar[] {
  const slot = likeness.orders[order];
  const sign = slotDefinitions[slot].direction === "less" ? 1 : -1;
  return [...items].sort((a, b) => compareKnown(a[slot], b[slot], sign) || b.year - a.year || a.position - b.position);
}

function compareKnown(a: number | null, b: number | null, sign: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return sign * (a - b);
}
