import { describe, expect, it } from "vitest";
import { corpusVocabulary } from "@/lib/catalog/corpus-vocabulary";
import { valuesOf } from "@/lib/constraints";
import { readWords } from "./read-words";
import { messageAlone } from "./testing/read-alone";

const inputOf = (words: string) => ({ words, turn: 0, history: [], constraints: [], vocabulary: corpusVocabulary });
const read = (words: string) => messageAlone(inputOf(words));
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
      const [edit] = readWords(inputOf(words)).edits;
      expect(["flexible", "nice"]).toContain(edit?.kind === "add" && edit.constraint.level);
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
