import { readFileSync } from "node:fs";
import { defineCommand } from "citty";
import { parse } from "yaml";
import { optional } from "@/cli/flags";
import { WrongUse } from "@/cli/wrong-use";
import { checkSheet } from "@/lib/rules/check-sheet";

export const rulesCheckCommand = defineCommand({
  meta: {
    name: "check",
    description: "Each sentence of a rule sheet beside the rule it was read as, and three worked cases.",
  },
  args: { text: optional("The sheet itself, instead of a file", "TEXT") },
  run({ args }) {
    const [file] = args._;
    if ((file === undefined) === (args.text === undefined)) throw new WrongUse("Name one file, or give --text.");
    const { rules, unread } = checkSheet(args.text ?? textOf(readFileSync(file ?? "", "utf8"), file ?? ""));
    for (const { quote, says, cases } of rules) {
      console.log(`“${quote}”\n    ${says}`);
      for (const { facts, outcome } of cases) console.log(`    ${facts}: ${outcome}`);
    }
    for (const each of unread) console.log(`Not read: “${each}”`);
  },
});

/** A sheet file is plain text, or YAML with the text in it. */
function textOf(content: string, file: string): string {
  return /\.ya?ml$/.test(file) ? String(parse(content).text) : content;
}
