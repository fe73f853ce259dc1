import { readFileSync } from "node:fs";
import { defineCommand } from "citty";
import { parse } from "yaml";
import { optional } from "@/cli/flags";
import { WrongUse } from "@/cli/wrong-use";
import { seededRandom } from "@/lib/random";
import { compileSheet } from "@/lib/rules/compile/compile-sheet";
import { evaluate } from "@/lib/rules/evaluate";
import { answersApart } from "@/lib/rules/fewest";
import type { Program, Scalar } from "@/lib/rules/program";
import { sayRule, sayValue } from "@/lib/rules/say-rule";

export const rulesCheckCommand = defineCommand({
  meta: {
    name: "check",
    description: "Each sentence of a rule sheet beside the rule it was read as, and three worked cases.",
  },
  args: { text: optional("The sheet itself, instead of a file", "TEXT") },
  run({ args }) {
    const [file] = args._;
    if ((file === undefined) === (args.text === undefined)) throw new WrongUse("Name one file, or give --text.");
    const sheet = args.text ?? textOf(readFileSync(file ?? "", "utf8"), file ?? "");
    for (const line of checkedSheet(sheet)) console.log(line);
  },
});

/** A sheet file is plain text, or YAML with the text in it. */
function textOf(content: string, file: string): string {
  return /\.ya?ml$/.test(file) ? String(parse(content).text) : content;
}

export function checkedSheet(text: string): string[] {
  const { program, unread } = compileSheet(text);
  const rules = (program?.body ?? []).flatMap(({ outcome, kind, value }) =>
    kind === "bool" && value.op === "all" ? value.of : [{ ...value, outcome }],
  );
  return [
    ...rules.flatMap((rule) => [`“${text.slice(...rule.span)}”`, `    ${program ? sayRule(rule, program) : ""}`]),
    ...(program ? ["", "Worked cases", ...workedCases(program)] : []),
    ...unread.map((each) => `Not read: “${each.text}”`),
  ];
}

/** Three cases, told apart by what they come to where the sheet allows. */
function workedCases(program: Program): string[] {
  const random = seededRandom(1, "cases");
  const found = new Map<string, string[]>();
  for (let tries = 0; tries < 300; tries++) {
    const facts = new Map<string, Scalar>();
    const look = (key: string) => {
      const cells = answersApart([program], key);
      const value = facts.get(key) ?? cells[Math.floor(random() * cells.length)] ?? 0;
      facts.set(key, value);
      return value;
    };
    const outcome = program.body
      .map((each) => `${each.outcome} ${sayValue(evaluate(each.value, look) ?? "", each.kind)}`)
      .join(", ");
    const said = [...facts].map(
      ([key, value]) =>
        `${key.replaceAll("_", " ")} ${sayValue(value, program.features.find((each) => each.key === key)?.type)}`,
    );
    found.set(outcome, [...(found.get(outcome) ?? []), `    ${said.join(", ")}: ${outcome}`]);
  }
  const firsts = [...found.values()].flatMap(([first]) => first ?? []);
  return [...new Set([...firsts, ...[...found.values()].flat()])].slice(0, 3);
}
