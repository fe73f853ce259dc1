import type { Name, NumericName } from "@/domains/cars";
import type * as pack from "@/domains/pack";

export type StandInTest = pack.StandInTestOf<Name, NumericName>;
export type StandIn = pack.StandInOf<Name, NumericName>;

const named = (label: string, slot: Name, means: RegExp): StandIn => ({ label, tests: [{ slot, means }] });
const bounds = (slot: NumericName, op: ">=" | "<=", ...values: number[]): StandIn[] =>
  values.map((value) => ({ tests: [{ slot, op, value }] }));
const years = (...yearsBack: number[]): StandIn[] =>
  yearsBack.map((back) => ({ tests: [{ slot: "year", yearsBack: back }] }));

const suv = named("SUV", "style", /\bsuv\b/);
const wagon = named("wagon", "style", /\bwagon\b/);
const minivan = named("minivan", "style", /^passenger minivan$/);
const pickup = named("pickup", "style", /\bpickup\b/);
const large = named("large car", "size", /^large$/);
const midsizeUp = named("midsize or large", "size", /^(midsize|large)$/);
const compact = named("compact", "size", /^compact$/);
const awd = named("all-wheel drive", "drivenWheels", /^all wheel drive$/);
const fourWheel = named("four-wheel drive", "drivenWheels", /^four wheel drive$/);
const performance = named("performance car", "marketCategory", /^performance$/);
const convertible = named("convertible", "style", /^convertible$/);
const luxury = named("luxury car", "marketCategory", /^luxury$/);
const crossover = named("crossover", "marketCategory", /^crossover$/);
const hybrid = named("hybrid", "marketCategory", /^hybrid$/);
const electric = named("electric", "fuelType", /^electric$/);
const hatchback = named("hatchback", "style", /\bhatchback\b/);
const coupe = named("coupe", "style", /^coupe$/);
const largeSuv: StandIn = {
  label: "large SUV",
  tests: [
    { slot: "style", means: /\bsuv\b/ },
    { slot: "size", means: /^large$/ },
  ],
};

/** Stand-ins by wish. Numbers are typical of the last ten years' cars. */
export const standIns = {
  roomy: [...bounds("cargo", ">=", 30, 40), suv, wagon, minivan],
  family: [suv, wagon, minivan, large],
  trunk: [...bounds("cargo", ">=", 15, 20, 30), suv, wagon, hatchback],
  manySeats: [...bounds("seats", ">=", 6, 7), minivan, largeSuv],
  fiveSeats: [...bounds("seats", ">=", 5), midsizeUp, suv, minivan],
  tall: [suv, minivan, ...bounds("height", ">=", 65)],
  twoSeats: [...bounds("seats", "<=", 2), coupe, convertible],
  farOnACharge: bounds("range", ">=", 250, 300),
  towing: [...bounds("towing", ">=", 3500, 5000, 7500), pickup, largeSuv],
  snow: [awd, fourWheel],
  outdoors: [suv, wagon, awd, fourWheel],
  rough: [...bounds("clearance", ">=", 8), fourWheel, awd, suv, pickup],
  fun: [performance, convertible],
  comfort: [luxury, large],
  small: [compact, hatchback, ...bounds("length", "<=", 180)],
  starter: [compact, ...bounds("msrp", "<=", 20_000, 25_000)],
  // The driver of a car this tall sits at hip height. A sedan is about 57 inches tall.
  highSeat: [...bounds("height", ">=", 63, 58), suv, minivan],
  tallBody: bounds("height", ">=", 66, 62, 59),
  stepIn: [...bounds("height", ">=", 63, 58), minivan, crossover],
  lowStep: [minivan, crossover],
  tame: bounds("horsepower", "<=", 200, 160),
  accessible: [minivan],
  cheap: bounds("msrp", "<=", 20_000, 25_000, 30_000),
  premium: [luxury],
  mileage: [...bounds("highwayMpg", ">=", 30, 35, 40), hybrid],
  highwayMileage: bounds("highwayMpg", ">=", 30, 35, 40),
  cityMileage: [...bounds("cityMpg", ">=", 25, 30, 40), hybrid],
  power: bounds("horsepower", ">=", 250, 300, 400),
  fewMiles: [...bounds("miles", "<=", 60_000, 40_000, 80_000), ...years(2, 4)],
  recent: years(2, 4, 6),
  fresh: years(0, 1),
  clean: [electric, hybrid],
} as const satisfies Readonly<Record<string, readonly StandIn[]>>;
