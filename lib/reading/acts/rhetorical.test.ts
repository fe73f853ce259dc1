import { describe, expect, it } from "vitest";
import { corpusVocabulary } from "@/lib/catalog/corpus-vocabulary";
import { toConstraint } from "@/lib/constraints/constraint";
import { protestedIn } from "./rhetorical";

const drive = toConstraint({ slot: "drivenWheels", op: "==", value: "all wheel drive", weight: 0.3 });
const price = toConstraint({ slot: "msrp", op: "<=", value: 20_000, weight: 0.95 });

function kept(words: string, gaveWay = [drive.id]) {
  const screen = { gaveWay, proposes: false, oneCar: false };
  const input = { words, turn: 1, history: [], constraints: [drive, price], vocabulary: corpusVocabulary, screen };
  return protestedIn(words, input).map(({ id }) => id);
}

describe("a protest", () => {
  it('keeps what gave way, by "without it"', () => {
    expect(kept("How do I reach the cabin without it?")).toEqual([drive.id]);
    expect(kept("you think I can get through snow without that?")).toEqual([drive.id]);
  });

  it("is none where it denies nothing, or nothing gave way", () => {
    expect(kept("how do I save this list?")).toEqual([]);
    expect(kept("what does AWD cost me?")).toEqual([]);
    expect(kept("How do I reach the cabin without it?", [])).toEqual([]);
  });
});
