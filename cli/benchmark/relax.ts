import { defineCommand } from "citty";
import { z } from "zod";
import { openCatalog } from "@/cli/catalog/open-catalog";
import { about, choice, optional, required, text, WrongUse, wholeNumber } from "@/cli/flags";
import { type JsonLine, readJsonLines, readLine, writeJsonLine } from "@/cli/json-lines";
import { repairShopper } from "@/lib/agents/methods";
import { type Item, type ItemQuestion, isRecommendedProduct, itemQuestion } from "@/lib/benchmark/item";
import { openSlice } from "@/lib/catalog/catalog-slice";
import { markdownTable } from "@/lib/charts/text-table";
import { asWritten } from "@/lib/constraints";
import { constraintInputSchema, toConstraint } from "@/lib/constraints/constraint";
import { seededRandom } from "@/lib/random";
import { type FormalAblation, formalAblations, orderedShopper } from "@/lib/relaxation/formal/formal-shopper";
import { groupBy } from "@/lib/statistics/group-by";
import type { Ranking } from "@/lib/trade-offs/ranking";
import { type RelaxSettings, relaxSlice } from "@/lib/trade-offs/relax-slice";
import { type RelaxationMethod, type RelaxationResult, relaxationMethods } from "@/lib/trade-offs/relaxation";
import { agentFlags, describeTeam, openTeam, rankingFlag, usable } from "./agent-team";
import { openItems } from "./benchmark-files";

const questionSchema = z.object({
  id: z.string().optional(),
  /** External tests that nobody may relax. */
  base: z.array(constraintInputSchema).default([]),
  constraints: z.array(constraintInputSchema),
  /** Constraints the simulated shopper never agrees to touch. */
  limits: z.array(z.string()).default([]),
});

export const relaxCommand = defineCommand({
  meta: about("relax", "JSON Lines {id, base, constraints} in, what to give up and what remains out."),
  args: {
    catalog: required("CSV with the paper's columns, or default", "FILE"),
    method: choice(relaxationMethods, "optimal", "Relaxation method"),
    items: optional("Benchmark item files instead of stdin, comma-separated", "FILES"),
    must: choice(["weight", "locked"], "weight", "What a wish of level must is"),
    ranking: rankingFlag,
    rounds: text("10", "Most rounds of the formal method"),
    agree: choice(
      ["all", "limits", "order"],
      "all",
      "What the simulated shopper of the formal method agrees to: all, all but a line's limits, or less of each wish the heavier it is",
    ),
    ablation: {
      type: "enum",
      options: [...formalAblations, "every"],
      description: "What is taken away from the formal method (Hao et al.); every prints a table of all, over --items",
    },
    seed: text("1", "Seed of the random method"),
    ...agentFlags,
  },
  async run({ args }) {
    const isFormal = args.method === "formal";
    if (!isFormal && (args.ablation || args.agree !== "all" || args.agent !== "embedded"))
      throw new WrongUse(`The flags "--agree", "--ablation" and "--agent" belong to "--method formal".`);
    const team = openTeam(args, ["repairing"]);
    const chosen = team ? repairShopper(team, []) : undefined;
    if (args.ablation === "every" && !args.items) throw new WrongUse('The flag "--ablation every" needs "--items".');
    const settings: RelaxSettings = {
      mustMeans: args.must === "locked" ? "locked" : "weight",
      ranking: args.ranking as Ranking,
      maxRounds: wholeNumber("rounds", args.rounds),
    };
    const seed = wholeNumber("seed", args.seed);
    if (args._.length > 0 && !args.items) throw new WrongUse(`"${args._[0]}" was not expected here.`);
    const results: RelaxationResult[] = [];
    const reader = await openCatalog(args.catalog);
    const relaxBy =
      (ablation?: FormalAblation): Relax =>
      async (line, { frame, constraints, limits = [] }) => {
        const agreeing = { limits: args.agree === "limits" ? limits : [] };
        const own = args.agree === "order" ? orderedShopper(constraints) : agreeing;
        const shopper = { ...own, ablation, choose: chosen?.choose };
        const result = await usable(() =>
          relaxSlice({
            method: args.method as RelaxationMethod,
            settings: { ...settings, shopper },
            slice: openSlice(reader, frame),
            constraints,
            random: seededRandom(seed, line),
          }),
        );
        results.push(result);
        return result;
      };
    const files = args.items ? [...args.items.split(","), ...args._] : [];
    if (args.ablation === "every") {
      console.log(await ablationTable(relaxBy, await openItems(files.join())));
      if (team) console.error(describeTeam(team));
      return;
    }
    const relax = relaxBy(args.ablation as FormalAblation | undefined);
    const complete = args.items ? await relaxItems(relax, files) : await relaxLines(relax);
    if (isFormal) console.error(roundCounts(results));
    if (team) console.error(describeTeam(team));
    if (!complete) process.exitCode = 1;
  },
});

type Relax = (line: string, question: RelaxQuestion) => Promise<RelaxationResult>;
type RelaxQuestion = Pick<ItemQuestion, "frame" | "constraints"> & { limits?: readonly string[] };

async function relaxLines(relax: Relax): Promise<boolean> {
  let complete = true;
  for await (const line of readJsonLines(process.stdin)) {
    const answer = await answerLine(relax, line);
    if (answer.status === "invalid") complete = false;
    await writeJsonLine(process.stdout, answer, asWritten);
  }
  return complete;
}

async function answerLine(relax: Relax, line: JsonLine): Promise<{ status: string }> {
  const read = readLine(questionSchema, line);
  if (read.kind === "invalid") return invalid(read.named, read.reason);
  const { id, base, constraints, limits } = read.value;
  const frame = base.map(({ slot, op, value: tested }) => ({ slot, op, value: tested }));
  const question = { frame, constraints: constraints.map(toConstraint), limits };
  const unknown = limits.find((each) => !question.constraints.some((constraint) => constraint.id === each));
  if (unknown !== undefined) return invalid({ id }, `limits: there is no constraint "${unknown}"`);
  const result = await relax(id ?? String(line.line), question);
  return result.status === "invalid" ? invalid({ id }, result.reason ?? "") : { ...(id ? { id } : {}), ...result };
}

function invalid({ id }: { id?: string | undefined }, reason: string) {
  return { ...(id ? { id } : {}), status: "invalid", reason };
}

/** Rounds after which success is counted (Hao et al., arXiv 2404.11891). */
const checkpoints = [3, 5, 10, 20];

function foundWithin(results: readonly RelaxationResult[]) {
  const repairs = results.flatMap(({ repair }) => (repair && repair.end !== "satisfied" ? [repair] : []));
  const found = checkpoints.map((by) => repairs.filter(({ end, rounds }) => end === "solved" && rounds <= by).length);
  return { repairs, found };
}

/** Hao et al.'s ablation, in percent of the items on which products were found. */
async function ablationTable(relaxBy: (ablation?: FormalAblation) => Relax, items: readonly Item[]): Promise<string> {
  const rows: string[][] = [];
  for (const ablation of [undefined, ...formalAblations]) {
    const results: RelaxationResult[] = [];
    for (const item of items) {
      const read = itemQuestion(item);
      if (read.kind === "question") results.push(await relaxBy(ablation)(item.id, read.question));
    }
    const { repairs, found } = foundWithin(results);
    const shares = found.map((count) => ((100 * count) / Math.max(1, repairs.length)).toFixed(1));
    rows.push([ablation ?? "whole", String(repairs.length), ...shares]);
  }
  return markdownTable({ heads: ["", "items", ...checkpoints.map((most) => `${most} rounds`)], rows });
}

/** Example: "products found within 3 rounds: 12 of 20 (60.0%)". Skips questions that need no repair or have none. */
function roundCounts(results: readonly RelaxationResult[]): string {
  const { repairs, found } = foundWithin(results);
  const within = checkpoints.map((most, at) => {
    const share = repairs.length > 0 ? ` (${((100 * (found[at] ?? 0)) / repairs.length).toFixed(1)}%)` : "";
    return `products found within ${most} rounds: ${found[at]} of ${repairs.length}${share}`;
  });
  const ends = [...groupBy(repairs, ({ end }) => end)].sort(([a], [b]) => (a < b ? -1 : 1));
  const counts = ends.map(([end, all]) => `${end} ${all.length}`).join(", ");
  return [...within, `ends: ${counts || "none"}`].join("\n");
}

async function relaxItems(relax: Relax, files: readonly string[]): Promise<boolean> {
  const counts = { items: 0, relaxations: 0, cars: 0 };
  let complete = true;
  for (const file of files) {
    for (const item of await openItems(file)) {
      const answer = await answerItem(relax, item);
      if (answer.result.status === "invalid") complete = false;
      counts.items++;
      counts.relaxations += answer.sameRelaxation ? 1 : 0;
      counts.cars += answer.sameProduct ? 1 : 0;
      await writeJsonLine(process.stdout, { id: item.id, ...answer.result });
    }
  }
  console.error(`relaxations equal: ${counts.relaxations} of ${counts.items}`);
  console.error(`products equal: ${counts.cars} of ${counts.items}`);
  return complete;
}

/** A tie counts as a miss. */
async function answerItem(relax: Relax, item: Item) {
  const read = itemQuestion(item);
  if (read.kind === "refused") {
    const result = { status: "invalid", reason: read.reason };
    return { result, sameRelaxation: false, sameProduct: false };
  }
  const { target, ...question } = read.question;
  const result = await relax(item.id, question);
  const given = result.relaxed.map(({ constraint }) => constraint.id);
  const sameSet = given.length === target.length && target.every((id) => given.includes(id));
  const sameRelaxation = result.status === "relaxed" && sameSet;
  const sameProduct = sameRelaxation && !!result.car && isRecommendedProduct(item, result.car);
  return { result, sameRelaxation, sameProduct };
}
