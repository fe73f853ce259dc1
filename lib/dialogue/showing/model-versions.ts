import { type CatalogProduct, matchesAll } from "@/lib/catalog/catalog-reader";
import type { SlotName } from "@/lib/constraints";
import { describeValue, describeValues, likeness, slotDefinitions, slotsInOrder } from "@/lib/constraints";
import { comesWith, estimateOf, factGroups, type Rates, running } from "@/lib/constraints/trade-words";
import { wishShare } from "@/lib/dialogue/deciding/felt-distance";
import { type EffectiveWish, testsWithout } from "@/lib/dialogue/state/effective-wishes";
import { capitalised } from "@/lib/dialogue/wording/count-words";
import type { Mark } from "@/lib/dialogue/wording/parts";
import { groupDigits } from "@/messages/group-digits";
import { models } from "@/messages/models";
import { plotted } from "@/messages/plotted";
import { factOf, productCard, productMarks, valueText } from "./products-beside";
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

export type ModelVersions = ReturnType<typeof modelVersions>;

export const versionOrders = ["year", "price", "power", "mileage"] as const;
export type VersionOrder = (typeof versionOrders)[number];
const columnsOf = (...groups: ("numbers" | "words" | "wished" | "stated")[]) =>
  slotsInOrder(({ versions }) => (versions && groups.includes(versions.group) ? versions.place : undefined));
const numberColumns = columnsOf("numbers", "stated");
const wordColumns = columnsOf("words");
const wishedColumns = columnsOf("wished");
const statedColumns = new Set(columnsOf("stated"));

type Cells = Partial<Record<SlotName, VersionCell>>;

/** Marks values that a wish covers. */
export function modelVersions(
  items: readonly CatalogProduct[],
  { wishes, order }: { wishes: readonly EffectiveWish[]; order: VersionOrder },
) {
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
      cells: Object.fromEntries(columns.map((slot) => [slot, cellOf(item, slot, wishes)])) as Cells,
      /** Passes every current wish. `null` without wishes. */
      fits: wishes.length === 0 ? null : matchesAll(item, tests),
    })),
  };
}

/** Shows the worst-met wish. */
const worstFirst: readonly Mark["mark"][] = ["missed", "unknown", "bent", "met"];

function cellOf(item: CatalogProduct, slot: SlotName, wishes: readonly EffectiveWish[]): VersionCell {
  const estimate = slot === likeness.price ? estimateOf(item) : null;
  const say = (value: number) => describeValue(slot, value);
  const span = estimate ? plotted.range({ from: say(estimate.low), to: say(estimate.high) }) : undefined;
  const own = wishes.filter((wish) => wish.constraint.slot === slot);
  const [worst] = productMarks(item, own).sort((a, b) => worstFirst.indexOf(a.mark) - worstFirst.indexOf(b.mark));
  if (worst) return { value: worst.value, mark: worst.mark, of: worst.of, span };
  return { value: valueText(slot, item[slot]), mark: null, span };
}

function sharedCell(item: CatalogProduct, slot: SlotName, wishes: readonly EffectiveWish[]): VersionCell {
  const cell = cellOf(item, slot, wishes);
  const held = item[slot];
  if (cell.mark !== null || held === null) return cell;
  return { ...cell, value: describeValues(slot, [held].flat(), "and") || "none" };
}

/** Newest first, then cheap trims. By number, unknowns come last. */
function inOrder(items: readonly CatalogProduct[], order: VersionOrder): CatalogProduct[] {
  const slot = likeness.orders[order];
  const sign = slotDefinitions[slot].direction === "less" ? 1 : -1;
  return [...items].sort((a, b) => compareKnown(a[slot], b[slot], sign) || b.year - a.year || a.position - b.position);
}

function compareKnown(a: number | null, b: number | null, sign: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return sign * (a - b);
}

/** Meets the wishes best, then newest, then cheapest. Fewer unknowns come first. */
export function leadVersion(items: readonly CatalogProduct[], wishes: readonly EffectiveWish[]): CatalogProduct | null {
  const asked = wishes.map(({ constraint }) => constraint);
  const share = new Map(items.map((item) => [item, wishShare(item, asked)]));
  const price = (item: CatalogProduct) => item[likeness.price] ?? Number.POSITIVE_INFINITY;
  const [first] = [...items].sort(
    (a, b) =>
      (share.get(b) ?? 0) - (share.get(a) ?? 0) ||
      unstated(a) - unstated(b) ||
      b.year - a.year ||
      price(a) - price(b) ||
      a.position - b.position,
  );
  return first ?? null;
}

function unstated(item: CatalogProduct): number {
  return likeness.valued.filter((slot) => item[slot] === null).length;
}

export type ModelLead = ReturnType<typeof modelLead>;

export function modelLead(item: CatalogProduct, wishes: readonly EffectiveWish[], rates: Rates) {
  const price = item[likeness.price];
  const { slot, title } = comesWith;
  const given: readonly string[] = item[slot] ?? [];
  const facts = given.map((each) => ({ label: capitalised(describeValue(slot, each)), value: models.given, unit: "" }));
  return {
    ...productCard(item),
    priceToday: estimateOf(item),
    budget: budgetText(price, wishes),
    marks: productMarks(item, wishes),
    groups: [
      ...factGroups.map(({ title, slots }) => ({ title, facts: slots.flatMap((slot) => statedFact(slot, item)) })),
      { title: title as string, facts },
    ].filter(({ facts }) => facts.length > 0),
    running: runningText(item, rates),
  };
}

function statedFact(slot: SlotName, item: CatalogProduct) {
  if (item[slot] === null) return [];
  const { label, unit, values } = factOf(slot, [item]);
  return [{ label, value: values[0] ?? "", unit }];
}

/** "$1,100 under your budget". `null` without a budget. */
function budgetText(price: number | null, wishes: readonly EffectiveWish[]) {
  const budget = wishes.find(({ constraint: of }) => of.slot === likeness.price && of.op === "<=")?.constraint.value;
  if (typeof budget !== "number" || price === null) return null;
  const gap = describeValue(likeness.price, Math.abs(budget - price));
  return { text: models.budget({ under: price <= budget, gap }), at: budget };
}

function runningText(item: CatalogProduct, rates: Rates): string | null {
  const cost = running?.yearlyCost(item, rates) ?? null;
  if (!running || cost === null) return null;
  const prices = running.pricesFor(running.fuelsOf(item), rates);
  const fuel = (["premium", "diesel", "gas"] as const).find((each) => prices[each] !== undefined);
  return models.cost({
    power: running.powerOf(item) === "both" ? "both" : fuel ? "other" : "electric",
    cost: `$${groupDigits(Math.round(cost / 10) * 10)}`,
    miles: rates.milesAYear,
    cents: Math.round((prices.power ?? 0) * 100),
    fuel: fuel === undefined || fuel === "gas" ? "other" : fuel,
    gallon: (fuel && prices[fuel])?.toFixed(2) ?? "",
    dearer: fuel !== "gas",
    regular: rates.gallon.toFixed(2),
  });
}
