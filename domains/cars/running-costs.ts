/** What energy is taken to cost, and how far a shopper is taken to drive, until they say. Said with every answer. */
export const usualRates = { milesAYear: 12_000, gallon: 3.4, kiloWattHour: 0.17 };
export type Rates = typeof usualRates;
/** Dollars a gallon over regular. */
const over = { premium: 0.8, diesel: 0.5 };
/** Energy in a gallon of gas, by which MPGe is defined (EPA). */
const kiloWattHoursAGallon = 33.7;
/** Share of city miles in the EPA's combined figure. */
const cityShare = 0.55;
/** Plug-in hybrids: the share of miles on electricity, and how much farther they get on the same energy (EPA, about 40 miles of range). */
const plugged = { share: 0.5, farther: 2.5 };

export interface Driven {
  highwayMpg: number | null;
  cityMpg: number | null;
  fuelType: string;
  marketCategory: readonly string[];
}

/** It takes gas and electricity. */
export function takesBoth({ marketCategory }: Pick<Driven, "marketCategory">): boolean {
  return marketCategory.includes("Plug-In Hybrid");
}

/** Dollars a year; `null` where the mileage isn't known. */
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

/** Prices a sum rests on: dollars a gallon, or a kilowatt-hour for `power`. */
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

/** Kinds whose running is compared, by the tests that tell them; and the slots that say nothing once a kind is named. */
export const runningKinds = {
  electric: [{ slot: "fuelType", op: "==", value: "electric" }],
  hybrid: [{ slot: "marketCategory", op: "==", value: "Hybrid" }],
  gas: [
    { slot: "fuelType", op: "==", value: "regular unleaded" },
    { slot: "marketCategory", op: "!=", value: "Hybrid" },
  ],
} as const;
export const ofKinds: readonly string[] = ["fuelType", "marketCategory", "highwayMpg"];
/** Fuels a kind takes. */
export const fuelsOfKind = { electric: ["electric", "gas"], hybrid: ["gas"] } as const;
