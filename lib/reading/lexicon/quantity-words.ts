import { type NumericSlotName, numberSlots, numericSlotNames, type SlotUnit } from "@/lib/constraints";
import { economySaid, slotWords } from "@/lib/constraints/slot-words";
import { otherUnits } from "@/lib/constraints/trade-words";

/** `economy` waits for city or highway. `other` has no slot. */
export type Unit = NumericSlotName | OtherMeasure | "economy" | "age" | "other";

/** Of all slots in a unit, the nearest named one wins. `times` turns it into the unit. */
export interface OtherMeasure {
  unit: SlotUnit;
  times: number;
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
  // People also speak of hours of work.
  hour: { unit: "h", times: 1, sole: false, say: ["(hour|hours)"] },
} satisfies Record<string, OtherMeasure>;

export const { inch, foot } = common;

const slotsIn = (unit: SlotUnit) => numericSlotNames.filter((slot) => numberSlots[slot].unit === unit);

const measures: readonly OtherMeasure[] = [
  ...numericSlotNames.flatMap((slot) =>
    Object.entries(slotWords[slot].scaled ?? {}).map(([word, times]) => ({
      ...{ unit: numberSlots[slot].unit, times, sole: true },
      say: [word],
    })),
  ),
  ...Object.values<OtherMeasure>(common),
];

/** It needs no name nearby. A unit of one slot alone names that slot. */
export function isSole({ unit, sole }: OtherMeasure): boolean {
  return sole ?? slotsIn(unit).length === 1;
}

const ofSlots = (kind: "units" | "nouns" | "near"): [Unit, readonly string[]][] =>
  numericSlotNames.map((slot) => [slot, slotWords[slot][kind] ?? []]);

/** After a number. A slot's own units come first, because they are unambiguous. */
export const unitPhrases: readonly [Unit, readonly string[]][] = [
  ...ofSlots("units"),
  ...measures.map((each): [Unit, readonly string[]] => [slotsIn(each.unit).length > 0 ? each : "other", each.say]),
  ["economy", economySaid?.units ?? []],
  ["age", ["(years|year|yrs|yr) old", "years", "yrs", "years of age"]],
  [
    "other",
    [
      ...otherUnits,
      "figures",
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
      "day",
      "days",
      "week",
      "weeks",
      "month",
      "months",
      "times",
      "percent",
      "%",
      "options",
      "star",
      "stars",
      "am",
      "pm",
      "of us",
      "adults",
      "boys",
      "girls",
      "cats",
      "bags",
      "suitcases",
      "a month",
      "per month",
      "a year",
      "a day",
      "others",
      "things",
      "reasons",
      "word",
      "words",
      "sentences",
    ],
  ],
];

export const slotPhrases: readonly [Unit, readonly string[]][] = [
  ...ofSlots("nouns"),
  ["economy", economySaid?.nouns ?? []],
];

export const measuredNear = ofSlots("near");

export const economyPlaces = economySaid?.places ?? [];

/** "My boat is 22 feet": behind a thing, before its own measure. */
export const ownsMeasure: ReadonlySet<string> = new Set(
  "is s weighs weigh weighing at around about = : , are".split(" "),
);

/** "The camper, and it only weighs 1,500": the thing still. */
export const itsMeasure = /\b(?:it|they)(?: all| only| just| still| really| probably)* weigh(?:s|ed)?\b/;

/** "The trailer, but it has to be under 200 inches": the product is measured. */
export const measuresAnew: ReadonlySet<string> = new Set(
  "it they must needs need should want wants rated rating capacity tow tows towing pull pulls payload carry carries load bed haul hauls me".split(
    " ",
  ),
);

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

export const moneyWords = new Set(["$", "dollars", "dollar", "bucks", "usd", "£", "€", "quid", "pounds"]);

/** 15.6". */
export const hasInchSign = numericSlotNames.some((slot) => slotWords[slot].inchSign);

/** Behind "in", of inches. */
export const inchesOf: ReadonlySet<string> = new Set("long wide tall high deep of or max length".split(" "));
