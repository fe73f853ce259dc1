// Made from messages/en/pages.yaml by `npm run messages -- --write`. Edit that file, not this one.
import { select } from "@messageformat/runtime";

export const pages = {
  about: {
    title: "About",
    description: "Where the cars and figures come from, how Leeway decides what gives, and what it keeps about you.",
    heading: "About the cars, and how Leeway decides what gives",
    cars: "The cars",
    count: (d: { cars: string | number; makes: string | number; models: string | number; shipped: boolean }) => "" + d.cars + " cars, " + d.makes + " makes, " + d.models + " models" + select(String(d.shipped), { true: ", one row per trim and model year", other: "" }) + ". ",
    offers: "Prices aren't offers. Mileage is the EPA rating. ",
    empty: "If I don't know a figure, I leave it empty, and the car doesn't match a wish for it.",
    page: "Each model has a page, such as the ",
    stop: ".",
    methods: "How I decide",
    methodsText: "Every wish has a weight, read from your words, and you can change it. I count the cars for every combination of your wishes. When no car has them all, the wishes that matter least together give way. They give no more than they have to. I never touch a locked wish without asking.",
    kept: "What I keep about you",
    keptBefore: "I keep your searches under a cookie in this browser, without your name. You can download or delete them all under ",
    keptAfter: (d: { days: string | number }) => ". A search you don't open for " + d.days + " days is removed.",
    licenses: "Licenses",
    licensesText: "The catalog that ships with Leeway is CC0, so do what you like with it. The program is under the MIT license.",
    history: "Saved",
  },
  data: {
    note: (d: { source: string | number; from: string | number; to: string | number }) => "" + d.source + ", model years " + d.from + "–" + d.to,
    list: (d: { today: boolean; date: string | number }) => "" + select(String(d.today), { true: "Estimated prices, " + d.date, other: "List prices when new" }),
    from: (d: { name: string | number }) => "From “" + d.name + "”",
    shipped: (d: { today: boolean; date: string | number; description: string | number }) => "" + select(String(d.today), { true: "Prices are estimates for " + d.date + ", in US dollars. New cars cost their list price and the destination charge. Used ones cost what age and kind leave of that.", other: "Prices are list prices when new, in US dollars, without destination charge or options." }) + " " + d.description,
    all: (d: { cars: string | number; kind: "imported" | "today" | "other" }) => "All " + d.cars + " cars by " + select(String(d.kind), { imported: "price", today: "estimated price", other: "list price when new" }) + ". All drawn at one scale.",
    figures: (d: { all: string | number }) => "" + d.all + " The figures are representative, compiled by hand.",
    imported: (d: { name: string | number; date: string | number; checksum: string | number }) => "They come from the catalog “" + d.name + "”, imported on " + d.date + " (checksum " + d.checksum + ").",
    beside: (d: { today: boolean; date: string | number }) => "Prices are " + select(String(d.today), { true: "estimates for " + d.date, other: "list prices when new" }) + ", in US dollars. The cars may not be for sale.",
  },
  examples: ["AWD wagon or SUV under $24k, 2024 or newer, 40 mpg would be nice", "A small automatic hatchback under $18,000, good mileage matters", "Four-door pickup, at least 300 horsepower, not more than $40k", "Electric, 2022 or newer, ideally under $38,000"],
  compared: ["All-wheel drive is a must. A wagon or an SUV is very important, under $24,000 is important, 35 mpg highway matters, 2019 or newer would be nice.\nI drive 90 miles a day: I'd rather stretch the price than the mileage.", "All-wheel drive is a must. A wagon or an SUV is important, under $24,000 matters to me, 2019 or newer is very important. 35 mpg highway would be nice.\nI drive 90 miles a day: I'd rather stretch the price than the mileage.", "A minivan is a must. Hybrid is important, all-wheel drive really matters, under $35,000, and 280 horsepower would be nice.", "It must be a convertible. A manual gearbox is very important, at least 300 horsepower is important. Under $28,000. 30 mpg highway would be nice, and 2020 or newer is a bonus."],
  rulesInForce: (d: { titles: string | number }) => "" + d.titles + " in force",
  lab: {
    title: "For researchers",
    description: "Relaxation methods side by side, the AWARE-US benchmark, and studies with people.",
    heading: "Study how people give something up",
    methods: {
      name: "Methods side by side",
      text: "Seven ways to decide what gives, on the same wishes and the same cars.",
    },
    benchmark: {
      name: "Benchmark",
      text: "Runs of AWARE-US beside the paper's figures, and what each method gave up.",
    },
    studies: {
      name: "Studies",
      text: "Build a study with people, watch it run, and analyze it.",
    },
    rules: {
      name: "Rules",
      text: "Paste a policy, check what was read, approve it, and open the shop with it.",
    },
    token: "Benchmark, studies and rules need the RESEARCH_TOKEN of this server.",
    own: "Your own cars",
    ownText: "You can search any CSV file. A column map says where each field comes from, in which unit and words.",
    cite: "If you use Leeway in research, please cite it as CITATION.cff says.",
  },
} as const;
