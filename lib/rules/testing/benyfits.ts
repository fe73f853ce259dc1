import { readFileSync } from "node:fs";
import { z } from "zod";
import { compileSheet } from "@/lib/rules/compile/compile-sheet";
import { evaluate, lookIn } from "@/lib/rules/evaluate";
import type { Scalar } from "@/lib/rules/program";

const programSchema = z.object({ program: z.string(), description: z.string() });
const fact = z.union([z.string(), z.number(), z.boolean()]).nullable();
const memberSchema = z.object({ features: z.record(z.string(), fact) });
const householdSchema = z.looseObject({
  hh: z.object({ features: z.object({ members: z.array(memberSchema).min(1) }) }),
});

/** Files in the shape of BeNYfits (Toles et al.): a program a line, and a household a line with 1 for each it may have. */
export function benyfitsIn(programsFile: string, householdsFile: string) {
  const programs = linesOf(programsFile).map((line) => programSchema.parse(line));
  const households = linesOf(householdsFile).map((line) => {
    const household = householdSchema.parse(line);
    const members = household.hh.features.members.map(({ features }) => features);
    const eligible = programs.filter(({ program }) => Number(household[program]) === 1).map(({ program }) => program);
    return { facts: factsOf(members), eligible };
  });
  return { programs, households };
}

/** Lines that start with # are comments. */
function linesOf(file: string): unknown[] {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.filter((line) => line.trim() !== "" && !line.startsWith("#")).map((line) => JSON.parse(line));
}

type Member = Readonly<Record<string, Scalar | null>>;

/** Under the keys of Leeway's sheets: the first member is the shopper. */
function factsOf(members: readonly Member[]): Record<string, Scalar> {
  const [self = {}] = members;
  const number = (member: Member, ...keys: string[]) => keys.reduce((sum, key) => sum + Number(member[key] ?? 0), 0);
  const incomes = ["work_income", "investment_income", "annual_work_income", "annual_investment_income"];
  const own = Object.entries(self).flatMap(([key, value]): [string, Scalar][] =>
    value === null ? [] : [[key, value]],
  );
  return {
    ...Object.fromEntries(own),
    ...Object.fromEntries(members.map((each, at) => [`age#${at + 1}`, number(each, "age")])),
    own_age: number(self, "age"),
    household_size: members.length,
    children: members.filter((each) => number(each, "age") < 18).length,
    income: members.reduce((sum, each) => sum + number(each, ...incomes), 0),
    filing_status: self.filing_jointly === true ? "married filing jointly" : "single",
  };
}

/** What is decided from the file's facts. What stays open counts as not eligible. */
export function benyfitsLine({ programs, households }: ReturnType<typeof benyfitsIn>): string {
  const sheets = programs.map(({ program: name, description }) => ({ name, ...compileSheet(description) }));
  const whole = sheets.filter(({ unread }) => unread.length === 0).length;
  const read = sheets.reduce((sum, each) => sum + each.read.length, 0);
  const sentences = read + sheets.reduce((sum, each) => sum + each.unread.length, 0);
  const pairs = households.flatMap(({ facts, eligible }) =>
    sheets.map(({ name, program, unread }) => {
      const value = program && unread.length === 0 ? evaluate(program.root, lookIn(facts)) : undefined;
      return { known: eligible.includes(name), told: Boolean(value), isOpen: value === undefined };
    }),
  );
  const count = (test: (pair: (typeof pairs)[number]) => boolean) => pairs.filter(test).length;
  const f1 =
    (200 * count(({ known, told }) => known && told)) /
    Math.max(1, count(({ known }) => known) + count(({ told }) => told));
  return `BeNYfits: ${read} of ${sentences} sentences read, ${whole} of ${sheets.length} programs whole; F1 ${f1.toFixed(1)} over ${pairs.length} decisions, ${count(({ isOpen }) => isOpen)} open`;
}
