import { type NumericSlotName, numberSlots, numericSlotNames, type SlotUnit } from "@/lib/constraints";
import { economyWords, slotWords } from "@/lib/constraints/slot-words";

/** `economy` waits for city or highway. `other` has no slot. */
export type Unit = NumericSlotName | Measure | "economy" | "age" | "other";

/** Of all slots in a unit, the nearest named one wins. `times` turns it into the unit. */
export interface Measure {
  unit: SlotUnit;
  times: number;
  /** It needs no name nearby. */
  sole?: boolean;
  say: readonly string[];
}

const common = {
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
} satisfies Record<string, Measure>;

export const { inch, foot } = common;

const slotsIn = (unit: SlotUnit) => numericSlotNames.filter((slot) => numberSlots[slot].unit === unit);

/** A unit of one slot alone names that slot. */
const measures: readonly Measure[] = [
  ...Object.values<Measure>(common).map((each) =>
    slotsIn(each.unit).length === 1 ? Object.assign(each, { sole: true }) : each,
  ),
  ...numericSlotNames.flatMap((slot) =>
    Object.entries(slotWords[slot].scaled ?? {}).map(([word, times]) => ({
      ...{ unit: numberSlots[slot].unit, times, sole: true },
      say: [word],
    })),
  ),
];

const ofSlots = (kind: "units" | "nouns" | "near"): [Unit, readonly string[]][] =>
  numericSlotNames.map((slot) => [slot, slotWords[slot][kind] ?? []]);

/** After a number. A slot's own units come first, because they are unambiguous. */
export const unitPhrases: readonly [Unit, readonly string[]][] = [
  ...ofSlots("units"),
  ...measures.map((each): [Unit, readonly string[]] => [slotsIn(each.unit).length > 0 ? each : "other", each.say]),
  ["economy", economyWords?.units ?? []],
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
  ["economy", economyWords?.nouns ?? []],
];

export const measuredNear = ofSlots("near");

export const economyPlaces = economyWords?.places ?? [];

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

/** 15.6". */
export const hasInchSign = numericSlotNames.some((slot) => slotWords[slot].inchSign);
