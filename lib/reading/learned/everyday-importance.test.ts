import { describe, expect, it } from "vitest";
import { corpusVocabulary } from "@/lib/catalog/corpus-vocabulary";
import { type Level, levels, valuesOf } from "@/lib/constraints";
import { readTranscript } from "@/lib/reading/read-words";
import everyday from "@/lib/reading/testing/everyday-importance.json";

const read = (turns: readonly string[]) =>
  readTranscript(
    turns.map((content, index) => ({ role: index % 2 === 0 ? ("user" as const) : ("assistant" as const), content })),
    corpusVocabulary,
    "global",
  ).constraints;

/** These sentences come from no training voice. */
describe("everyday words of importance that nothing was trained on", () => {
  const offBy = everyday.levels.map(({ turns, wish, level }) => {
    const found = read(turns).find(({ slot, op, value }) => `${slot} ${op} ${valuesOf(value).join("/")}` === wish);
    return found ? Math.abs(levels.indexOf(found.level) - levels.indexOf(level as Level)) : null;
  });
  const share = (isRight: (off: number) => boolean) =>
    offBy.filter((off) => off !== null && isRight(off)).length / offBy.length;

  it("keep their wishes and get their level, or the one beside it", () => {
    expect(offBy.filter((off) => off === null).length / offBy.length).toBeLessThan(0.1);
    expect(share((off) => off === 0)).toBeGreaterThan(0.65);
    expect(share((off) => off <= 1)).toBeGreaterThan(0.78);
  });

  it("are put in the order they give, where the weights tell two wishes apart", () => {
    const leads = everyday.orders.map(({ turns, heavier, lighter }) => {
      const wishes = read(turns);
      const weight = (name: string) => wishes.find(({ slot }) => slot === name)?.weight ?? Number.NaN;
      return weight(heavier) - weight(lighter);
    });
    // Retraining decides smaller leads by chance.
    const right = leads.filter((lead) => lead > 0.01).length;
    const wrong = leads.filter((lead) => lead < -0.01).length;
    expect(right).toBeGreaterThanOrEqual(8);
    expect(wrong).toBeLessThanOrEqual(2);
  });
});
