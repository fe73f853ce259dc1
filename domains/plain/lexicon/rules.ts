import { about, slots } from "@pack/index";
import { sheetForms } from "@/domains/lexicon/rule-forms";
import { featuresOfPeople, type RuleFeature, sheetMarks } from "@/domains/lexicon/rule-words";

const things = `(?:${about.thing}|${about.things})`;
const never = /(?!)/;

/** Forms of a rule sheet's sentences, with those that name what is sold. */
export const ruleForms = {
  ...sheetForms,
  kindsApart: new RegExp(` and (?=${about.things})`),
  labelled: new RegExp(`^((?:price|cost|budget|${slots.map(({ label }) => label).join("|")}): )(.+)$`),
  ofUse: never,
  asksUse: (use: string) => `Will the ${about.thing} be ${use}?`,
  odometer: "uses",
  kindOfUse: never,
  ofSheet: / (?:purchased|bought|ordered|rented|provided|owned) (?:for|by|to|through|with) (?:the |our )?\w+\b/,
  ofThings: new RegExp(`\\d|\\b(?:${things}|it|they|price|not|no|and|or|unless|only|if)\\b`),
  ofSale: new RegExp(`\\b${things}\\b`),
} as const;

export const ruleFeatures: Readonly<Record<string, RuleFeature>> = {
  price: {
    subject: "item",
    type: "money",
    slot: "price",
    names: ["[list|purchase|retail|sale] price", "cost", "costs", "costing", "priced", "budget", "value", "spend"],
  },
  model_year: { subject: "item", type: "int", slot: "year", names: ["model year", "model years"] },
  age_years: { subject: "item", type: "int", names: ["years old"] },
  ...Object.fromEntries(
    slots.flatMap(({ name, label, kind }): [string, RuleFeature][] =>
      kind === "number" && name !== "price" && name !== "year"
        ? [[name, { subject: "item", type: "int", slot: name, names: [label] }]]
        : [],
    ),
  ),
  ...featuresOfPeople,
  date: { subject: "shopper", type: "date", ask: `When do you need the ${about.thing}?`, names: ["today"] },
};

/** What else words mean in a sheet. */
export const ruleMarks = [
  ...sheetMarks,
  [
    { is: "fill" },
    (
      `${about.thing} ${about.things} a an the any all each every of with to for in on at that which who whose is are be was ` +
      "been being have has had they he she you we there their our its this these those only if when as by per year month " +
      "model models one ones it may can need needs always must should shall will dollars dollar $ % whole more maximum"
    )
      .split(" ")
      .filter(Boolean),
  ],
] as const;
