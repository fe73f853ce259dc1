import { describe, expect, it } from "vitest";
import type { Predicate } from "@/lib/constraints/constraint";
import type { Act } from "@/lib/dialogue/state/act";
import type { QuestionPart } from "@/lib/dialogue/wording/parts";
import { seededRandom } from "@/lib/random";
import { wordedImportance } from "./importance-wording";
import { recallPersona } from "./persona-knowledge";
import { misspoken, type Profile, profiles } from "./profile";
import { createShopper } from "./shopper";
import type { ShopperMode } from "./shopper-character";

const persona =
  "I want an Alpha sedan, a Coupe if need be. The year is my top priority: 2016 or newer. I'm strict there. I also care a lot about an MSRP at most $18,935. I'd like at least 29 city MPG, but I'm very flexible on that.";
const tests: Predicate[] = [
  { slot: "cityMpg", op: ">=", value: 29 },
  { slot: "msrp", op: "<=", value: 18_935 },
  { slot: "year", op: ">=", value: 2016 },
  { slot: "highwayMpg", op: ">=", value: 35 },
];
const knowledge = recallPersona(persona, tests);
const shopperIn = (profile: Profile, mode: ShopperMode = "verbatim", seed = 1) =>
  createShopper({ knowledge, mode, profile, random: seededRandom(seed) });
const wordsOf = (act: Act | null) => (act?.kind === "words" ? act.text : "");
const question = (said: Partial<QuestionPart>): QuestionPart => ({
  id: "q",
  kind: "slot",
  text: "?",
  why: "",
  choices: [],
  multiple: false,
  ...said,
});

describe("what a shopper knows", () => {
  it("is its persona's own sentences, a value-less one with the wish before it", () => {
    expect(knowledge.opening).toBe("I want an Alpha sedan, a Coupe if need be.");
    expect(knowledge.wishes.map(({ slot, sentences }) => [slot, sentences.length])).toEqual([
      ["year", 2],
      ["msrp", 1],
      ["cityMpg", 1],
    ]);
  });

  it("orders wishes by how the persona words them", () => {
    const importance = new Map(knowledge.wishes.map((wish) => [wish.slot, wish.importance]));
    expect(importance.get("year")).toBeGreaterThan(importance.get("msrp") ?? 1);
    expect(importance.get("msrp")).toBeGreaterThan(importance.get("cityMpg") ?? 1);
    expect(wordedImportance(["It has four wheels."])).toBe(0.55);
  });
});

describe("a simulated shopper", () => {
  it("tells the whole persona when no questions are to be expected, else the base request", () => {
    const told = wordsOf(shopperIn("plain").open(true));
    for (const value of ["2016", "$18,935", "29"]) expect(told).toContain(value);
    expect(wordsOf(shopperIn("plain").open(false))).toBe(knowledge.opening);
  });

  it("answers a question with what it knows about the slot, once, and volunteers the rest", () => {
    const shopper = shopperIn("plain");
    shopper.open(false);
    expect(wordsOf(shopper.answer(question({ slot: "msrp" })))).toBe(
      "I also care a lot about an MSRP at most $18,935.",
    );
    expect(wordsOf(shopper.answer(question({ slot: "size" })))).toMatch(/mind|preference|same/);
    const rest = [shopper.volunteer(), shopper.volunteer()].map(wordsOf).join(" ");
    expect(rest).toContain("2016");
    expect(rest).toContain("29 city");
    expect(rest).not.toContain("$18,935");
    expect(shopper.volunteer()).toBeNull();
  });

  it("keeps what it minds more when it has to choose", () => {
    const choices = [
      { id: "a", label: "2016 or newer", count: 1, detail: "city mileage becomes 27 mpg or more: 4 cars" },
      { id: "b", label: "29 mpg or more", count: 1, detail: "any year: 4 cars" },
    ];
    expect(shopperIn("plain").answer(question({ kind: "compare", choices }))).toEqual({
      kind: "compare",
      questionId: "q",
      keep: "a",
    });
    const card = {
      wishes: 3,
      gaveWay: [],
      kept: [],
      matches: 0,
      alternatives: [],
      agree: null,
      disagree: null,
      conflict: [],
    };
    const alternatives = ["Year", "City", "Budget"].map((label) => ({
      id: `let ${label} go`,
      label,
      changes: [{ label, from: "", to: "" }],
      count: 1,
    }));
    expect(shopperIn("plain").react({ ...card, state: "undecided", alternatives })).toEqual({
      kind: "choose-relaxation",
      relaxationId: "let City go",
    });
    const conflict = ["year:>=", "cityMpg:>="].map((id) => ({ id, text: id, countIfUnlocked: 1 }));
    expect(shopperIn("plain").react({ ...card, state: "locked-conflict", conflict })).toEqual({
      kind: "unlock",
      id: "cityMpg:>=",
    });
    const proposed = (id: string) => {
      const change = {
        id,
        label: "",
        action: "dropped" as const,
        from: "",
        to: null,
        unit: "",
        reading: "",
        quote: null,
      };
      const gaveWay = [{ ...change, level: "nice" as const, weight: 0.1, drawing: { bars: [] } }];
      return shopperIn("plain").react({ ...card, state: "proposed", gaveWay });
    };
    expect([proposed("year:>="), proposed("cityMpg:>=")]).toEqual([{ kind: "disagree" }, { kind: "agree" }]);
    expect(shopperIn("plain").react({ ...card, state: "relaxed" })).toBeNull();
  });

  it("says the same in other words when it paraphrases, the value unchanged", () => {
    const said = wordsOf(shopperIn("plain", "paraphrase").answer(question({ slot: "msrp" })));
    expect(said).toContain("$18,935");
    expect(persona).not.toContain(said);
  });

  it("corrects itself when contradictory", () => {
    const shopper = shopperIn("contradictory");
    expect(wordsOf(shopper.answer(question({ slot: "msrp" })))).not.toContain("$18,935");
    expect(wordsOf(shopper.volunteer())).toMatch(/wrong.*\$18,935/);
    expect(misspoken("the CC", { slot: "model", value: "CC", sentences: [], importance: 0 })).toBeNull();
  });

  it("remembers at the end when forgetful", () => {
    const shopper = shopperIn("forgetful");
    const said = [wordsOf(shopper.open(true))];
    for (let act = shopper.volunteer(); act; act = shopper.volunteer()) said.push(wordsOf(act));
    expect(said.at(-1)).toMatch(/^Oh, I forgot/);
    for (const value of ["2016", "$18,935", "29"]) {
      expect(said.filter((each) => each.includes(value))).toHaveLength(1);
    }
  });

  it.each(profiles.filter((each) => each !== "reserved"))(
    "says every value in the end, whatever its manner: %s",
    (profile) => {
      const shopper = shopperIn(profile, "paraphrase", 4);
      const said = [wordsOf(shopper.open(false)), wordsOf(shopper.answer(question({ slot: "year" })))];
      for (let act = shopper.volunteer(); act; act = shopper.volunteer()) said.push(wordsOf(act));
      for (const value of ["2016", "$18,935", "29"]) expect(said.join(" ")).toContain(value);
    },
  );
});
