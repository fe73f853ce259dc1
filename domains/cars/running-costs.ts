import type { Name } from "@/domains/cars";
import type { Loans, Rates, Running } from "@/domains/pack";

/** Dollars a gallon over regular. */
const over = { premium: 0.8, diesel: 0.5 };
/** Energy in a gallon of gas, which defines MPGe (EPA). */
const kiloWattHoursAGallon = 33.7;
/** Share of city miles in the EPA's combined figure. */
const cityShare = 0.55;
/** Plug-in hybrids: electric share of miles, and range against gas on equal energy (EPA, 40-mile range). */
const plugged = { share: 0.5, farther: 2.5 };

interface Driven {
  highwayMpg: number | null;
  cityMpg: number | null;
  fuelType: string;
  marketCategory: readonly string[];
}

function takesBoth({ marketCategory }: Pick<Driven, "marketCategory">): boolean {
  return marketCategory.includes("Plug-In Hybrid");
}

function yearlyCost(driven: Driven, rates: Rates): number | null {
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

function pricesFor(fuels: readonly string[], { gallon, kiloWattHour }: Rates) {
  const burns = (fuel: string) => fuels.some((each) => each.startsWith(fuel));
  return {
    ...(fuels.some((each) => each !== "electric") ? { gas: gallon } : {}),
    ...(burns("premium") ? { premium: gallon + over.premium } : {}),
    ...(burns("diesel") ? { diesel: gallon + over.diesel } : {}),
    ...(burns("electric") ? { power: kiloWattHour } : {}),
  };
}

export const running: Running<Driven, Name> | undefined = {
  usual: { milesAYear: 12_000, gallon: 3.4, kiloWattHour: 0.17 },
  yearlyCost,
  powerOf: (item) => (item.fuelType === "electric" ? "electric" : takesBoth(item) ? "both" : "other"),
  fuelsOf: (item) => [item.fuelType, ...(takesBoth(item) ? ["electric"] : [])],
  pricesFor,
  kinds: {
    electric: [{ slot: "fuelType", op: "==", value: "electric" }],
    hybrid: [{ slot: "marketCategory", op: "==", value: "Hybrid" }],
    gas: [
      { slot: "fuelType", op: "==", value: "regular unleaded" },
      { slot: "marketCategory", op: "!=", value: "Hybrid" },
    ],
  },
  fuelsOfKind: { electric: ["electric", "gas"], hybrid: ["gas"] },
  ofKinds: ["fuelType", "marketCategory", "highwayMpg"],
};

export const loans: Loans | undefined = {
  terms: [48, 60, 72],
  /** The rate is about what US loans cost in November 2026. */
  usual: { months: 60, rate: 7, down: 0 },
};
