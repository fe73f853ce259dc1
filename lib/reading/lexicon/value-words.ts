import type { SlotName } from "@/lib/constraints/slot-name";

/** How people say values of text slots. To teach a word, add a line: nothing else depends on the list. */
export interface ValueWord {
  slot: SlotName;
  /** Phrases, in the language of `PhraseTable`. */
  say: readonly string[];
  /** Which values of the catalog's vocabulary are meant, tested on the value in lower case. */
  means: RegExp;
  /** The word says this only beside certain others; see `Guard`. */
  guard?: Guard;
}

/**
 * `drive`: needs driven wheels in the sentence or an open question about them. `fuel`: needs a fuel word in the sentence or an open question about fuel. `noun`: describes a car and needs a noun
 * for one beside it. `asked`: only as an answer to a question about its slot. `blocked`: means something else before or after these words.
 */
export type Guard = "fuel" | "noun" | "drive" | "asked" | { before?: readonly string[]; after?: readonly string[] };

const petrol = /^(regular unleaded|premium unleaded \((required|recommended)\)|regular|premium|gasoline|petrol)$/;

export const valueWords: readonly ValueWord[] = [
  {
    slot: "style",
    say: ["suv", "sport utility [vehicle]", "sports utility [vehicle]", "soft roader"],
    means: /\bsuv\b/,
  },
  { slot: "style", say: ["(4|four|5|five) (dr|door) suv"], means: /^4dr suv$/ },
  { slot: "style", say: ["(2|two|3|three) (dr|door) suv"], means: /^2dr suv$/ },
  { slot: "style", say: ["convertible suv", "soft top suv"], means: /^convertible suv$/ },
  { slot: "style", say: ["truck", "pickup [truck]", "pick up [truck]", "ute"], means: /\bpickup\b/ },
  {
    slot: "style",
    say: [
      "(crew|double|quad|four door) cab [pickup|truck|pick up]",
      "crewcab",
      "(super|double) crew",
      "supercrew",
      "crewmax",
      "doublecab",
      "quadcab",
    ],
    means: /^crew cab/,
  },
  {
    slot: "style",
    say: ["(extended|king|super|access|extra) cab [pickup|truck|pick up]", "supercab", "kingcab", "extracab"],
    means: /^extended cab/,
  },
  { slot: "style", say: ["(regular|single|standard) cab [pickup|truck|pick up]"], means: /^regular cab/ },
  { slot: "style", say: ["crew", "double cab"], means: /^crew cab/, guard: "asked" },
  { slot: "style", say: ["extended"], means: /^extended cab/, guard: "asked" },
  { slot: "style", say: ["sedan", "saloon", "saloon car"], means: /\bsedan\b/ },
  { slot: "style", say: ["coupe", "coupé", "two seater coupe"], means: /\bcoupe\b/, guard: { before: ["dodge"] } },
  {
    slot: "style",
    say: [
      "convertible",
      "cabriolet",
      "cabrio",
      "drop top",
      "droptop",
      "drop head",
      "ragtop",
      "soft top",
      "roadster",
      "spyder",
      "open top",
    ],
    means: /^convertible$/,
    guard: { after: ["seat", "seats"] },
  },
  {
    slot: "style",
    say: ["wagon", "station wagon", "estate", "estate car", "shooting brake"],
    means: /\bwagon\b/,
    guard: { before: ["real"], after: ["agent"] },
  },
  {
    slot: "style",
    say: ["hatchback", "hatch", "hatch back", "(5|five|3|three) (door|dr) (hatch|hatchback)"],
    means: /\bhatchback\b/,
  },
  { slot: "style", say: ["(4|four) (door|dr) (hatch|hatchback)"], means: /^4dr hatchback$/ },
  { slot: "style", say: ["(2|two) (door|dr) (hatch|hatchback)"], means: /^2dr hatchback$/ },
  { slot: "style", say: ["minivan", "mini van", "people carrier", "people mover", "mpv"], means: /\bminivan\b/ },
  { slot: "style", say: ["passenger (minivan|mini van)"], means: /^passenger minivan$/ },
  { slot: "style", say: ["cargo (minivan|mini van)"], means: /^cargo minivan$/ },
  { slot: "style", say: ["van", "full size van", "transit van"], means: /\bvan$/ },
  { slot: "style", say: ["passenger van"], means: /^passenger van$/ },
  { slot: "style", say: ["(cargo|panel|delivery|work) van"], means: /^cargo van$/ },

  {
    slot: "drivenWheels",
    say: ["awd", "all wheel drive", "all wheels drive", "all wheel", "quattro"],
    means: /^all wheel drive$/,
  },
  {
    slot: "drivenWheels",
    say: ["4wd", "4 wd", "4x4", "4 by 4", "four by four", "(4|four) wheel drive", "(4|four) wheel", "4 x 4"],
    means: /^four wheel drive$/,
  },
  {
    slot: "drivenWheels",
    say: ["fwd", "front wheel drive", "front drive", "front wheel"],
    means: /^front wheel drive$/,
  },
  {
    slot: "drivenWheels",
    say: ["rwd", "rear wheel drive", "rear drive", "back wheel drive", "rear wheel"],
    means: /^rear wheel drive$/,
  },
  { slot: "drivenWheels", say: ["2wd", "(2|two) wheel drive"], means: /^(front|rear) wheel drive$/ },
  {
    slot: "drivenWheels",
    say: ["(all or (four|4) wheel drive|all or 4wd|four or all wheel drive)"],
    means: /^(all|four) wheel drive$/,
  },
  { slot: "drivenWheels", say: ["rear"], means: /^rear wheel drive$/, guard: "drive" },
  { slot: "drivenWheels", say: ["front"], means: /^front wheel drive$/, guard: "drive" },
  {
    slot: "drivenWheels",
    say: ["rear or all wheel drive", "all or rear wheel drive"],
    means: /^(all|rear) wheel drive$/,
  },
  {
    slot: "drivenWheels",
    say: ["front or all wheel drive", "all or front wheel drive"],
    means: /^(all|front) wheel drive$/,
  },
  {
    slot: "drivenWheels",
    say: ["front or rear wheel drive", "rear or front wheel drive"],
    means: /^(front|rear) wheel drive$/,
  },
  {
    slot: "drivenWheels",
    say: ["all wheel or four wheel drive", "four wheel or all wheel drive"],
    means: /^(all|four) wheel drive$/,
  },

  {
    slot: "transmission",
    say: ["automatic", "automatic (transmission|gearbox|box)", "auto (transmission|gearbox|box|trans)", "slushbox"],
    means: /^automatic$/,
    guard: { after: ["windows", "braking", "brakes", "headlights", "climate", "emergency", "locks", "doors"] },
  },
  {
    slot: "transmission",
    say: ["auto"],
    means: /^automatic$/,
    guard: {
      after: ["loan", "insurance", "dealer", "show", "maker", "makers", "industry", "parts", "shop"],
      before: ["an"],
    },
  },
  {
    slot: "transmission",
    say: [
      "manual",
      "manual (transmission|gearbox|box)",
      "stick shift",
      "stickshift",
      "standard (transmission|shift)",
      "three pedals",
      "3 pedals",
      "clutch pedal",
      "row my own gears",
    ],
    means: /^manual$/,
    guard: { before: ["owners", "owner"] },
  },
  { slot: "transmission", say: ["stick"], means: /^manual$/, guard: { after: ["to", "with", "by", "out", "around"] } },
  {
    slot: "transmission",
    say: [
      "automated manual",
      "automated manual (transmission|gearbox)",
      "dual clutch",
      "dct",
      "dsg",
      "double clutch",
      "semi automatic",
      "automanual",
    ],
    means: /^automated_manual$/,
  },
  { slot: "transmission", say: ["direct drive", "single speed"], means: /^direct_drive$/ },

  {
    slot: "fuelType",
    say: [
      "(all|fully|full|pure|purely|100) electric",
      "electric",
      "electric (vehicle|car|power|only)",
      "ev",
      "evs",
      "bev",
      "battery powered",
      "battery electric",
      "battery (car|vehicle)",
      "zero emission",
      "plug in electric",
    ],
    means: /^electric$/,
    guard: { after: ["windows", "window", "seats", "seat", "mirrors", "bill", "steering", "tailgate"] },
  },
  { slot: "fuelType", say: ["diesel", "turbo diesel", "tdi", "diesel (engine|fuel|powered)"], means: /^diesel$/ },
  {
    slot: "fuelType",
    say: [
      "regular (unleaded|gas|gasoline|petrol|fuel)",
      "regular unleaded (gas|gasoline|petrol|fuel)",
      "87 octane",
      "(run|runs|running|takes|take|takes|uses|burns) [on] [plain|cheap|regular] 87",
      "ordinary unleaded",
      "normal unleaded",
      "standard unleaded",
    ],
    means: /^regular( unleaded)?$/,
  },
  { slot: "fuelType", say: ["regular", "normal"], means: /^regular( unleaded)?$/, guard: "fuel" },
  {
    slot: "fuelType",
    say: [
      "premium (unleaded|gas|gasoline|petrol|fuel)",
      "premium unleaded (gas|gasoline|petrol|fuel)",
      "super unleaded",
      "(91|92|93|94|95|98) octane",
      "(run|runs|running|takes|take|uses|needs|burns) [on] (91|93)",
    ],
    means: /^premium/,
  },
  { slot: "fuelType", say: ["premium"], means: /^premium/, guard: "fuel" },
  {
    slot: "fuelType",
    say: [
      "premium [unleaded] [gas|gasoline|petrol|fuel] [is|being|as] [a] (required|requirement)",
      "premium required",
      "required premium [unleaded]",
    ],
    means: /^premium.*required/,
  },
  {
    slot: "fuelType",
    say: [
      "premium [unleaded] [gas|gasoline|petrol|fuel] [is|being|as] recommended",
      "premium recommended",
      "recommended premium [unleaded]",
    ],
    means: /^premium.*recommended/,
  },
  { slot: "fuelType", say: ["unleaded"], means: petrol, guard: "fuel" },
  {
    // What fuel costs is talk about money, not a kind of fuel.
    slot: "fuelType",
    say: [
      "(gas|gasoline|petrol|diesel|fuel) (is|are|gets|has become|has gotten|being|getting) [so|too|really|very|pretty|quite|insanely|just|way too|getting|also|more] (expensive|pricey|dear|costly|up|crazy|high)",
      "(price|cost|costs) of (gas|gasoline|petrol|diesel)",
      "(spend|spending|save|saving|pay|paying) [a lot|so much|too much|less|more|money|a fortune] (on|for|in) (gas|gasoline|petrol|diesel)",
    ],
    means: /(?!)/,
  },
  {
    slot: "fuelType",
    say: [
      "gas",
      "gasoline",
      "petrol",
      "gas (engine|powered|car)",
      "gasoline (engine|powered|car)",
      "petrol (engine|powered|car)",
    ],
    means: petrol,
    guard: {
      after: [
        "mileage",
        "price",
        "prices",
        "station",
        "money",
        "milage",
        "bill",
        "pedal",
        "saver",
        "guzzler",
        "hog",
        "hogs",
        "sucker",
        "burner",
        "hybrid",
        "tank",
        "costs",
        "efficient",
        "guzzlers",
        "sipper",
        "bills",
      ],
      before: [
        "the",
        "my",
        "for",
        "natural",
        "on",
        "guzzle",
        "guzzles",
        "drink",
        "sips",
        "sip",
        "save",
        "saves",
        "saving",
        "of",
        "much",
        "less",
        "burn",
      ],
    },
  },
  {
    slot: "fuelType",
    say: ["(run|runs|running|running|drive|drives) on (gas|gasoline|petrol|unleaded)"],
    means: petrol,
  },
  { slot: "fuelType", say: ["flex fuel", "flexfuel", "flexible fuel", "e85", "e 85", "ethanol"], means: /^flex/ },
  { slot: "fuelType", say: ["natural gas", "cng"], means: /^natural gas$/ },
  { slot: "fuelType", say: ["unknown fuel [type]", "fuel [type] unknown"], means: /^unknown$/ },

  {
    slot: "marketCategory",
    say: ["hybrid", "hybrid (car|vehicle|powertrain|engine)", "petrol electric", "gas electric"],
    means: /^hybrid$/,
  },
  { slot: "marketCategory", say: ["crossover", "cross over", "cuv"], means: /^crossover$/ },
  {
    slot: "marketCategory",
    say: ["luxury", "luxurious", "premium brand", "upscale"],
    means: /^luxury$/,
    guard: "noun",
  },
  { slot: "marketCategory", say: ["performance", "sporty", "sport", "sports"], means: /^performance$/, guard: "noun" },
  { slot: "marketCategory", say: ["high performance"], means: /^high-performance$/ },
  { slot: "marketCategory", say: ["exotic", "supercar", "exotic car"], means: /^exotic$/ },
  { slot: "marketCategory", say: ["factory tuner", "factory tuned"], means: /^factory tuner$/ },

  { slot: "size", say: ["compact", "compact (size|sized|car)", "subcompact"], means: /^compact$/ },
  {
    slot: "size",
    say: [
      "the smaller the better",
      "as small as (possible|you have|i can get|they come)",
      "the smallest [car|one|thing] (you have|youve got|you can find)",
    ],
    means: /^compact$/,
  },
  {
    slot: "size",
    say: [
      "the (bigger|larger) the better",
      "as (big|large) as (possible|you have|i can get|they come)",
      "the (biggest|largest) [car|one|thing] (you have|youve got|you can find)",
    ],
    means: /^large$/,
  },
  {
    slot: "size",
    say: ["small", "little", "tiny", "small (size|sized)", "smallish"],
    means: /^compact$/,
    guard: "noun",
  },
  {
    slot: "size",
    say: [
      "midsize",
      "mid size",
      "midsized",
      "mid sized",
      "medium (size|sized)",
      "mid size (car|vehicle)",
      "intermediate size",
    ],
    means: /^midsize$/,
  },
  { slot: "size", say: ["medium", "mid"], means: /^midsize$/, guard: "noun" },
  { slot: "size", say: ["full size", "fullsize", "full sized", "large size", "large sized"], means: /^large$/ },
  {
    slot: "size",
    say: ["large", "big", "huge", "bigger", "larger", "roomy", "spacious"],
    means: /^large$/,
    guard: "noun",
  },
];

/** Nouns that a describing word ("small", "luxury") may stand before. */
export const carNouns: ReadonlySet<string> = new Set(
  "car cars vehicle vehicles ride auto automobile one ones something anything runabout".split(" "),
);

/** Nouns that stand for a group of cars: "the Performance kind", "the luxury end of the market". */
export const groupNouns: ReadonlySet<string> = new Set(
  "kind sort type category segment class end side range bracket variety group market size sizes dimensions body footprint format proportions".split(
    " ",
  ),
);

/** Words that make a sentence speak of fuel. */
export const fuelWords: ReadonlySet<string> = new Set(
  "fuel gas gasoline petrol unleaded run runs running pump octane fill diesel electric e85 tank regular premium takes take uses burns burn sip sips drink drinks guzzle guzzles".split(
    " ",
  ),
);
