import { type NumericSlotName, numericSlotNames, type SlotUnit } from "@/lib/constraints";
import { slotWords } from "@/lib/constraints/slot-words";

/** `mileage` waits for city or highway. `other` has no slot. */
export type Unit = NumericSlotName | MeasureUnit | "mileage" | "age" | "other";

/** The nearest named slot wins. */
export type MeasureUnit = keyof typeof measures;

/** In their slots' unit. A `sole` one needs no name nearby. */
export const measures = {
  inch: { unit: "in", times: 1, say: ["(inch|inches)"] },
  foot: { unit: "in", times: 12, say: ["(foot|feet|ft)"] },
  meter: { unit: "in", times: 39.37, say: ["(m|meter|meters|metre|metres)"] },
  centimeter: { unit: "in", times: 0.3937, say: ["(cm|centimeter|centimeters|centimetres)"] },
  pound: { unit: "lb", times: 1, say: ["(lb|lbs|pound|pounds|£)"] },
  kilogram: { unit: "lb", times: 2.2046, say: ["(kg|kgs|kilo|kilos|kilogram|kilograms)"] },
  ton: { unit: "lb", times: 2000, say: ["[short] (ton|tons)"] },
  tonne: { unit: "lb", times: 2204.6, say: ["(tonne|tonnes)", "metric (ton|tons)"] },
  mile: { unit: "mi", times: 1, say: ["(mile|miles|mi)"] },
  kilometer: { unit: "mi", times: 0.6214, say: ["(km|kms|kilometer|kilometers|kilometre|kilometres)"] },
  cubicFoot: {
    unit: "ft³",
    times: 1,
    sole: true,
    say: ["(cubic feet|cubic foot|cubic ft|cu ft|cuft|cu . ft)", "cubes"],
  },
  liter: { unit: "ft³", times: 0.035315, say: ["(l|liter|liters|litre|litres)"] },
} as const satisfies Record<string, { unit: SlotUnit; times: number; sole?: true; say: readonly string[] }>;

const ofSlots = (kind: "units" | "nouns" | "near"): [Unit, readonly string[]][] =>
  numericSlotNames.map((slot) => [slot, slotWords[slot][kind] ?? []]);

/** After a number. A slot's own units come first, because they are unambiguous. */
export const unitPhrases: readonly [Unit, readonly string[]][] = [
  ...ofSlots("units"),
  ...Object.entries(measures).map(([name, { say }]): [Unit, readonly string[]] => [name as MeasureUnit, say]),
  ["mileage", ["mpg", "miles (per|to the|a) gallon", "mile per gallon", "mpge", "m p g"]],
  ["age", ["(years|year|yrs|yr) old", "years", "yrs", "years of age"]],
  [
    "other",
    [
      "(child|baby|booster) (seat|seats)",
      "figures",
      "seat",
      "seats",
      "seater",
      "seaters",
      "passenger",
      "passengers",
      "people",
      "persons",
      "kid",
      "kids",
      "child",
      "children",
      "dog",
      "dogs",
      "second",
      "seconds",
      "sec",
      "secs",
      "minute",
      "minutes",
      "hour",
      "hours",
      "day",
      "days",
      "week",
      "weeks",
      "month",
      "months",
      "times",
      "in screen",
      "inch (screen|screens|wheel|wheels|rim|rims|tires|tyres)",
      "horse (bumper|trailer|slant|gooseneck|float|box)",
      "cc",
      "percent",
      "%",
      "owner",
      "owners",
      "cars",
      "options",
      "star",
      "stars",
      "speed",
      "speeds",
      "gears",
      "gear",
      "am",
      "pm",
      "of us",
      "row",
      "rows",
      "adults",
      "boys",
      "girls",
      "cats",
      "bags",
      "suitcases",
      "airbags",
      "nm",
      "mph",
      "kwh",
      "a month",
      "per month",
      "a year",
      "a day",
      "bikes",
      "cup",
      "cups",
      "others",
      "things",
      "reasons",
      "word",
      "words",
      "sentences",
      "accidents",
    ],
  ],
];

export const slotPhrases: readonly [Unit, readonly string[]][] = [
  ...ofSlots("nouns"),
  [
    "mileage",
    [
      "mpg",
      "mileage",
      "milage",
      "fuel economy",
      "fuel efficiency",
      "gas mileage",
      "fuel consumption",
      "gas milage",
      "economy",
      "fuel mileage",
      "efficiency",
      "fuel efficient",
    ],
  ],
];

export const measuredNear = ofSlots("near");

export const mileagePlaces: readonly ["city" | "highway" | "both" | "either", readonly string[]][] = [
  ["city", ["city", "town", "urban", "around town", "in town", "stop and go", "city driving"]],
  [
    "highway",
    [
      "highway",
      "hwy",
      "freeway",
      "outside (it|town|the city|of town|of it)",
      "out of town",
      "motorway",
      "interstate",
      "open road",
      "long distance",
      "highways",
      "road trips",
      "autobahn",
    ],
  ],
  [
    "both",
    [
      "(city|town) (and|&) [the] [on the] (highway|freeway|motorway)",
      "(highway|freeway|motorway) (and|&) [in the] [around] (city|town)",
    ],
  ],
  [
    "either",
    [
      "city or highway",
      "highway or city",
      "either",
      "[city [and|&] highway] (combined|overall|average|averaged|averages|averaging|avg|mixed)",
      "(combined|overall|average|avg|mixed) (city [and|&] highway|driving)",
    ],
  ],
];

/** "15,000 miles a year", "40 miles each way". */
export const rates: ReadonlySet<string> = new Set([
  "a",
  "per",
  "each",
  "every",
  "annually",
  "yearly",
  "/",
  "to",
  "from",
  "away",
  "round",
  "one",
  "daily",
]);

/** Counts without a column. */
export type CountedThing =
  | "people"
  | "children"
  | "seats"
  | "rows"
  | "distance"
  | "month"
  | "liters"
  | "seconds"
  | "thirst";

export const countedThings: readonly (readonly [CountedThing, readonly string[]])[] = [
  ["people", ["(people|persons|passengers|passenger|adults|of us|family members|in the family|friends)"]],
  ["children", ["(kids|children|boys|girls|teenagers|toddlers|grandkids|sons|daughters)"]],
  ["seats", ["(seat|seats|seater|seaters|seatbelts|car seats)"]],
  ["rows", ["(row|rows) [of seats]"]],
  ["distance", ["(mile|miles|km|kms|kilometers|kilometres)"]],
  ["month", ["(a|per|each|every) month", "(month|monthly|mo|pm)"]],
  ["liters", ["(liter|liters|litre|litres|l)"]],
  ["seconds", ["(second|seconds|sec|secs)"]],
  ["thirst", ["mpg", "miles (per|to the|a) gallon"]],
];

export const moneyWords = new Set(["$", "dollars", "dollar", "bucks", "usd", "£", "€", "quid", "pounds"]);
