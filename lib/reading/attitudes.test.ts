import { describe, expect, it } from "vitest";
import { corpusVocabulary } from "@/lib/catalog/corpus-vocabulary";
import { readTranscript } from "./read-transcript";

const read = (content: string) =>
  readTranscript([{ role: "user", content }], corpusVocabulary, "local", { importance: "rules" }).constraints.map(
    ({ slot, op, value, level }) => `${slot} ${op} ${value} ${level}`,
  );

describe("the rules put attitudes together from their parts", () => {
  it.each([
    ["Without AWD I'd rather not buy at all", "drivenWheels == all wheel drive must"],
    ["I refuse to settle for anything but a wagon", "style == Wagon must"],
    ["I'd be gutted without a convertible", "style == Convertible strong"],
    ["No big drama if it isn't a diesel", "fuelType == diesel flexible"],
    ["A diesel is out of the question", "fuelType != diesel must"],
    ["Anything over 20 grand is out of the question", "msrp <= 20000 must"],
    ["I can't accept anything older than 2013", "year >= 2013 must"],
  ])("%s: what would follow turns the wish", (words, wish) => {
    expect(read(words)).toEqual([wish]);
  });

  it.each([
    ["a V6, not that attached to it", "cylinders == 6 flexible"],
    ["I couldn't do without a V6", "cylinders == 6 must"],
    ["a V6, but I'd part with it before anything else", "cylinders == 6 nice"],
    ["a V6 is my second priority", "cylinders == 6 strong"],
    ["a V6 is further down my list", "cylinders == 6 nice"],
  ])("%s: head, denial, degree and order", (words, wish) => {
    expect(read(words)).toEqual([wish]);
  });

  it.each([
    ["Wagon, 28k. I'd rather pay more than give up the wagon.", "msrp"],
    ["Wagon, 28k. The wagon isn't as important as the price.", "style"],
    ["Wagon, 28k. The price trumps everything.", "style"],
    ["Wagon from 2014. I'd sooner take an older one than another body.", "year"],
    ["Wagon under 28k. The former is fixed, the latter negotiable.", "msrp"],
  ])("%s: the lighter of two", (words, lighter) => {
    const { constraints } = readTranscript([{ role: "user", content: words }], corpusVocabulary, "global", {
      importance: "rules",
    });
    expect([...constraints].sort((a, b) => a.weight - b.weight)[0]?.slot).toBe(lighter);
  });
});
