import type { SlotName } from "@/lib/constraints/slot-name";

/** Things people wish for that no slot holds, with honest stand-ins where there are some (matched as in value words). */
export interface FeatureWord {
  say: readonly string[];
  /** Too general to ask about: it only keeps the words around it from being misread. */
  quiet?: boolean;
  /** What to call it. */
  name: string;
  standIns?: readonly { label: string; slot: SlotName; means: RegExp }[];
}

const roomy = [
  { label: "large", slot: "size", means: /^large$/ },
  { label: "SUV", slot: "style", means: /\bsuv\b/ },
  { label: "wagon", slot: "style", means: /\bwagon\b/ },
  { label: "minivan", slot: "style", means: /\bminivan\b/ },
] as const;

export const featureWords: readonly FeatureWord[] = [
  {
    name: "colour",
    say: [
      "red",
      "blue",
      "black",
      "white",
      "silver",
      "grey",
      "gray",
      "green",
      "yellow",
      "orange",
      "brown",
      "beige",
      "purple",
      "pink",
      "color",
      "colour",
      "colors",
      "colours",
      "paint",
    ],
  },
  {
    name: "number of seats",
    say: [
      "(two|2|three|3|four|4|five|5|six|6|seven|7|eight|8|nine|9) (seats|seat|seater|seaters|passengers|passenger)",
      "seats (two|2|three|3|four|4|five|5|six|6|seven|7|eight|8|nine|9)",
      "seat (five|5|six|6|seven|7|eight|8)",
      "third row",
      "3rd row",
      "three rows",
      "3 rows",
    ],
    standIns: roomy,
  },
  {
    name: "equipment",
    say: [
      "heated seats",
      "heated seat",
      "heated steering wheel",
      "leather",
      "leather seats",
      "sunroof",
      "moonroof",
      "panoramic roof",
      "bluetooth",
      "carplay",
      "apple carplay",
      "android auto",
      "navigation",
      "nav",
      "gps",
      "backup camera",
      "rear camera",
      "cruise control",
      "parking sensors",
      "sound system",
      "air conditioning",
      "ac",
      "a c",
      "alloy wheels",
      "tow hitch",
      "roof rack",
      "cup holders",
      "touchscreen",
      "keyless",
      "remote start",
      "lane assist",
      "blind spot",
    ],
  },
  {
    name: "towing",
    say: ["tow", "towing", "tow a (boat|trailer|caravan|camper)", "haul", "hauling"],
    standIns: [
      { label: "pickup", slot: "style", means: /\bpickup\b/ },
      { label: "large", slot: "size", means: /^large$/ },
    ],
  },
  {
    name: "room for a family",
    say: [
      "family car",
      "family vehicle",
      "family friendly",
      "for the family",
      "good for [the|a|my] family",
      "good for (kids|children)",
      "kid friendly",
      "family hauler",
    ],
    standIns: roomy,
  },
  {
    name: "room for animals",
    say: ["good for [the|my] (dogs|dog|pets)", "dog friendly", "pet friendly", "for my dogs", "for the dogs"],
    standIns: roomy,
  },
  {
    name: "cargo room",
    say: [
      "cargo space",
      "cargo room",
      "trunk space",
      "boot space",
      "big trunk",
      "big boot",
      "lots of (space|room)",
      "plenty of (space|room)",
      "legroom",
      "leg room",
      "headroom",
      "storage",
    ],
    standIns: roomy,
  },
  {
    name: "fun",
    say: ["fun", "fun to drive", "exciting", "thrilling"],
    standIns: [
      { label: "performance", slot: "marketCategory", means: /^performance$/ },
      { label: "convertible", slot: "style", means: /^convertible$/ },
    ],
  },
  { name: "safety", say: ["safe", "safety", "safest", "crash rating", "safety rating", "airbags"] },
  { name: "reliability", say: ["reliable", "reliability", "dependable", "bulletproof", "long lasting"] },
  {
    name: "comfort",
    say: ["comfortable", "comfy", "smooth ride", "quiet"],
    standIns: [{ label: "luxury", slot: "marketCategory", means: /^luxury$/ }],
  },
  {
    name: "mileage on the clock",
    say: ["low miles", "low mileage", "under (50|60|80|100) thousand miles", "odometer"],
  },
  {
    name: "newness",
    quiet: true,
    say: [
      "(doesnt|does not|dont|needs|has|need) (have|need|to) [to] be (brand new|new|fancy|perfect|pretty|fast|used)",
      "brand new",
      "used car",
      "new car",
    ],
  },
  { name: "kinds of automatic", say: ["cvt", "cvts"] },
  { name: "looks", say: ["good looking", "beautiful", "stylish", "cool looking", "nice looking"] },
  {
    name: "running costs",
    say: ["insurance", "cheap to run", "maintenance", "cheap to insure", "resale", "resale value", "warranty"],
  },
];
