import { readFileSync } from "node:fs";
import { z } from "zod";
import { ruleFeatures } from "@/lib/constraints/trade-words";
import { compileSheet, noneOfThem } from "@/lib/rules/compile/compile-sheet";
import { featureOf, type Program, type Scalar } from "@/lib/rules/program";
import { decide } from "./decide";

const scalarSchema = z.union([z.number(), z.boolean(), z.string()]);
const policySchema = z.object({
  ...{ id: z.string(), title: z.string(), text: z.string() },
  cases: z.array(z.object({ facts: z.record(z.string(), scalarSchema), says: z.string(), decides: scalarSchema })),
});
type Policy = z.infer<typeof policySchema>;

interface PolicyScore {
  id: string;
  unread: string[];
  /** Undefined where the program can't say. */
  cases: { told: Scalar | undefined; decides: Scalar }[];
}

export function policiesIn(file: string): Policy[] {
  const lines = readFileSync(file, "utf8").trim().split("\n");
  return lines.map((line) => policySchema.parse(JSON.parse(line)));
}

export function scorePolicy({ id, text, cases }: Policy): PolicyScore {
  const { program, unread } = compileSheet(text);
  const told = (facts: Record<string, Scalar>) => (program ? outcomeOf(program, facts) : undefined);
  return {
    id,
    unread: unread.map((each) => each.text),
    cases: cases.map(({ facts, decides }) => ({ told: told(facts), decides })),
  };
}

/** What the program says of a worked case; `undefined` where it can't say. */
function outcomeOf(program: Program, given: Record<string, Scalar>): Scalar | undefined {
  const facts = Object.fromEntries(
    Object.entries(given).map(([said, value]) => {
      const key = keyFor(said, program);
      const options = featureOf(program, key)?.options;
      return [key, options && !options.includes(String(value)) ? noneOfThem : value];
    }),
  );
  // Of what a case doesn't say, its product is none of the kinds.
  for (const { key, subject, options } of program.features)
    if (subject === "item" && options && facts[key] === undefined) facts[key] = noneOfThem;
  const item = Object.fromEntries(Object.entries(facts).filter(([key]) => featureOf(program, key)?.subject === "item"));
  const verdict = decide(program, facts, item);
  return verdict.kind === "decided" ? verdict.value : undefined;
}

/** A sheet's own facts go by its words: a case's key means the one fact that shares most words with it. */
function keyFor(said: string, program: Program): string {
  if (featureOf(program, said)) return said;
  const words = said.split("_").map(stemOf);
  const shared = ({ key }: { key: string }) => key.split("_").filter((each) => words.includes(stemOf(each))).length;
  const own = program.features.filter(({ key }) => !(key in ruleFeatures));
  const most = Math.max(1, ...own.map(shared));
  const [only, ...more] = own.filter((each) => shared(each) === most);
  return only && more.length === 0 ? only.key : said;
}

/** Long words alone tell a fact. */
function stemOf(word: string): string {
  return word.length < 4 ? `${word}.` : word.replace(/(?:ies|y|s)$/, "");
}
