import {
  cardSlots,
  constraintId,
  type Level,
  levelWeights,
  likeness,
  type Predicate,
  roles,
  type SlotName,
  slotTitles,
} from "@/lib/constraints";
import type {
  Bar,
  ConstraintsPart,
  Drawing,
  RelaxationPart,
  ResultProduct,
  ResultsPart,
  WishView,
} from "@/lib/dialogue/wording/parts";

const { orders } = likeness;
/** The driven wheels of a product. */
export const wheels: SlotName = roles.slice[2] ?? "style";
const onCard = Object.fromEntries(cardSlots.map((slot, at) => [slot, 33 - 7 * at])) as Record<
  (typeof cardSlots)[number],
  number
>;

/** No figure here is a fact about a product. */
export const words = (counts: Record<string, number>, inside: readonly string[]): Drawing => ({
  bars: Object.entries(counts).map(([value, count]) => ({
    value,
    label: value,
    count,
    inside: inside.includes(value),
  })),
});

export function numbers(from: number, counts: readonly number[], passes: (value: number) => boolean, step = 1): Bar[] {
  return counts.map((count, index) => {
    const value = from + index * step;
    const bar: Bar = { value, label: String(value), count, inside: passes(value) };
    return step === 1 ? bar : { ...bar, upTo: value + step, inside: passes(value + step - 1) };
  });
}

interface Draft extends Predicate {
  level: Level;
  text: string;
  locked?: boolean;
  gain: number | null;
  drawing: Drawing;
  interval?: [number, number];
  quote?: string;
}

export function sampleWish({ slot, op, value, level, text, gain, drawing, ...more }: Draft): WishView {
  const quote = more.quote ?? text;
  return {
    constraint: {
      id: constraintId({ slot, op, value }),
      slot,
      op,
      value,
      weight: levelWeights[level],
      level,
      locked: more.locked ?? false,
      ...(more.interval ? { interval: more.interval } : {}),
      evidence: [{ for: "weight", turn: 0, start: 0, end: quote.length, quote }],
    },
    label: slotTitles[slot],
    text,
    unit: slot === orders.mileage ? "mpg" : "",
    gain,
    drawing,
  };
}

const mileageBars = numbers(28, [0, 0, 2, 3, 7, 7, 0, 0, 0], (value) => value >= 33);
const mileage: Drawing = { bars: mileageBars, asked: 35, now: 33 };
const priceCounts = [0, 0, 0, 0, 1, 2, 4, 9, 6, 14, 2, 3, 6, 8, 6, 7, 11, 9, 7, 4, 3, 0, 0, 2, 3, 2, 3, 1];
const prices = numbers(16_000, priceCounts, (value) => value <= 24_000, 1000);

export const highway: WishView = {
  ...sampleWish({
    ...{ slot: orders.mileage, op: ">=", value: 35, level: "nice", text: "33 mpg or more", gain: 12 },
    drawing: mileage,
    quote: "35 mpg highway would be nice",
  }),
  askedText: "35 mpg or more",
  gaveWay: { action: "loosened", from: "35", to: "33" },
};
export const drive = sampleWish({
  ...{ slot: wheels, op: "==", value: "all wheel drive", level: "must", text: "all-wheel drive", locked: true },
  gain: null,
  drawing: words({ AWD: 60, FWD: 76, RWD: 40, "4WD": 26 }, ["AWD"]),
});
export const budget = sampleWish({
  ...{ slot: orders.price, op: "<=", value: 24_000, level: "strong", text: "up to $24,000", gain: 49 },
  drawing: { bars: prices, asked: 24_000, now: 24_000 },
});
export const body = sampleWish({
  ...{ slot: "style", op: "in", value: ["Wagon", "4dr SUV"], level: "prefer", text: "wagon or SUV", gain: 14 },
  drawing: words({ "wagon or SUV": 60, coupe: 0, hatchback: 44, sedan: 76 }, ["wagon or SUV"]),
});
export const yearWish = sampleWish({
  ...{ slot: "year", op: ">=", value: 2019, level: "flexible", text: "2019 or newer", gain: 4 },
  drawing: { bars: numbers(2015, [4, 4, 9, 9, 5, 5, 9, 5], (value) => value >= 2019), asked: 2019, now: 2019 },
});
export const bodyLetGo: WishView = {
  ...body,
  text: "any body",
  askedText: "wagon or SUV",
  gaveWay: { action: "dropped", from: "wagon or SUV", to: null },
};
export const budgetUnsure: WishView = {
  ...budget,
  constraint: { ...budget.constraint, level: "prefer", interval: [0.3, 0.75] },
};

export const constraints: ConstraintsPart = {
  wishes: [drive, budget, body, yearWish, highway],
  noPreference: [{ slot: "make", label: "Make" }],
  canUndo: true,
  canRedo: false,
};

export const relaxation: RelaxationPart = {
  state: "relaxed",
  wishes: 5,
  gaveWay: [
    {
      ...{
        id: `${orders.mileage}:>=`,
        label: "Highway",
        action: "loosened",
        from: "35",
        to: "33",
        unit: "mpg",
        level: "nice",
      },
      weight: 0.1,
      quote: "35 mpg highway would be nice",
      reading: "You, first message. I read that as nice to have.",
      drawing: mileage,
    },
  ],
  kept: [
    { id: "a", text: "all-wheel drive", locked: true },
    { id: "b", text: "up to $24,000", locked: false },
    { id: "c", text: "wagon or SUV", locked: false },
    { id: "d", text: "2019 or newer", locked: false },
  ],
  matches: 7,
  alternatives: [
    { id: "1", label: "Budget", changes: [{ label: "Budget", from: "$24,000", to: "up to $27,700" }], count: 1 },
    { id: "2", label: "Body", changes: [{ label: "Body", from: "", to: "hatchbacks and sedans too" }], count: 12 },
    { id: "3", label: "Highway", changes: [{ label: "Highway", from: "", to: "no mileage wish at all" }], count: 19 },
  ],
  agree: "33 is fine",
  disagree: "Keep 35",
  conflict: [],
};

function product(
  position: number,
  name: string,
  also: string,
  year: number,
  msrp: number,
  style: string,
): ResultProduct {
  const dollars = `$${msrp.toLocaleString("en-US")}`;
  const mark = { satisfaction: 1, mark: "met" as const };
  return {
    ...{ position, name, trim: null, year, style, price: dollars, msrp, ...onCard },
    ...{ electric: false, also, score: 0.81 - position / 100 },
    marks: [
      { id: "a", label: "Drive", value: "AWD", weight: 0.95, ...mark },
      { id: "b", label: "Budget", value: dollars, weight: 0.75, ...mark, satisfaction: 0.62 },
      { id: "c", label: "Body", value: style === "Wagon" ? "wagon" : "SUV", weight: 0.55, ...mark },
      { id: "d", label: "Year", value: String(year), weight: 0.3, ...mark, satisfaction: 0.7 },
      { id: "e", label: "Highway", value: "33", of: "of 35", weight: 0.1, satisfaction: 0.4, mark: "bent" },
    ],
  };
}

export const results: ResultsPart = {
  total: 7,
  summary: "four wishes kept, highway at 33",
  cars: [
    product(0, "Mazda CX-30", "2.5 S, also 2023", 2022, 22_200, "4dr SUV"),
    product(1, "Subaru Crosstrek", "2.0i, also 2019, 2020, 2022", 2021, 23_595, "4dr SUV"),
    product(2, "Subaru Impreza", "Premium", 2019, 23_895, "Wagon"),
  ],
  points: Array.from({ length: 96 }, (_, index) => {
    const mpg = 28 + ((index * 7) % 12);
    const msrp = 19_500 + ((index * 3791) % 20_000) + (mpg > 35 ? 7000 : 0);
    const inside = msrp <= 24_000 && mpg === 33;
    return { position: index, name: index % 2 ? "Toyota RAV4 Hybrid" : "Subaru Crosstrek", msrp, mpg, inside };
  }).filter(({ msrp, mpg }) => msrp > 24_000 || mpg <= 33),
};
