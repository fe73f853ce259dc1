import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { answerLines, answersIn } from "./answer-metrics";
import { benyfitsIn, benyfitsLine } from "./benyfits";

const folder = mkdtempSync(join(tmpdir(), "benyfits-"));
const programs = join(folder, "programs.jsonl");
const households = join(folder, "households.jsonl");
const member = (age: number, work_income: number) => ({ features: { age, work_income, investment_income: 0 } });
const household = (loan: number, members: object[]) => ({ Loan: loan, Odd: 0, hh: { features: { members } } });
const lines = (of: object[]) => of.map((each) => JSON.stringify(each)).join("\n");

writeFileSync(
  programs,
  `# a comment\n${lines([
    { program: "Loan", description: "Applicants must earn at most $50,000 a year. Applicants must be at least 21." },
    { program: "Odd", description: "Applicants shall blorp the frobnitz." },
  ])}`,
);
writeFileSync(
  households,
  lines([household(1, [member(40, 30_000), member(9, 0)]), household(0, [member(40, 30_000), member(38, 30_000)])]),
);

describe("files in the shape of BeNYfits", () => {
  it("give each household's facts by the sheets' keys, and what it may have", () => {
    const { households: known } = benyfitsIn(programs, households);
    expect(known[0]).toMatchObject({
      eligible: ["Loan"],
      facts: { own_age: 40, "age#2": 9, household_size: 2, children: 1, income: 30_000 },
    });
  });

  it("are scored by what was read whole; the rest stays open", () => {
    expect(benyfitsLine(benyfitsIn(programs, households))).toBe(
      "BeNYfits: 2 of 3 sentences read, 1 of 2 programs whole; F1 100.0 over 4 decisions, 2 open",
    );
  });
});

describe("labelled answers", () => {
  it("are wrong less often with clarity than without, and a question's own words are no value", () => {
    const said = answerLines(answersIn("corpus/rules/answers-5.jsonl"), "2026-11-28").join(" ");
    const [, without, withClarity] = /without clarity (\d+) of.* with it (\d+) of/.exec(said) ?? [];
    expect(Number(withClarity)).toBeLessThan(Number(without));
    expect(said).toContain("own words 0 of ");
  });
});
