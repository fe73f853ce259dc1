import { createReadStream } from "node:fs";
import { defineCommand } from "citty";
import { z } from "zod";
import { choice, text, wholeNumbers } from "@/cli/flags";
import { readJsonLines, writeJsonLine } from "@/cli/json-lines";
import { seededRandom } from "@/lib/random";
import { readTypedAnswer } from "@/lib/reading/typed/typed-answer";
import { type GeneratedSheet, generatedSheetSchema, generateSheet, openGrammar } from "@/lib/rules/testing/grammar";
import { type RuleRun, reportLines, ruleRunSchema, simulateRules } from "@/lib/rules/testing/simulate-rules";

export const rulesGenerateCommand = defineCommand({
  meta: { name: "generate", description: "Rule sheets with their known programs, as JSON Lines." },
  args: { sheets: text("8", "How many"), seed: text("1", "Seed") },
  async run({ args }) {
    const { sheets, seed } = wholeNumbers(args, "sheets", "seed");
    const [grammar, random] = [openGrammar(), seededRandom(seed, "sheets")];
    for (let index = 0; index < sheets; index++)
      await writeJsonLine(process.stdout, generateSheet(`s${index + 1}`, grammar, random));
  },
});

export const rulesSimulateCommand = defineCommand({
  meta: {
    name: "simulate",
    description: "Sheets in, a line for each profile and order out: questions asked, and what every sheet decides.",
  },
  args: {
    profiles: text("60", "How many people"),
    seed: text("1", "Seed"),
    together: choice(["all", "one"], "all", "All sheets at once, or a conversation for each"),
  },
  async run({ args }) {
    const { profiles, seed } = wholeNumbers(args, "profiles", "seed");
    const sheets: GeneratedSheet[] = [];
    for await (const line of readJsonLines(process.stdin))
      if (line.kind !== "malformed") sheets.push(generatedSheetSchema.parse(line.value));
    for (const part of args.together === "all" ? [sheets] : sheets.map((each) => [each]))
      for (const run of simulateRules(part, profiles, seed)) await writeJsonLine(process.stdout, run);
  },
});

const answerSchema = z.object({
  ...{ id: z.string(), question: z.string(), answer: z.string(), options: z.array(z.string()).optional() },
  type: z.enum(["int", "money", "percent", "bool", "choice", "date"]),
  value: z.union([z.string(), z.number(), z.boolean()]).nullable(),
});

export const rulesScoreCommand = defineCommand({
  meta: { name: "score", description: "Labelled answers in; the share read as the right value, by type." },
  args: { today: text("2026-11-28", "The day they were given") },
  async run({ args }) {
    const counts = new Map<string, { right: number; of: number }>();
    for await (const line of readJsonLines(args._[0] ? createReadStream(args._[0]) : process.stdin)) {
      if (line.kind === "malformed") continue;
      const { type, question, answer, options, value } = answerSchema.parse(line.value);
      const told = readTypedAnswer(answer, { type, question, today: args.today, ...(options ? { options } : {}) });
      for (const key of [type, "all"]) {
        const { right, of } = counts.get(key) ?? { right: 0, of: 0 };
        counts.set(key, { right: right + Number(told === value), of: of + 1 });
      }
    }
    for (const [key, { right, of }] of counts)
      console.log(`${key}: ${right} of ${of}, ${((100 * right) / of).toFixed(1)}%`);
  },
});

export const rulesReportCommand = defineCommand({
  meta: {
    name: "report",
    description: "Simulated runs in; F1 over sheets, questions, and F1 / (1 + questions / 100) by order.",
  },
  async run() {
    const runs: RuleRun[] = [];
    for await (const line of readJsonLines(process.stdin))
      if (line.kind !== "malformed") runs.push(ruleRunSchema.parse(line.value));
    for (const line of reportLines(runs)) console.log(line);
  },
});
