import { describe, expect, it } from "vitest";
import { valuesOf } from "@/lib/constraints/values-of";
import { levelWeights } from "@/lib/constraints/weight";
import { corpusVocabulary } from "./corpus/corpus-vocabulary";
import { readByRules } from "./read-words";

const read = (words: string) =>
  readByRules({ words, turn: 0, history: [], constraints: [], vocabulary: corpusVocabulary });
const added = (words: string) =>
  read(words).edits.flatMap((each) =>
    each.kind === "add"
      ? [`${each.constraint.slot} ${each.constraint.op} ${valuesOf(each.constraint.value).join("|")}`]
      : [],
  );

describe("what is turned down only to set off a wish", () => {
  it.each([
    ["Not a sedan but rather a wagon", ["style == Wagon"]],
    ["a wagon, not a sedan", ["style == Wagon"]],
    ["not a Honda but rather a Toyota", ["make == Toyota"]],
  ])("is no wish of its own: %s", (words, wishes) => {
    expect(added(words)).toEqual(wishes);
  });

  it("is one where more lies between the two", () => {
    expect(added("a Toyota, but of course not a Honda")).toEqual(["make == Toyota", "make != Honda"]);
  });
});

describe("a lack that would be borne", () => {
  it.each(["It's fine if it doesn't have AWD", "I'd survive if it isn't a Honda", "okay without AWD"])(
    "makes a wish flexible or less: %s",
    (words) => {
      const [edit] = read(words).edits;
      expect(edit?.kind === "add" && edit.constraint.weight).toBeLessThanOrEqual(levelWeights.flexible);
    },
  );
});

describe("a capitalised word where a make would stand", () => {
  it.each(["Zorblatt", "Quix"])("is asked about: %s", (name) => {
    expect(read(`I would love a ${name}`).doubts).toMatchObject([{ kind: "unknown-make", quote: name }]);
  });

  it.each(["Zed", "Qix"])("is left alone when it is short: %s", (name) => {
    expect(read(`I would love a ${name}`).doubts).toEqual([]);
  });
});
