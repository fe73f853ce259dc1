import { describe, expect, it } from "vitest";
import { corpusVocabulary } from "@/lib/catalog/corpus-vocabulary";
import { levels } from "@/lib/constraints";
import { readTranscript } from "@/lib/reading/read-words";
import { importanceOfChances } from "./importance-model";

const readAs = (weighting: "local" | "global", messages: string[]) =>
  readTranscript(
    messages.map((content) => ({ role: "user", content })),
    corpusVocabulary,
    weighting,
  ).constraints;
const read = (...messages: string[]) => readAs("local", messages);
const heard = (messages: string[], slot: string) => read(...messages).find((each) => each.slot === slot);

describe("importance learned from many voices", () => {
  it("hears a must, room and a bonus said of three wishes in one message", () => {
    const said = ["AWD is a must. under 25k would be ideal. a hybrid would be a nice bonus"];
    expect(heard(said, "drivenWheels")).toMatchObject({ level: "must", locked: true });
    const budget = heard(said, "msrp")?.weight ?? 1;
    const hybrid = heard(said, "marketCategory")?.weight ?? 1;
    expect(budget).toBeLessThan(heard(said, "drivenWheels")?.weight ?? 0);
    expect(hybrid).toBeLessThan(budget);
  });

  it("quotes only words of the message, and none for a plain wish", () => {
    const said = "honestly the price is not negotiable, $25,000 and that's it. looking for a sedan";
    for (const { evidence, level } of read(said)) {
      for (const { quote, start, end } of evidence) expect(said.slice(start, end)).toBe(quote);
      if (level === "prefer") expect(evidence.filter((each) => each.for === "weight")).toEqual([]);
    }
  });

  it("weighs a standing wish again when a later message speaks of it", () => {
    const messages = ["a sedan under 25k with AWD", "I absolutely need the AWD, that's a must"];
    const constraints = readAs("global", messages);
    const [drive, budget] = ["drivenWheels", "msrp"].map((slot) => constraints.find((each) => each.slot === slot));
    expect(drive?.locked).toBe(true);
    expect(drive?.weight).toBeGreaterThan(budget?.weight ?? 1);
  });

  it("opens the lock of a must only where a later message makes it matter less", () => {
    const driveAfter = (said: string) =>
      readAs("global", ["AWD is a must. a sedan under 25k", said]).find(({ slot }) => slot === "drivenWheels");
    for (const said of ["AWD is really important", "the AWD matters more", "I really want the AWD"])
      expect(driveAfter(said), said).toMatchObject({ level: "must", locked: true });
    expect(driveAfter("the AWD is just a bonus")?.locked).toBe(false);
  });
});

describe("the level and weight of a distribution", () => {
  it("keeps the weight within its level and the interval around it", () => {
    for (const [index, level] of levels.entries()) {
      const chances = [...levels.map((_, at) => (at === index ? 0.4 : 0.1)), 0.2];
      const learned = importanceOfChances(chances);
      expect(learned.level).toBe(level);
      expect(learned.none).toBe(0.2);
      expect(learned.interval[0]).toBeLessThanOrEqual(learned.weight);
      expect(learned.interval[1]).toBeGreaterThanOrEqual(learned.weight);
    }
  });
});
