import type { LeewayMessage } from "@/components/chat/leeway-message";
import type { EditorValues } from "@/components/constraints/editor/slot-values";
import type { ModelSheetView } from "@/components/results/model/model-sheet-view";
import type { LoadProducts } from "@/components/results/use-product-pages";
import { likeness, roles } from "@/lib/constraints";
import { lookOfStyle } from "@/lib/constraints/sold/drawing";
import type { Critique } from "@/lib/dialogue/showing/critiques";
import type { ProductsBeside } from "@/lib/dialogue/showing/products-beside";
import type { AnswerPart, QuestionPart, RelaxationPart } from "@/lib/dialogue/wording/parts";
import { constraints, numbers, relaxation, results, wheels } from "./fixtures";

const { orders } = likeness;

export const question: QuestionPart = {
  id: "q1",
  kind: "slot",
  slot: "style",
  text: "Which body should it have?",
  why: "It divides the cars that are left better than anything else you have not mentioned.",
  choices: [
    { id: "suv", label: "SUV", count: 412 },
    { id: "sedan", label: "Sedan", count: 307 },
    { id: "hatchback", label: "Hatchback", count: 96 },
    { id: "wagon", label: "Wagon", count: 41 },
    { id: "pickup", label: "Pickup", count: 88 },
  ],
  multiple: true,
};
const answered = { style: "4dr SUV", make: "Toyota", model: "RAV4", name: "Toyota RAV4" };
export const answer: AnswerPart = {
  cars: [
    { ...answered, position: 1, version: "2021 LE", price: "$22,900" },
    { ...answered, position: 2, version: "2020 Hybrid LE", price: "$24,900" },
  ],
  heads: [],
  rows: [
    { label: "Highway", values: ["34 mpg", "38 mpg"], best: [1] },
    { label: "Price", values: ["$22,900", "$24,900"], best: [0] },
  ],
  sources: [],
  prices: {
    free: { label: "Without it too", prices: [14_900, 16_200, 17_800, 20_900, 22_100] },
    asked: { label: "AWD", prices: [20_900, 22_100] },
    gap: "$6,000",
  },
};
export const comparison: QuestionPart = {
  ...{ id: "q2", kind: "compare", text: "If only one can stay, which one?", multiple: false },
  why: "Your words weigh them the same, and the answer decides what gives.",
  choices: [
    { id: "msrp:<=", label: "Keep the budget", count: 12, detail: "mileage goes from 35 to 31" },
    { id: "highwayMpg:>=", label: "Keep the mileage", count: 3, detail: "price goes from $24,000 to $26,400" },
  ],
};
export const undecidedYet: QuestionPart = {
  ...comparison,
  id: "q3",
  choices: comparison.choices.map((choice) => ({ ...choice, atLeast: true })),
};

const [gave] = relaxation.gaveWay;
const price = {
  ...{ id: "msrp:<=", label: "Budget", action: "loosened" as const, from: "$24,000", to: "$26,400", unit: "" },
  ...{
    level: "prefer" as const,
    weight: 0.55,
    quote: "around 24k",
    reading: "You, second message. I read that as a preference.",
  },
  drawing: {
    bars: numbers(20_000, [0, 0, 0, 0, 3, 5, 9, 12, 14, 8, 6], (value) => value <= 26_400, 1000),
    asked: 24_000,
    now: 26_400,
  },
};
export const bothGave: RelaxationPart = {
  ...relaxation,
  gaveWay: gave ? [gave, price] : [price],
  agree: "Both are fine",
  disagree: "Keep both",
};
export const dropped: RelaxationPart = {
  ...relaxation,
  gaveWay: [
    {
      ...{
        id: "style:is",
        label: "Body",
        action: "dropped",
        from: "wagon or SUV",
        to: null,
        unit: "",
        level: "flexible",
        weight: 0.3,
      },
      ...{ quote: null, reading: "You set its weight on the chip." },
      drawing: {
        bars: ["SUV", "wagon", "hatch", "sedan"].map((value, index) => ({
          value,
          label: value,
          count: [0, 0, 9, 14][index] ?? 0,
          inside: true,
        })),
      },
    },
  ],
};
export const undecided: RelaxationPart = {
  ...relaxation,
  state: "undecided",
  gaveWay: gave ? [{ ...gave, level: "prefer" }, price] : [price],
  agree: null,
  disagree: null,
};
export const lockedConflict: RelaxationPart = {
  ...relaxation,
  state: "locked-conflict",
  gaveWay: [],
  kept: [],
  alternatives: [],
  agree: null,
  disagree: null,
  conflict: [
    { id: "make:is", text: "Mazda", countIfUnlocked: 214 },
    { id: "style:is", text: "pickup", countIfUnlocked: 38 },
  ],
};
export const exhausted: RelaxationPart = {
  ...relaxation,
  state: "exhausted",
  gaveWay: [],
  kept: [],
  agree: null,
  disagree: null,
};

const said = (id: string, text: string): LeewayMessage => ({
  ...{ id, role: "user" },
  parts: [{ type: "data-act", data: { kind: "words", text } }],
});
export const messages: LeewayMessage[] = [
  said(
    "u1",
    "All-wheel drive for sure, it snows a lot here. A wagon or an SUV, under $24k, 2019 or newer. 35 mpg highway would be nice.",
  ),
  {
    id: "a1",
    role: "assistant",
    parts: [{ type: "text", text: "Five wishes, and the snow one is locked. Could the $24,000 move?" }],
  },
  said("u2", "I’d rather not go over."),
  {
    ...{ id: "a2", role: "assistant" },
    parts: [
      {
        type: "text",
        text: "No car has all five. I went with 33 mpg instead of 35, because you called it nice to have. That gets you 7 cars.",
      },
      { type: "data-relaxation", id: "r", data: relaxation },
      { type: "data-constraints", id: "c", data: constraints },
      { type: "data-results", id: "s", data: results },
    ],
  },
];

export const mileageValues: EditorValues = {
  values: [],
  bars: numbers(28, [0, 0, 2, 3, 7, 7, 0, 0, 0, 0, 0, 0, 0], (value) => value >= 33),
};
export const bodyValues: EditorValues = {
  values: [
    { value: "Wagon", label: "wagon", count: 3 },
    { value: "4dr SUV", label: "SUV", count: 4 },
    { value: "Sedan", label: "sedan", count: 9 },
    { value: "4dr Hatchback", label: "hatchback", count: 5 },
    { value: "Coupe", label: "coupe", count: 0 },
  ],
  bars: [],
};
export const street = {
  items: ["Sedan", "4dr SUV", "Crew Cab Pickup"].map((style, position) => ({
    ...{ position, make: "Alpha", model: style, name: `Alpha ${style}`, version: "2024", style },
    price: `$${20 + position * 9},000`,
  })),
  note: "All 2,612 cars by list price when new. All drawn at one scale.",
};
export const examples = [
  {
    text: "AWD wagon or SUV under $24k, 2019 or newer, 35 mpg would be nice",
    style: "SUV",
    note: "instead of 35 gets you the Mazda CX-30 at $22,200",
    give: "33 mpg",
  },
  {
    text: "A small automatic hatchback under $18,000, the better the mileage the better",
    style: "Hatchback",
    note: "41 cars",
    give: "",
  },
  {
    text: "Four-door pickup, at least 300 horsepower, not more than $40k",
    style: "Pickup",
    note: "86 cars",
    give: "",
  },
  {
    text: "Electric or plug-in hybrid, 2022 or newer, ideally under $38,000",
    style: "Sedan",
    note: "23 cars",
    give: "",
  },
];

export const loadProducts: LoadProducts = async () => results;

export const critiques: Critique[] = [
  {
    ...{ kind: "cheaper", label: "Cheaper", text: "up to $21,900", count: 4 },
    edit: { kind: "change", id: "msrp:<=", value: 21_900 },
  },
  {
    ...{ kind: "newer", label: "Newer", text: "2023 or newer", count: 2 },
    edit: { kind: "change", id: "year:>=", value: 2023 },
  },
];

export const beside: ProductsBeside = {
  products: results.cars.slice(0, 2).map((product) => ({
    ...{ position: product.position, make: "Mazda", model: "CX-30", name: product.name, version: `${product.year}` },
    ...{ style: product.style, price: product.price, short: "Most power." },
  })),
  wishes: [
    {
      ...{ id: "highwayMpg:>=", label: "Highway", text: "33 mpg or more", level: "nice", locked: false, gaveWay: true },
      marks: results.cars
        .slice(0, 2)
        .flatMap((product) => product.marks.find(({ label }) => label === "Highway") ?? []),
    },
  ],
  facts: [{ label: "Power", unit: "hp", values: ["186", "152"], best: [0] }],
};

const met = (value: string) => ({ value, mark: "met" as const });

export const versions: ModelSheetView = {
  ...{
    make: "Mazda",
    model: "CX-30",
    order: "year",
    all: false,
    drawn: [{ style: "4dr SUV", look: lookOfStyle("4dr SUV") }],
    years: "2021 to 2022",
    siblings: ["CX-5"],
  },
  ...{ search: null, dataNote: "List prices when new, model years 2015 to 2026" },
  lead: {
    ...{ position: 1, name: "Mazda CX-30", make: "Mazda", model: "CX-30", style: "4dr SUV", version: "2022 2.5 S" },
    ...{ price: "$22,200", priceToday: null, budget: { text: "$1,800 under your budget", at: 24_000 } },
    marks: results.cars[0]?.marks ?? [],
    groups: [{ title: "Room", facts: [{ label: "Seats", value: "5", unit: "" }] }],
    running: "Gas costs about $1,400 a year for 12,000 miles, at $3.40 a gallon.",
  },
  assumed: { milesAYear: 12_000, gallon: 3.4, electric: false },
  curve: {
    own: { name: "CX-30", start: 0, yearly: 1400 },
    rival: { name: "HR-V", start: 800, yearly: 1250 },
    even: 5.3,
  },
  alike: [
    {
      ...{ position: 3, name: "Honda HR-V", make: "Honda", model: "HR-V", version: "2022 LX", price: "$23,000" },
      ...{ style: "4dr SUV", look: lookOfStyle("4dr SUV") },
    },
  ],
  prices: { span: "$22,200 to $26,400", today: false },
  columns: [orders.price, orders.power, orders.mileage, wheels],
  shared: [{ slot: roles.size ?? "style", cell: { value: "compact", mark: null } }],
  versions: [
    {
      ...{ position: 1, year: met("2022"), trim: "2.5 S", style: "4dr SUV", msrp: 22_200, fits: true },
      cells: {
        [orders.price]: met("$22,200"),
        ...{ [orders.power]: { value: "186", mark: null } },
        [orders.mileage]: met("33"),
        [wheels]: met("AWD"),
      },
    },
    {
      ...{ position: 2, year: met("2021"), trim: "Turbo", style: "4dr SUV", msrp: 26_400, fits: false },
      cells: {
        [orders.price]: { value: "$26,400", mark: "missed" },
        ...{ [orders.power]: { value: "not listed", mark: "unknown" as const } },
        [orders.mileage]: { value: "30", mark: "bent", of: "of 35" },
        [wheels]: met("AWD"),
      },
    },
  ],
};
