import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";

const scalarSchema = z.union([z.number(), z.boolean(), z.string()]);
const wordings = { plain: z.string(), legal: z.string() };
const formSchema = z.object({
  key: z.string(),
  by: z.enum(["<=", ">=", ">", "=="]),
  values: z.array(scalarSchema),
  ...wordings,
});
const ruleSchema = z.object({ kind: z.enum(["require", "either", "group", "exempt"]), ...wordings });
const saidSchema = z.union([z.array(z.string()), z.record(z.string(), z.array(z.string()))]);
const grammarSchema = z.object({
  conditions: z.array(formSchema),
  groups: z.array(formSchema),
  rules: z.array(ruleSchema),
  facts: z.record(z.string(), z.object({ values: z.array(scalarSchema), says: saidSchema })),
});
type Grammar = z.infer<typeof grammarSchema>;

type FactTest = Pick<z.infer<typeof formSchema>, "key" | "by"> & { value: z.infer<typeof scalarSchema> };

/** A generated sheet with what it really means, kept apart from anything the compiler makes of its text. */
export interface GeneratedSheet {
  id: string;
  text: string;
  rules: { kind: z.infer<typeof ruleSchema>["kind"]; group?: FactTest; tests: FactTest[] }[];
}
type People = Readonly<Record<string, z.infer<typeof scalarSchema>>>;

export function openGrammar(): Grammar {
  return grammarSchema.parse(parse(readFileSync("corpus/rules/grammar.yaml", "utf8")));
}

function pick<Item>(items: readonly Item[], random: () => number): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error("the grammar has an empty list");
  return item;
}

export function generateSheet(id: string, grammar: Grammar, random: () => number): GeneratedSheet {
  const wording = random() < 0.5 ? "plain" : "legal";
  const kinds = [
    random() < 0.5 ? "require" : "either",
    "group",
    "group",
    "require",
    ...(random() < 0.6 ? ["exempt"] : []),
  ];
  const sentences: string[] = [];
  const rules = kinds.map((kind): GeneratedSheet["rules"][number] => {
    const form = pick(
      grammar.rules.filter((each) => each.kind === kind),
      random,
    );
    const filled = (forms: Grammar["conditions"]) => {
      const each = pick(forms, random);
      const value = pick(each.values, random);
      return {
        test: { key: each.key, by: each.by, value },
        words: each[wording].replace("{v}", amount(each.key, value)),
      };
    };
    const [g, c] = [filled(grammar.groups), filled(grammar.conditions)];
    const d = filled(grammar.conditions.filter(({ key }) => key !== c.test.key));
    sentences.push(form[wording].replace("{g}", g.words).replace("{c}", c.words).replace("{d}", d.words));
    const group = form[wording].includes("{g}") ? { group: g.test } : {};
    return {
      kind: form.kind,
      ...group,
      tests: kind === "either" ? [c.test, d.test] : kind === "exempt" ? [] : [c.test],
    };
  });
  return { id, text: sentences.join(" "), rules };
}

function amount(key: string, value: z.infer<typeof scalarSchema>): string {
  return key === "income"
    ? `$${Number(value).toLocaleString("en-US")}`
    : typeof value === "number"
      ? value.toLocaleString("en-US")
      : String(value);
}

/** What a sheet decides of somebody, by its known rules. */
export function knownOutcome({ rules }: GeneratedSheet, people: People): boolean {
  let passes = true;
  for (const { kind, group, tests } of rules) {
    const isMeant = group === undefined || holds(group, people);
    if (kind === "exempt") passes ||= isMeant;
    else passes &&= (kind === "group" && !isMeant) || tests.some((each) => holds(each, people));
  }
  return passes;
}

function holds({ key, by, value }: FactTest, people: People): boolean {
  const own = people[key] ?? 0;
  return by === "==" ? own === value : by === "<=" ? own <= value : by === ">=" ? own >= value : own > value;
}

/** Somebody, with what he answers when asked for each fact. */
export function generateProfile(
  { facts }: Grammar,
  random: () => number,
): { people: People; says: Record<string, string> } {
  const people: Record<string, z.infer<typeof scalarSchema>> = {};
  const says: Record<string, string> = {};
  for (const [key, fact] of Object.entries(facts)) {
    const value = pick(fact.values, random);
    people[key] = value;
    says[key] = pick(Array.isArray(fact.says) ? fact.says : (fact.says[String(value)] ?? []), random).replace(
      "{v}",
      amount(key, value),
    );
  }
  return { people, says };
}
