import type { UsedValue } from "@/domains/pack";
import { exoticFloor, floors, lineLoss, makePace, segmentLoss } from "./losses";

/** The newest model year sold new. The year before is also sold new. */
export const pricedAt = { date: "November 2026", modelYear: 2026 } as const;

export interface Valued {
  make: string;
  model: string;
  year: number;
  style: string;
  fuelType: string;
  marketCategory: readonly string[];
}

/** Yearly US consumer price inflation, 2015 to 2025. */
const inflation = 0.03;
/** The pace of loss grows with this power of the list price over the middle one. */
const dearer = { power: 0.15, middling: 33_000 };
/** Half the range: share at age 0, plus growth per year. */
const spread = { start: 0.08, yearly: 0.007 };
/** New cars sell for this share of their price or more. */
const newSpan = 0.95;

const milesAYear = { usual: 12_500, electric: 11_000, exotic: 3500 };
const certifiable = { years: 6, miles: 80_000 };

/** Years since its model year; 0 while still sold new. */
export function ageOf({ year }: Pick<Valued, "year">): number {
  const age = pricedAt.modelYear - year;
  return age <= 1 ? 0 : age;
}

/** Whole dollars: the estimate, and the range of most offers. By the car's facts alone, so anyone can repeat it. */
export function valueToday(car: Valued, listPrice: number) {
  const asNew = listPrice + destinationOf(car);
  const age = ageOf(car);
  if (age === 0) return { price: asNew, low: roundHundred(asNew * newSpan), high: asNew };
  const pace = -Math.log(1 - fiveYearLoss(car)) * (listPrice / dearer.middling) ** dearer.power;
  const kept = Math.exp((inflation - pace / 5) * age);
  const share = Math.min(1, Math.max(floorOf(car), kept));
  const price = Math.min(asNew, roundHundred(listPrice * share));
  const half = spread.start + spread.yearly * age;
  return {
    price,
    low: Math.min(price, roundHundred(price * (1 - half))),
    high: Math.max(price, Math.min(asNew, roundHundred(price * (1 + half)))),
  };
}

export function expectedMiles(car: Valued): number {
  const kind = car.marketCategory.includes("Exotic") ? "exotic" : car.fuelType === "electric" ? "electric" : "usual";
  return milesAYear[kind] * ageOf(car);
}

export function conditionOf(car: Valued): string[] {
  const age = ageOf(car);
  if (age === 0) return ["new"];
  const isCertifiable = age <= certifiable.years && expectedMiles(car) <= certifiable.miles;
  return isCertifiable ? ["certified", "used"] : ["used"];
}

export function pricedToday<Listed extends Valued & { msrp: number | null }>(car: Listed) {
  const { msrp: listPrice } = car;
  const msrp = listPrice === null ? null : valueToday(car, listPrice).price;
  return { ...car, msrp, listPrice, newOrUsed: conditionOf(car), miles: expectedMiles(car) };
}

type Priced = Valued & { msrp: number | null; listPrice: number | null };

/** A dealer's stock has real prices. */
function estimateOf(car: Priced) {
  const { listPrice } = car;
  const estimate = listPrice === null ? null : valueToday(car, listPrice);
  if (listPrice === null || estimate?.price !== car.msrp) return null;
  return { estimate: estimate.price, low: estimate.low, high: estimate.high, listPrice, date: pricedAt.date };
}

export const usedValue: UsedValue<Priced> | undefined = {
  ...{ date: pricedAt.date, milesAYear: milesAYear.usual, estimateOf },
};

const nameOf = ({ make, model }: Valued) => `${make} ${model}`;

function fiveYearLoss(car: Valued): number {
  const line = lineLoss.get(nameOf(car));
  if (line !== undefined) return line;
  return 1 - (1 - segmentLoss[segmentOf(car)]) ** (makePace.get(car.make) ?? 1);
}

function segmentOf({ fuelType, marketCategory, style }: Valued): keyof typeof segmentLoss {
  if (fuelType === "electric") return "electric";
  if (marketCategory.includes("Hybrid")) return "hybrid";
  if (/Pickup|Van$/.test(style)) return "truck";
  return style.includes("SUV") ? "suv" : "car";
}

function floorOf(car: Valued): number {
  return floors.get(nameOf(car)) ?? (car.marketCategory.includes("Exotic") ? exoticFloor : 0);
}

/** Typical destination charges for model year 2025. */
function destinationOf({ style }: Valued): number {
  if (/Pickup|Van$/.test(style)) return 2095;
  return style.includes("SUV") ? 1450 : 1195;
}

function roundHundred(dollars: number): number {
  return 100 * Math.round(dollars / 100);
}
