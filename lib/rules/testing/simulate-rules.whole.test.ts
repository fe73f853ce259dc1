import { describe, expect, it } from "vitest";
import { seededRandom } from "@/lib/random";
import { generateSheet, openGrammar } from "./grammar";
import { simulateRules } from "./simulate-rules";

const grammar = openGrammar();
const random = seededRandom(11, "sheets");
const sheets = Array.from({ length: 10 }, (_, index) => generateSheet(`s${index}`, grammar, random));
const people = process.env.LEEWAY_RUNS === "full" ? 50 : 15;
const runs = sheets.flatMap((each) => [...simulateRules([each], people, 11)]);
const questions = (order: string) =>
  runs.filter((run) => run.order === order).reduce((sum, { turns }) => sum + turns, 0);

describe("generated people against generated sheets", () => {
  it("are decided as the known rules decide, in either order of questions", () => {
    expect(runs).toHaveLength(20 * people);
    for (const { sheets: told } of runs)
      for (const each of told) expect(each).toMatchObject({ told: each.known, whole: true });
  });

  it("are never asked what can't matter", () => {
    expect(runs.reduce((sum, { idle }) => sum + idle, 0)).toBe(0);
  });

  it("are asked at least a fifth less in the order of fewest questions", () => {
    expect(questions("fewest")).toBeLessThanOrEqual(0.8 * questions("execution"));
  });
});
