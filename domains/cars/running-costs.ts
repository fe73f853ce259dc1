/** Defaults until the shopper states others. Every answer names them. */
export const usualRates = { milesAYear: 12_000, gallon: 3.4, kiloWattHour: 0.17 };
export type Rates = typeof usualRates;
/** Dollars a gallon over regular. */
const over = { premium: 0.8, diesel: 0.5 };
/** Energy in a gallon of gas, which defines MPGe (EPA). */
const kiloWattHoursAGallon = 33.7;
/** Share of city miles in the EPA's combined figure. */
const cityShare = 0.55;
/** Plug-in hybrids: electric share of miles, and range against gas on equal energy (EPA, 40-mile range). */
const plugged = { share: 0.5, farther: 2.5 };

export interface Driven {
  highwayMpg: number | null;
  cityMpg: number | null;
  fuelType: string;
  marketCategory: readonly string[];
}

export function takesBoth({ marketCategory }: Pick<Driven, "marketCategory">): boolean {
  return marketCategory.includes("Plug-In Hybrid");
}

/** Dollars a year; `null` if mileage is unknown. */
export function yearlyCost(driven: Driven, rates: Rates): number | null {
  const { highwayMpg, cityMpg, fuelType } = driven;
  const [highway, city] = [highwayMpg ?? cityMpg, cityMpg ?? highwayMpg];
  if (!highway || !city) return null;
  const combined = 1 / (cityShare / city + (1 - cityShare) / highway);
  const gallon = gallonPrice(fuelType, rates);
  if (!takesBoth(driven)) return (rates.milesAYear / combined) * gallon;
  const charged = gallonPrice("electric", rates) / plugged.farther;
  return (rates.milesAYear / combined) * (plugged.share * charged + (1 - plugged.share) * gallon);
}

function gallonPrice(fuel: string, { gallon, kiloWattHour }: Rates): number {
  if (fuel === "electric") return kiloWattHoursAGallon * kiloWattHour;
  if (fuel.startsWith("diesel")) return gallon + over.diesel;
  return fuel.startsWith("premium") ? gallon + over.premium : gallon;
}

export function pricesFor(
  fuels: readonly string[],
  { gallon, kiloWattHour }: Rates,
): Partial<Record<"gas" | "premium" | "diesel" | "power", number>> {
  const burns = (fuel: string) => fuels.some((each) => each.startsWith(fuel));
  return {
    ...(fuels.some((each) => each !== "electric") ? { gas: gallon } : {}),
    ...(burns("premium") ? { premium: gallon + over.premium } : {}),
    ...(burns("diesel") ? { diesel: gallon + over.diesel } : {}),
    ...(burns("electric") ? { power: kiloWattHour } : {}),
  };
}

/** Kinds to compare, with the slots each makes redundant. */
export const runningKinds = {
  electric: [{ slot: "fuelType", op: "==", value: "electric" }],
  hybrid: [{ slot: "marketCategory", op: "==", value: "Hybrid" }],
  gas: [
    { slot: "fuelType", op: "==", value: "regular unleaded" },
    { slot: "marketCategory", op: "!=", value: "Hybrid" },
  ],
} as const;
export const ofKinds: readonly string[] = ["fuelType", "marketCategory", "highwayMpg"];
export const fuelsOfKind = { electric: ["electric", "gas"], hybrid: ["gas"] } as const;

/** Months. */
export const loanTerms = [48, 60, 72] as const;
/** The rate, in percent a year, is about what US loans cost in November 2026. */
export const usualLoan = { months: 60, rate: 7, down: 0 };
