import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { corpusVocabulary } from "@/lib/catalog/corpus-vocabulary";
import { toConstraint } from "@/lib/constraints/constraint";
import { blanked } from "@/lib/reading/acts/placed";
import type { ReadInput } from "@/lib/reading/preference-reader";
import { readQuestion } from "./read-question";

const vocabulary = corpusVocabulary;
const shown = [
  { make: "Subaru", models: ["Crosstrek"], year: 2024, position: 1 },
  { make: "Mazda", models: ["CX-30"], year: 2024, position: 2 },
  { make: "Toyota", models: ["Corolla Cross"], year: 2025, position: 3 },
];
const constraints = [
  toConstraint({ slot: "msrp", op: "<=", value: 30_000, weight: 0.75 }),
  toConstraint({ slot: "drivenWheels", op: "==", value: "all wheel drive", weight: 0.55 }),
  toConstraint({ slot: "style", op: "==", value: "4dr SUV", weight: 0.55 }),
  toConstraint({ slot: "highwayMpg", op: ">=", value: 35, weight: 0.1 }),
];

function inputOf(words: string): ReadInput {
  const screen = {
    gaveWay: [constraints[3]?.id ?? ""],
    proposes: false,
    oneProduct: false,
    shown,
    spoken: shown.slice(0, 1),
  };
  return { words, turn: 1, history: [], constraints, vocabulary, screen };
}

function kindOf(words: string): string {
  return readQuestion(inputOf(words))[0]?.question.kind ?? "none";
}

interface Labelled {
  say: string;
  kind: string;
}

function missesIn(file: string) {
  const labelled: Labelled[] = JSON.parse(readFileSync(new URL(`./testing/${file}`, import.meta.url), "utf8"));
  const misses = labelled.flatMap(({ say, kind }) =>
    kindOf(say) === kind ? [] : [`${kind} <- ${kindOf(say)}: ${say}`],
  );
  return { misses, share: 1 - misses.length / labelled.length };
}

const asked = (words: string) => readQuestion(inputOf(words));

describe("questions", () => {
  it.each(["open.json", "kept-aside.json"])(
    "are told by kind, and from wishes in the form of a question: %s",
    (file) => {
      const { misses, share } = missesIn(file);
      expect(share, misses.join("\n")).toBeGreaterThanOrEqual(0.96);
    },
  );

  it("leave the wishes beside them where they were", () => {
    const words = "make it 28k, and is the Forester automatic?";
    const left = blanked(words, asked(words));
    expect(left).toHaveLength(words.length);
    expect(left.trim()).toBe("make it 28k,");
  });

  it("mean cars by name, by place and by the talk so far", () => {
    const productsOf = (words: string) =>
      asked(words).flatMap(({ question }) =>
        "products" in question ? question.products.map(({ models }) => models[0]) : [],
      );
    expect(productsOf("is it automatic?")).toEqual(["Crosstrek"]);
    expect(productsOf("how much is the second one?")).toEqual(["CX-30"]);
    expect(productsOf("difference between the first and the third")).toEqual(["Crosstrek", "Corolla Cross"]);
    expect(productsOf("how much is the mazda?")).toEqual(["CX-30"]);
    expect(productsOf("Outback vs this one")).toEqual(["Outback", "Crosstrek"]);
    expect(productsOf("RAV4 or CR-V, which is easier on gas?")).toEqual(["RAV4", "CR-V"]);
  });

  it("mean one of the two cars discussed last by what sets it apart", () => {
    const [crosstrek, mazda] = [
      { ...shown[0], price: 29_000 },
      { ...shown[1], price: 27_500, year: 2022 },
    ];
    const productOf = (words: string) => {
      const input = inputOf(words);
      const screen = { ...input.screen, spoken: [crosstrek, mazda] } as ReadInput["screen"] & object;
      const question = readQuestion({ ...input, screen })[0]?.question;
      return question && "products" in question
        ? question.products.map(({ models }) => models[0]).join()
        : question?.kind;
    };
    for (const words of ["what does the cheaper one tow?", "and the other one?", "would the older one have awd?"])
      expect(productOf(words), words).toBe("CX-30");
    for (const words of [
      "how big is the newer one?",
      "could the pricier one seat five?",
      "what would insurance run on that?",
    ])
      expect(productOf(words), words).toBe("Crosstrek");
    expect(productOf("what's the last one get on the highway?")).toBe("Corolla Cross");
    expect(productOf("which is the cheaper one?")).not.toBe("CX-30");
    expect(productOf("how many miles would be on the second one?")).toBe("CX-30");
  });

  it("fill what is asked from slots, directions and values, in any form and spelling", () => {
    const only = (words: string) => asked(words)[0]?.question;
    expect(only("which is thirstier, the Civic or the Corolla?")).toMatchObject({
      kind: "compare",
      about: ["highwayMpg", "cityMpg"],
    });
    expect(only("what's the least I'd have to pay for one?")).toMatchObject({
      kind: "superlative",
      by: "msrp",
      end: "least",
    });
    expect(only("which uses the least gas?")).toMatchObject({ by: "highwayMpg", end: "most" });
    expect(only("is manual cheeper?")).toMatchObject({
      kind: "cost",
      slots: ["transmission"],
      by: { slot: "msrp", end: "least" },
    });
  });

  it("take two sides named ahead as theirs, not as wishes", () => {
    const words = "diesel or electric, which is cheaper?";
    expect(asked(words)).toMatchObject([
      { question: { kind: "cost", slots: ["fuelType"], isWhich: true }, start: 0, end: words.length },
    ]);
    expect(asked("a V6 or an ecoboost, which is stronger?")).toMatchObject([{ start: 0 }]);
    expect(asked("a red sedan with AWD or leather, which is stronger?")[0]?.start).not.toBe(0);
  });

  it("go on from the question right before", () => {
    const input = inputOf("and mpg");
    const screen = {
      gaveWay: [],
      proposes: false,
      oneProduct: false,
      ...input.screen,
      earlier: ["how much is the Forester?"],
    };
    expect(readQuestion({ ...input, screen })[0]?.question).toMatchObject({
      ...{ kind: "facts", products: [{ models: ["Forester"] }], about: ["highwayMpg", "cityMpg"] },
    });
  });

  it("go on from a follow-up, in the kind of the question before", () => {
    const following = (earlier: string[], words: string) => {
      const input = inputOf(words);
      const screen = { ...input.screen, gaveWay: [], proposes: false, oneProduct: false, earlier };
      return readQuestion({ ...input, screen })[0]?.question;
    };
    const towing = ["how much can the Ridgeline tow?"];
    expect(following(towing, "and the Colorado")).toMatchObject({
      products: [{ models: ["Colorado"] }],
      about: ["towing"],
    });
    expect(following([...towing, "and the Colorado"], "seats?")).toMatchObject({
      ...{ kind: "facts", products: [{ models: ["Colorado"] }], about: ["seats"] },
    });
    expect(following([...towing, "and the Colorado"], "tacoma")).toMatchObject({ products: [{ models: ["Tacoma"] }] });
    expect(following(["which is the cheapest?"], "best one in town?")).toMatchObject({
      kind: "superlative",
      by: "cityMpg",
    });
    expect(following(["what's the best mileage?"], "among the hybrids?")).toMatchObject({
      supposed: { edits: [{ constraint: { slot: "marketCategory" } }] },
    });
    expect(following(["thanks, I like it"], "and the Colorado")).toBeUndefined();
  });

  it("ask what a car costs a month, with the loan they name, and go on about that one payment", () => {
    const following = (earlier: string[], words: string) => {
      const screen = { ...inputOf(words).screen, gaveWay: [], proposes: false, oneProduct: false, earlier };
      return readQuestion({ ...inputOf(words), screen }).map(({ question }) => question);
    };
    const first = { kind: "payment", products: [{ models: ["Crosstrek"] }] };
    expect(following([], "what would that be a month?")).toMatchObject([first]);
    expect(following([], "monthly payment on the first one with 5k down over 60 months")).toEqual([
      { ...first, products: [shown[0]], down: 5000, months: 60 },
    ]);
    expect(following([], "what's that a month, $2,500 down, 6 years at 4.5%?")).toMatchObject([
      { ...first, down: 2500, months: 72, rate: 4.5 },
    ]);
    expect(following(["payment on the second one at 5%?"], "with 3 grand down?")).toMatchObject([
      { kind: "payment", products: [{ models: ["CX-30"] }], rate: 5, down: 3000 },
    ]);
    expect(following(["what would that be a month?"], "and the third one?")).toMatchObject([
      { kind: "payment", products: [{ models: ["Corolla Cross"] }] },
    ]);
    const isPayment = (words: string) => asked(words).some(({ question }) => question.kind === "payment");
    const others = [
      "what can I get for $400 a month?",
      "what's gas a month?",
      "is insurance paid monthly?",
      "what's a down payment?",
    ];
    expect(others.filter(isPayment)).toEqual([]);
    expect(following(["payment on the second one?"], "2020 or newer, over 300 hp")).toEqual([]);
  });

  it("hear what can only ask, whatever its clause looks like", () => {
    const sure = (words: string) => asked(words).map(({ question, isSure }) => (isSure ? question.kind : "unsure"));
    expect(sure("Impreza price")).toEqual(["facts"]);
    expect(sure("doesn't the Forester come with AWD")).toEqual(["facts"]);
    expect(sure("what, no Miata?")).toEqual(["why"]);
    expect(sure("there's no diesel in there, is there?")).toEqual(["count"]);
    expect(sure("got anything else")).toEqual(["recommend"]);
    expect(sure("hatchback means what")).toEqual(["term"]);
    expect(asked("Lexus SUV")).toEqual([]);
  });

  it("suppose a change without making it", () => {
    const supposed = (words: string) =>
      asked(words).map(({ question }) => ("supposed" in question ? question.supposed : null))[0];
    expect(supposed("what would $2,000 more bring")?.moved).toEqual([{ slot: "msrp", by: 2000 }]);
    expect(supposed("what if I drop AWD")?.without).toEqual(["drivenWheels"]);
    expect(supposed("what if the price went to 23")?.edits).toMatchObject([
      { constraint: { slot: "msrp", value: 23_000 } },
    ]);
  });

  it("know how far somebody drives", () => {
    expect(asked("what would gas cost me a year at 15,000 miles?")[0]?.question).toMatchObject({ milesAYear: 15_000 });
    expect(asked("I drive 300 miles a week, is a hybrid cheaper to run?")[0]?.question).toMatchObject({
      milesAYear: 15_600,
    });
  });

  it("cost no more than the length of a message", () => {
    const shapes = [
      ", what".repeat(660),
      "is it ".repeat(660),
      "rav4 or ".repeat(500),
      "of these ".repeat(440),
      "?".repeat(4000),
    ];
    const since = performance.now();
    for (const words of shapes) expect(asked(words).length).toBeLessThanOrEqual(3);
    expect(performance.now() - since).toBeLessThan(3000);
  });
});

describe("price and fuel together", () => {
  it.each([
    "is a hybrid cheaper than a Civic over five years",
    "would a Prius work out cheaper than this over ten years?",
    "does a Leaf save me money over a Corolla in the long run?",
    "Camry Hybrid or Camry, which costs less over 6 years with gas?",
  ])("are one sum: %s", (words) => {
    expect(asked(words)[0]?.question).toMatchObject({ kind: "running", whole: true });
  });

  it.each(["is the Camry cheaper than the Accord?", "what would gas run over five years in a Civic?"])(
    "are apart in %s",
    (words) => {
      expect(asked(words)[0]?.question).not.toMatchObject({ whole: true });
    },
  );
});

describe("a product set beside another", () => {
  it.each(["against a Forester", "put it next to the Forester", "compare it, please, with a Forester"])(
    "is compared: %s",
    (words) => {
      expect(asked(words)[0]?.question).toMatchObject({ kind: "compare" });
    },
  );

  it.each(["set it to 28k", "put a cap of 30k with heated seats"])("is none in “%s”", (words) => {
    expect(asked(words).map(({ question }) => question.kind)).not.toContain("compare");
  });
});
