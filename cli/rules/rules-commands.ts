import { readFileSync } from "node:fs";
import { defineCommand } from "citty";
import { parse } from "yaml";
import { configuredModel } from "@/cli/configured-model";
import { about, choice, text, WrongUse, wholeNumbers } from "@/cli/flags";
import { startDesk } from "@/lib/agents/desk";
import { synthesize } from "@/lib/agents/synthesize";
import { createModelPort } from "@/lib/model/call-model";
import { checkSheet, sayFacts, sayOutcome } from "@/lib/rules/check-sheet";
import { answerLines, answersIn } from "@/lib/rules/testing/answer-metrics";
import { benyfitsIn, benyfitsLine } from "@/lib/rules/testing/benyfits";
import { differences } from "@/lib/rules/testing/differences";
import { reportOn } from "@/lib/rules/testing/simulate-rules";

export const rulesCheckCommand = defineCommand({
  meta: about("check", "Each sentence of a rule sheet beside the rule it was read as, and three worked cases."),
  run({ args }) {
    const { rules, unread } = checkSheet(sheetIn(args._));
    for (const { quote, says, cases } of rules) {
      console.log(`“${quote}”\n    ${says}`);
      for (const { facts, outcome } of cases) console.log(`    ${facts}: ${outcome}`);
    }
    for (const each of unread) console.log(`Not read: “${each}”`);
  },
});

export const rulesSynthesizeCommand = defineCommand({
  meta: about(
    "synthesize",
    "Has the configured model write a sheet's program twice, and asks about each sentence they differ by.",
  ),
  async run({ args }) {
    const sheet = sheetIn(args._);
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

function sheetIn([file]: readonly string[]): string {
  if (file === undefined) throw new WrongUse("Name a file.");
  const content = readFileSync(file, "utf8");
  return /\.ya?ml$/.test(file) ? String(parse(content).text) : content;
}

export const rulesReportCommand = defineCommand({
  meta: about(
    "report",
    "F1 and questions on generated sheets, parse errors and suggestibility, beside the paper's figures.",
  ),
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
    const { answers, today, benyfits, together } = args;
    const numbers = wholeNumbers(args, "sheets", "profiles", "seed");
    const [programs, households] = benyfits.split(",");
    const others = programs && households ? [benyfitsLine(benyfitsIn(programs, households))] : [];
    const generated = reportOn({ ...numbers, isTogether: together === "all" });
    const lines = [...generated, ...answerLines(answersIn(answers), today), ...others];
    for (const line of lines) console.log(line);
  },
});
