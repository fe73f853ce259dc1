import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import { defineCommand } from "citty";
import { readCatalogFile } from "@/cli/catalog/open-catalog";
import { about, required, text, WrongUse, wholeNumber, wholeNumbers } from "@/cli/flags";
import { writeJsonLine } from "@/cli/json-lines";
import { knownInterviews } from "@/lib/agents/interview";
import { agentJobs, type Team } from "@/lib/agents/methods";
import { interviewQuestion } from "@/lib/benchmark/simulate-dialogue";
import type { Vocabulary } from "@/lib/catalog/catalog-reader";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import { markdownTable, type TableColumns, tableOf } from "@/lib/charts/text-table";
import { type Constraint, describeConstraint, type Level, levelOf } from "@/lib/constraints";
import { seededRandom } from "@/lib/random";
import type { Agents, JudgedState } from "@/lib/trade-offs/compare/disagreement";
import {
  disagreementBy,
  disagreementMatrix,
  judgedNames,
  judgeState,
  summariseMethods,
} from "@/lib/trade-offs/compare/disagreement";
import { drawState } from "@/lib/trade-offs/compare/preference-states";
import { agentFlags, describeTeam, openTeam, usable } from "./agent-team";

export const compareMethodsCommand = defineCommand({
  meta: about("compare-methods", "How often, and where, relaxation methods give up different wishes."),
  args: {
    catalog: required("CSV with the paper's columns, or default", "FILE"),
    states: text("500", "Preference states drawn from the catalog"),
    wishes: text("3-6", "Fewest and most wishes of a state"),
    seed: text("1", "Seed of the states"),
    ...agentFlags,
    out: text("out/compare-methods", "Where the lines go", "FOLDER"),
  },
  async run({ args }) {
    const { states: count, seed } = wholeNumbers(args, "states", "seed");
    const [from = "", to = from] = args.wishes.split("-");
    const wishes: [number, number] = [wholeNumber("wishes", from), wholeNumber("wishes", to)];
    if (wishes[0] < 1 || wishes[0] > wishes[1] || wishes[1] > 8)
      throw new WrongUse(`The flag "--wishes" takes a number or a range from 1 to 8, such as 3-6.`);
    const team = openTeam(args, agentJobs);
    const products = await readCatalogFile(args.catalog);
    const reader = createColumnReader(products);
    await mkdir(args.out, { recursive: true });
    const lines = createWriteStream(join(args.out, "states.jsonl"));
    const judged: JudgedState[] = [];
    for (let index = 0; index < count; index++) {
      const state = drawState(products, `state-${index + 1}`, { wishes }, seededRandom(seed, `state ${index}`));
      if (!state) throw new WrongUse("The catalog has too few different products to draw contradictory wishes from.");
      const agents = team && agentsFor(team, state.constraints, await reader.vocabulary());
      const found = await usable(() => judgeState(reader, state, seededRandom(seed, `lots ${index}`), agents));
      judged.push(found);
      await writeJsonLine(lines, { ...state, ...found });
      if ((index + 1) % 100 === 0) console.error(`${index + 1} of ${count} states`);
    }
    lines.end();
    await finished(lines);
    console.log(report(judged, disagreementMatrix(judged)));
    if (team) console.error(describeTeam(team));
  },
});

/** A drawn wish in words, for a model that weighs by them. */
const remarks: Readonly<Record<Level, string>> = {
  must: "That is a must.",
  strong: "I care a lot about that.",
  prefer: "I'd like that.",
  flexible: "I could bend on that.",
  nice: "That would be nice, no more.",
};

function spoken(wishes: readonly Constraint[]): string {
  return wishes.map((wish) => `${describeConstraint(wish)}. ${remarks[levelOf(wish.weight)]}`).join(" ");
}

/** Each method's interview about a drawn state, and its own weights. */
function agentsFor(team: Team, wishes: readonly Constraint[], vocabulary: Vocabulary): Agents {
  return knownInterviews(team, {
    ...{ request: "", persona: spoken(wishes), vocabulary },
    question: (slot) => interviewQuestion(slot, 0).text,
    words: (slot) => spoken(wishes.filter((wish) => wish.slot === slot)),
  });
}

function report(judged: readonly JudgedState[], matrix: readonly (readonly number[])[]): string {
  const pairs = judgedNames.map((name, a) => [
    name,
    ...(matrix[a] ?? []).map((share, b) => (a === b ? "" : percent(share))),
  ]);
  const differences = (["wishes", "singleRepairs", "correctionSets"] as const).flatMap((feature) =>
    disagreementBy(judged, feature).map(({ value, states, share }) => [feature, value, states, percent(share)]),
  );
  return [
    `Share of ${judged.length} states on which two methods give up different wishes`,
    markdownTable({ heads: ["", ...judgedNames], rows: pairs }),
    "What each method achieves; extra weight is beyond the least that brings a product",
    markdownTable(tableOf(summaryColumns, summariseMethods(judged))),
    "Where they differ: mean share of differing pairs",
    markdownTable({ heads: ["by", "value", "states", "pairs differ"], rows: differences }),
  ].join("\n\n");
}

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
const summaryColumns: TableColumns<ReturnType<typeof summariseMethods>[number]> = {
  method: ({ method }) => method,
  "products found": ({ found }) => percent(found),
  tied: ({ tied }) => percent(tied),
  "as optimal": ({ likeOptimal }) => percent(likeOptimal),
  "extra weight": ({ extra }) => percent(extra),
};
