import { featuresOfPeople, type RuleFeature, sheetMarks } from "@/domains/lexicon/rule-words";

/** The words of rule sheets on laptops. */
const makeNames = "acer apple asus dell framework google hp lenovo lg microsoft msi razer samsung toshiba";
const makes = Object.fromEntries(makeNames.split(" ").map((name) => [name, [name, `${name}s`]]));

export const ruleFeatures: Readonly<Record<string, RuleFeature>> = {
  price: {
    subject: "item",
    type: "money",
    slot: "price",
    names: ["[list|purchase|retail|sale] price", "cost", "costs", "costing", "priced", "budget", "value", "spend"],
  },
  memory: {
    subject: "item",
    type: "int",
    slot: "memory",
    names: ["(gb|gigabytes|gigs) [of] (memory|ram)", "(memory|ram)"],
  },
  storage: {
    subject: "item",
    type: "int",
    slot: "storage",
    names: ["(gb|gigabytes|gigs) [of] (storage|disk|ssd|drive) [space]", "(storage|ssd|disk space)"],
  },
  screen: {
    subject: "item",
    type: "int",
    slot: "screen",
    names: ["inches", "inch [screen|display]", "screen [size]", "display [size]"],
  },
  weight: { subject: "item", type: "int", slot: "weight", names: ["pounds", "lbs", "lb", "weight", "weigh", "weighs"] },
  battery: {
    subject: "item",
    type: "int",
    slot: "battery",
    names: ["hours [of|on] [battery]", "battery life", "hour battery"],
  },
  refresh: { subject: "item", type: "int", slot: "refresh", names: ["hz", "hertz", "refresh rate"] },
  model_year: {
    subject: "item",
    type: "int",
    slot: "year",
    names: ["model year", "model years", "year of manufacture", "release year"],
  },
  age_years: { subject: "item", type: "int", names: ["years old", "age of the (laptop|computer|device|machine)"] },
  kind: {
    subject: "item",
    type: "choice",
    values: {
      "2-in-1": ["2 in 1", "2 in 1s", "two in one", "convertible", "convertibles"],
      ultraportable: ["ultraportable", "ultraportables", "ultrabook", "ultrabooks"],
      gaming: ["gaming (laptop|laptops|computer|computers|machines)", "gaming"],
      business: ["business (laptop|laptops|class)"],
      workstation: ["[mobile] workstation", "[mobile] workstations"],
      Chromebook: ["chromebook", "chromebooks"],
    },
  },
  system: {
    subject: "item",
    type: "choice",
    values: {
      Windows: ["windows", "windows (laptop|laptops|computer|computers|machines|pcs)"],
      macOS: ["mac", "macs", "macos", "macbook", "macbooks"],
      ChromeOS: ["chromeos", "chrome os"],
      Linux: ["linux"],
    },
  },
  graphics: {
    subject: "item",
    type: "choice",
    values: {
      dedicated: ["(dedicated|discrete) (graphics|gpu|gpus) [card|cards]", "graphics (card|cards)"],
      integrated: ["integrated graphics"],
    },
  },
  make: { subject: "item", type: "choice", values: makes },
  new: {
    subject: "item",
    type: "bool",
    values: { true: ["new", "brand new"], false: ["used", "second hand", "pre owned", "refurbished"] },
  },
  ...featuresOfPeople,
  student: {
    subject: "shopper",
    type: "bool",
    ask: "Are you a student?",
    values: { true: ["student", "students", "enrolled (student|students)"] },
  },
  remote: {
    subject: "shopper",
    type: "bool",
    ask: "Do you work from home?",
    values: { true: ["(work|works|working) (from home|remotely)", "remote (employee|employees|worker|workers|staff)"] },
  },
  date: { subject: "shopper", type: "date", ask: "When do you need the laptop?", names: ["today"] },
};

/** What else words mean in a sheet. */
export const ruleMarks = [
  ...sheetMarks,
  [
    { is: "fill" },
    [
      "(that|which) (get|gets|last|lasts|run|runs)",
      "percent of the [purchase|list|retail|sale] price",
      "percent",
      "[company|personal|portable] (laptop|laptops|notebook|notebooks|computer|computers|machine|machines|device|devices) [model]",
      "model",
      "models",
      "one",
      "ones",
      "it",
      ...(
        "a an the any all each every of with to for in on at that which who whose is are be was been being have has had having they he she you we there their your our his her its this these those only if when as by per year month so then either both both carry carries show showing hold holds holding least " +
        "employee employees applicant applicants holder holders anyone person household households families family worker workers member members customer customers buyer buyers student students " +
        "color colors colored selects maximum only " +
        "choose chosen pick select order ordered take taken buy bought lease leased own owned use used run running reach reaches qualify qualifies memory storage disk screen display processor chip graphics battery kind type system " +
        "dollars dollar $ % may can has need needs always whole each months month years calendar more gross must should shall whose will"
      ).split(" "),
    ],
  ],
] as const;
