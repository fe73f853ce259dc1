import { readFileSync } from "node:fs";
import { defineCommand } from "citty";
import { parse } from "yaml";
import { configuredModel } from "@/cli/configured-model";
import { choice, text, WrongUse, wholeNumbers } from "@/cli/flags";
import { startDesk } from "@/lib/agents/desk";
import { synthesize } from "@/lib/agents/synthesize";
import { createModelPort } from "@/lib/model/call-model";
import { seededRandom } from "@/lib/random";
import { checkSheet, sayFacts, sayOutcome } from "@/lib/rules/check-sheet";
import { differences } from "@/lib/rules/differences";
import { answerLines, answersIn, rightByType } from "@/lib/rules/testing/answer-metrics";
import { benyfitsIn, benyfitsLine } from "@/lib/rules/testing/benyfits";
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

export const rulesReportCommand = defineCommand({
  meta: {
    name: "report",
    description:
      "Generated people under generated sheets: F1 over sheets and questions by order, then parse errors and suggestibility beside the paper's.",
  },
  args: {
    sheets: text("8", "How many sheets"),
    profiles: text("60", "How many people"),
    seed: text("1", "Seed"),
    answers: text("corpus/rules/answers-5.jsonl", "Labelled answers"),
    benyfits: text("", "Two files like BeNYfits', with a comma: programs, households"),
    today: text("2026-11-28", "The day the answers were given"),
    together: choice(["all", "one"], "all", "All sheets at once, or a conversation for each"),
  },
  run({ args }) {
    const { sheets, profiles, seed } = wholeNumbers(args, "sheets", "profiles", "seed");
    const [grammar, random] = [openGrammar(), seededRandom(seed, "sheets")];
    const generated = Array.from({ length: sheets }, (_, at) => generateSheet(`s${at + 1}`, grammar, random));
    const parts = args.together === "all" ? [generated] : generated.map((each) => [each]);
    const runs = parts.flatMap((part) => [...simulateRules(part, profiles, seed)]);
    const [programs, households] = args.benyfits.split(",");
    const others = programs && households ? [benyfitsLine(benyfitsIn(programs, households))] : [];
    const lines = [...reportLines(runs), ...answerLines(answersIn(args.answers), args.today), ...others];
    for (const line of lines) console.log(line);
  },
});

export const rulesScoreCommand = defineCommand({
  meta: { name: "score", description: "Labelled answers in; the share read as the right value, by type." },
  args: { today: text("2026-11-28", "The day they were given") },
  run({ args }) {
    const [file] = args._;
    if (file === undefined) throw new WrongUse("Name a file.");
    for (const [key, { right, of }] of rightByType(answersIn(file), args.today))
      console.log(`${key}: ${right} of ${of}, ${((100 * right) / of).toFixed(1)}%`);
  },
});
