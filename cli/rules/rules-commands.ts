import { createReadStream, readFileSync } from "node:fs";
import { defineCommand } from "citty";
import { parse } from "yaml";
import { z } from "zod";
import { configuredModel } from "@/cli/configured-model";
import { choice, text, WrongUse, wholeNumbers } from "@/cli/flags";
import { readJsonLines } from "@/cli/json-lines";
import { startDesk } from "@/lib/agents/desk";
import { synthesize } from "@/lib/agents/synthesize";
import { createModelPort } from "@/lib/model/call-model";
import { seededRandom } from "@/lib/random";
import { readTypedAnswer } from "@/lib/reading/typed/typed-answer";
import { checkSheet, sayFacts, sayOutcome } from "@/lib/rules/check-sheet";
import { differences } from "@/lib/rules/differences";
import { generateSheet, openGrammar } from "@/lib/rules/testing/grammar";
import { reportLines, simulateRules } from "@/lib/rules/testing/simulate-rules";

export const rulesCheckCommand = defineCommand({
  meta: {
    name: "check",
    description: "Each sentence of a rule sheet beside the rule it was read as, and three worked cases.",
  },
  run({ args }) {
    const [file] = args._;
    if (file === undefined) throw new WrongUse("Name a file.");
    const { rules, unread } = checkSheet(sheetIn(file));
    for (const { quote, says, cases } of rules) {
      console.log(`“${quote}”\n    ${says}`);
      for (const { facts, outcome } of cases) console.log(`    ${facts}: ${outcome}`);
    }
    for (const each of unread) console.log(`Not read: “${each}”`);
  },
});

export const rulesSynthesizeCommand = defineCommand({
  meta: {
    name: "synthesize",
    description: "Has the configured model write a sheet's program twice, and asks about each sentence they differ by.",
  },
  async run({ args }) {
    const [file] = args._;
    if (file === undefined) throw new WrongUse("Name a file.");
    const sheet = sheetIn(file);
    const desk = startDesk(createModelPort(configuredModel()));
    const [one, other] = [await synthesize(desk, sheet, 1), await synthesize(desk, sheet, 2)];
    if (!one || !other) throw new WrongUse("The model wrote no program that fits the text.");
    const { found, cells } = differences(one, other);
    for (const { span, facts, outcomes } of found) {
      const [left, right] = outcomes.map((each) => sayOutcome(each, one));
      console.log(`“${sheet.slice(...span)}”\n    ${sayFacts(Object.entries(facts), one)}: ${left} or ${right}?`);
    }
    console.log(`${cells} cells, ${found.length} differences`);
  },
});

function sheetIn(file: string): string {
  const content = readFileSync(file, "utf8");
  return /\.ya?ml$/.test(file) ? String(parse(content).text) : content;
}

export const rulesBenchCommand = defineCommand({
  meta: {
    name: "bench",
    description:
      "Generated people under generated sheets with known programs: F1 over sheets, questions, and F1 / (1 + questions / 100) by order of questions.",
  },
  args: {
    sheets: text("8", "How many sheets"),
    profiles: text("60", "How many people"),
    seed: text("1", "Seed"),
    together: choice(["all", "one"], "all", "All sheets at once, or a conversation for each"),
  },
  run({ args }) {
    const { sheets, profiles, seed } = wholeNumbers(args, "sheets", "profiles", "seed");
    const [grammar, random] = [openGrammar(), seededRandom(seed, "sheets")];
    const generated = Array.from({ length: sheets }, (_, at) => generateSheet(`s${at + 1}`, grammar, random));
    const parts = args.together === "all" ? [generated] : generated.map((each) => [each]);
    const runs = parts.flatMap((part) => [...simulateRules(part, profiles, seed)]);
    for (const line of reportLines(runs)) console.log(line);
  },
});

const answerSchema = z.object({
  ...{ question: z.string(), answer: z.string(), options: z.array(z.string()).optional() },
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
      const { answer, value, ...asked } = answerSchema.parse(line.value);
      const isRight = readTypedAnswer(answer, { ...asked, today: args.today }) === value;
      for (const key of [asked.type, "all"]) {
        const { right, of } = counts.get(key) ?? { right: 0, of: 0 };
        counts.set(key, { right: right + Number(isRight), of: of + 1 });
      }
    }
    for (const [key, { right, of }] of counts)
      console.log(`${key}: ${right} of ${of}, ${((100 * right) / of).toFixed(1)}%`);
  },
});
