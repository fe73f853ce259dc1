import { describe, expect, it } from "vitest";
import type { Predicate } from "@/lib/constraints";
import { toConstraint } from "@/lib/constraints/constraint";
import type { Act } from "@/lib/dialogue/state/act";
import type { QuestionPart } from "@/lib/dialogue/wording/parts";
import { seededRandom } from "@/lib/random";
import { hiddenOrder, misspoken, type Profile, profiles, recallPersona, type ShopperMode } from "./persona-knowledge";
import { createShopper } from "./shopper";

const persona =
  "I want an Alpha sedan, a Coupe if need be. The year is my top priority: 2016 or newer. I'm strict there. I also care a lot about an MSRP at most $18,935. I'd like at least 29 city MPG, but I'm very flexible on that.";
const tests: Predicate[] = [
  { slot: "cityMpg", op: ">=", value: 29 },
  { slot: "msrp", op: "<=", value: 18_935 },
  { slot: "year", op: ">=", value: 2016 },
];
const knowledge = recallPersona(persona, [...tests, { slot: "highwayMpg", op: ">=", value: 35 }]);
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

  it("is the order of its wishes and no weight: a lone target goes first", () => {
    const weighed = tests.map((each, index) => toConstraint({ ...each, weight: [0.3, 0.1, 0.6][index] }));
    const orderOf = (...target: string[]) => hiddenOrder({ constraints: weighed, target }).map(({ slot }) => slot);
    expect(orderOf("msrp:<=")).toEqual(["msrp", "cityMpg", "year"]);
    expect(orderOf("year:>=")).toEqual(["year", "msrp", "cityMpg"]);
    expect(orderOf("year:>=", "cityMpg:>=")).toEqual(["msrp", "cityMpg", "year"]);
    expect(Object.keys(hiddenOrder({ constraints: weighed, target: [] })[0] ?? {})).toEqual(["slot", "op", "value"]);
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
      { id: "give:year:>==2015", label: "29 mpg or more", count: 1 },
      { id: "give:cityMpg:>==27;msrp:<==20000", label: "2016 or newer", count: 1 },
    ];
    const kept = (profile: Profile, seed = 1) =>
      shopperIn(profile, "verbatim", seed).answer(question({ kind: "compare", choices }));
    expect(kept("plain")).toEqual({ kind: "compare", questionId: "q", keep: choices[1]?.id });
    const slips = Array.from({ length: 200 }, (_, seed) => kept("hedging", seed)).filter(
      (act) => act.kind === "compare" && act.keep === choices[0]?.id,
    );
    expect(slips.length).toBeGreaterThan(8);
    expect(slips.length).toBeLessThan(40);
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
    const alternatives = ["year:>=", "cityMpg:>=", "msrp:<="].map((wish) => ({
      ...{ id: `give:${wish}=any`, label: "", changes: [], count: 1 },
    }));
    expect(shopperIn("plain").react({ ...card, state: "undecided", alternatives })).toEqual({
      kind: "choose-relaxation",
      relaxationId: "give:cityMpg:>==any",
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

  it.each([
    ["Did you mean up to $18,935?", "yes"],
    ["Did you mean up to $28,935?", "no"],
    ["Would $17,500 be OK?", "yes"],
    ["Would $20,000 be OK?", "no"],
    ["Nothing has it all. Would 27 mpg in the city mileage do?", "yes"],
    ["Should I keep 2016 or newer?", "yes"],
    ["Keep 29 city MPG?", "no"],
    ["Would any body style be fine?", "yes"],
  ])("says yes to what it meant, within its limits and to what goes first: “%s” %s", (text, said) => {
    const choices = ["Yes", "No"].map((label) => ({ id: label.toLowerCase(), label, count: 1 }));
    const asked = question({ kind: "clarify", text, choices });
    expect(shopperIn("plain").answer(asked)).toEqual({ kind: "answer", questionId: "q", choices: [said] });
  });

  it.each([
    ["Up to $17,500", "yes"],
    ["Up to $27,500", "no"],
    ["Do it", "no"],
  ])("takes an offer it can live with and knows the meaning of: “%s” %s", (label, taken) => {
    const choices = [
      { id: "yes", label, count: 1 },
      { id: "no", label: "No, leave it", count: 1 },
    ];
    const asked = question({ kind: "clarify", text: "That would bring 12 cars. Shall I change it?", choices });
    expect(shopperIn("plain").answer(asked)).toEqual({ kind: "answer", questionId: "q", choices: [taken] });
  });

  it("takes a choice that says its wish and nothing wider", () => {
    const choices = ["under $18,935 or $25,000", "$18,935"].map((label, index) => ({
      id: `${index}`,
      label,
      count: 1,
    }));
    const answered = (offered: typeof choices) =>
      shopperIn("plain").answer(question({ kind: "clarify", choices: offered }));
    expect(answered(choices)).toEqual({ kind: "answer", questionId: "q", choices: ["1"] });
    expect(answered(choices.slice(0, 1))).toEqual({ kind: "skip", questionId: "q" });
  });

  it("says a sentence about two wishes once", () => {
    const both = recallPersona("I want an Alpha. I need 29 city MPG and an MSRP at most $18,935.", tests);
    const shopper = createShopper({ knowledge: both, mode: "verbatim", profile: "plain", random: seededRandom(1) });
    expect(wordsOf(shopper.answer(question({ slot: "msrp" })))).toContain("29 city MPG");
    expect(shopper.volunteer()).toBeNull();
  });

  it("puts it in other words when it is asked the same again", () => {
    const shopper = shopperIn("plain");
    const said = [1, 2].map(() => wordsOf(shopper.answer(question({ slot: "msrp" }))));
    expect(said[0]).toBe("I also care a lot about an MSRP at most $18,935.");
    expect(persona).not.toContain(said[1]);
    expect(said[1]).toContain("$18,935");
    const isRight = question({ slot: "msrp", text: "Would up to $30,000 be right?", choices: [] });
    expect(wordsOf(shopper.answer(isRight))).toContain("$18,935");
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
    expect(misspoken("the CC", { value: "CC" })).toBeNull();
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
