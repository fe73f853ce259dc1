import { wordTable } from "@/lib/constraints";
import { seededRandom } from "@/lib/random";
import { readTypedAnswer } from "@/lib/reading/typed/typed-answer";
import { answersApart, completed, factsThatMatter, fewest, type Order } from "@/lib/rules/asking";
import { compileSheet, noneOfThem } from "@/lib/rules/compile/compile-sheet";
import { evaluate, lookIn } from "@/lib/rules/evaluate";
import { featureOf, type Program, type Scalar } from "@/lib/rules/program";
import { executionOrder } from "./decide";
import { type GeneratedSheet, generateProfile, generateSheet, knownOutcome, openGrammar } from "./grammar";

const orders = wordTable<Order>({ execution: executionOrder, fewest });

interface RuleRun {
  order: string;
  profile: number;
  turns: number;
  /** Questions no answer to which could change an outcome. */
  idle: number;
  typed: { right: number; of: number };
  sheets: { id: string; known: boolean; told: boolean | null; whole: boolean }[];
}

/** Each profile against the sheets, in each order of questions. Answers are read from sentences. */
export function* simulateRules(sheets: readonly GeneratedSheet[], profiles: number, seed: number): Generator<RuleRun> {
  const random = seededRandom(seed, `profiles ${sheets.map(({ id }) => id).join()}`);
  const tried = seededRandom(seed, "completions");
  const grammar = openGrammar();
  const compiled = sheets.map((sheet) => ({ sheet, ...compileSheet(sheet.text) }));
  const programs = compiled.flatMap(({ program }) => program ?? []);
  for (let profile = 0; profile < profiles; profile++) {
    const { people, says } = generateProfile(grammar, random);
    for (const [order, next] of Object.entries(orders)) {
      const facts: Record<string, Scalar | null> = {};
      const run: RuleRun = { order, profile, turns: 0, idle: 0, typed: { right: 0, of: 0 }, sheets: [] };
      for (
        let missing = factsThatMatter(programs, facts);
        missing.length > 0;
        missing = factsThatMatter(programs, facts)
      ) {
        const key = next(programs, facts, missing) ?? missing[0] ?? "";
        const feature = programs.map((each) => featureOf(each, key)).find((each) => each !== undefined);
        if (!feature) break;
        if (!canMatter(programs, facts, key, tried)) run.idle++;
        const options = [...new Set(programs.flatMap((each) => featureOf(each, key)?.options ?? []))];
        const asked = {
          type: feature.type,
          question: feature.ask,
          ...(options.length > 0 ? { options } : {}),
          today: "2026-11-28",
        };
        const value = readTypedAnswer(says[key] ?? "", asked);
        const meant =
          options.length > 0 && !options.includes(String(people[key])) ? [noneOfThem, null] : [people[key] ?? null];
        run.turns++;
        run.typed.of++;
        if (meant.includes(value)) run.typed.right++;
        // Who names none of the options means none of them.
        facts[key] = value ?? (options.length > 0 ? noneOfThem : null);
      }
      run.sheets = compiled.map(({ sheet, program, unread }) => {
        const told = program && evaluate(program.root, lookIn(completed(programs, facts)));
        return {
          id: sheet.id,
          known: knownOutcome(sheet, people),
          told: typeof told === "boolean" ? told : null,
          whole: unread.length === 0,
        };
      });
      yield run;
    }
  }
}

/** Whether two answers to a question can lead apart: tried on so many completions of what else is unknown. */
const completions = 200;

function canMatter(
  programs: readonly Program[],
  facts: Record<string, Scalar | null>,
  key: string,
  random: () => number,
): boolean {
  const unknown = [...new Set(programs.flatMap(({ features }) => features.map((each) => each.key)))].filter(
    (each) => each !== key && facts[each] === undefined,
  );
  const drawn = (cells: readonly Scalar[]) => cells[Math.floor(random() * cells.length)] ?? 0;
  for (let tries = 0; tries < completions; tries++) {
    const rest = {
      ...facts,
      ...Object.fromEntries(unknown.map((each) => [each, drawn(answersApart(programs, each))])),
    };
    const outcomes = answersApart(programs, key).map((value) =>
      programs.map(({ root }) => evaluate(root, lookIn({ ...rest, [key]: value }))).join(),
    );
    if (new Set(outcomes).size > 1) return true;
  }
  return false;
}

/** Generated people under so many generated sheets, in one conversation or one for each. */
export function reportOn(of: { sheets: number; profiles: number; seed: number; isTogether: boolean }): string[] {
  const [grammar, random] = [openGrammar(), seededRandom(of.seed, "sheets")];
  const generated = Array.from({ length: of.sheets }, (_, at) => generateSheet(`s${at + 1}`, grammar, random));
  const parts = of.isTogether ? [generated] : generated.map((each) => [each]);
  return reportLines(parts.flatMap((part) => [...simulateRules(part, of.profiles, of.seed)]));
}

function reportLines(runs: readonly RuleRun[]): string[] {
  return Object.keys(orders).map((order) => {
    const own = runs.filter((each) => each.order === order);
    const sheets = own.flatMap((each) => each.sheets);
    const count = (test: (each: RuleRun["sheets"][number]) => boolean) => sheets.filter(test).length;
    const hits = count(({ known, told }) => known && told === true);
    const f1 = (200 * hits) / Math.max(1, count(({ known }) => known) + count(({ told }) => told === true));
    const sum = (of: (run: RuleRun) => number) => own.reduce((total, each) => total + of(each), 0);
    const turns = sum((run) => run.turns) / Math.max(1, own.length);
    const share = (right: number, of: number) => `${right} of ${of} (${((100 * right) / Math.max(1, of)).toFixed(1)}%)`;
    return [
      `${order}: F1 ${f1.toFixed(1)}, questions ${turns.toFixed(2)}, F1/(1 + questions/100) ${(f1 / (1 + turns / 100)).toFixed(1)}`,
      `decided as known ${share(
        count(({ known, told }) => known === told),
        sheets.length,
      )}`,
      `answers typed right ${share(
        sum((run) => run.typed.right),
        sum((run) => run.typed.of),
      )}`,
      `asked for nothing ${sum((run) => run.idle)}`,
      `sheets read whole ${share(
        count(({ whole }) => whole),
        sheets.length,
      )}`,
    ].join("; ");
  });
}
