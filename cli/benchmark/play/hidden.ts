import { writeFile } from "node:fs/promises";
import { defineCommand } from "citty";
import { agentFlags, openPort, usable } from "@/cli/benchmark/agent-team";
import { about, optional, text, toggle, WrongUse, wholeNumbers } from "@/cli/flags";
import { writeJsonLine } from "@/cli/json-lines";
import { withProgress } from "@/cli/show-progress";
import { defaultColumns } from "@/db/seed/default-catalog";
import { startDesk } from "@/lib/agents/desk";
import { hiddenRuns, hiddenSets } from "@/lib/benchmark/hidden/generate-hidden";
import { type HiddenLine, type HiddenTools, hiddenAskers, playHidden } from "@/lib/benchmark/hidden/play-hidden";
import { metAfter, plotHidden } from "@/lib/benchmark/report/hidden-plot";
import { openSlice } from "@/lib/catalog/catalog-slice";
import { markdownTable } from "@/lib/charts/text-table";
import type { Constraint } from "@/lib/constraints";
import { learnedAskers } from "@/lib/learning/asking/policy-file";
import { seededRandom } from "@/lib/random";
import { createEmbeddedReader } from "@/lib/reading/hearing-reader";
import { asksModel, plannerNamed } from "./planner-named";

export const hiddenCommand = defineCommand({
  meta: about(
    "hidden",
    "Shoppers with 10 to 19 wishes they don't mention talk to the real dialogue: wishes met by questions.",
  ),
  args: {
    set: text("open", `Which shoppers: ${hiddenSets.join(", ")}`),
    ask: text(hiddenAskers.join(","), `Who asks, comma-separated; also ${learnedAskers.join(", ")}, model, react`),
    count: text("500", "Generated shoppers"),
    searches: text("1", "Searches of each shopper; several are played with and without memory"),
    budget: text("8", "Most questions of a conversation"),
    seed: text("1", "The same seed gives the same conversations"),
    cache: agentFlags.cache,
    "token-budget": agentFlags["token-budget"],
    verbose: toggle("Write each conversation to stderr"),
    plot: optional("Draw the curves as SVG", "FILE"),
  },
  async run({ args }) {
    const { count, budget, seed, searches } = wholeNumbers(args, "count", "budget", "seed", "searches");
    const set = hiddenSets.find((each) => each === args.set);
    const askers = args.ask.split(",").filter(Boolean);
    const unknown = askers.find((each) => !known.includes(each));
    if (!set) throw new WrongUse(`The sets are ${hiddenSets.join(", ")}.`);
    if (unknown) throw new WrongUse(`Nobody named "${unknown}" asks. There are ${known.join(", ")}.`);
    const runs = hiddenRuns(set, count, seed);
    const reader = defaultColumns();
    const tools: HiddenTools = {
      catalog: () => openSlice(reader),
      preferences: createEmbeddedReader(),
      vocabulary: await reader.vocabulary(),
      ...{ budget, seed },
      ...(args.verbose ? { heard: (said) => console.error(said) } : {}),
    };
    const rows: string[][] = [];
    const all: HiddenLine[] = [];
    for (const [asker, remembers] of askers.flatMap((each) =>
      (searches > 1 ? [false, true] : [false]).map((so) => [each, so] as const),
    )) {
      const played: HiddenLine[][] = Array.from({ length: searches }, () => []);
      const told = new Map<string, { times: number; wishes: readonly Constraint[] }>();
      for (const run of withProgress(`runs of ${asker}`, runs.length, runs)) {
        const { times, wishes: before } = told.get(run.shopper.id) ?? { times: 0, wishes: [] };
        if (searches > 1 && times === searches) continue;
        const desk = asksModel(asker) ? startDesk(openPort({ cache: args.cache, budget: args["token-budget"] })) : null;
        const use = { ...tools, planner: plannerNamed(asker, desk) };
        const { line, wishes } = await usable(() => playHidden(run, asker, use, remembers ? before : []));
        told.set(run.shopper.id, { times: times + 1, wishes });
        played[searches > 1 ? times : 0]?.push(line);
        all.push(line);
        await writeJsonLine(process.stdout, line);
      }
      for (const [index, lines] of played.entries()) {
        const after = Array.from({ length: budget + 1 }, (_, count) =>
          shown(mean(lines.map((line) => metAfter(line, count)))),
        );
        const name = searches > 1 ? `${asker}, search ${index + 1}${remembers ? ", remembering" : ""}` : asker;
        rows.push([name, after[budget] ?? "", mean(lines.map(({ questions }) => questions)).toFixed(2), ...after]);
      }
    }
    if (args.plot) await writeFile(args.plot, `${plotHidden(all, budget, seededRandom(seed, "plot"))}\n`);
    const heads = ["asker", "met", "questions", ...Array.from({ length: budget + 1 }, (_, at) => `${at}`)];
    console.error(markdownTable({ heads, rows: rows.map((row) => heads.map((_, at) => row[at] ?? "")) }));
  },
});

const known: readonly string[] = [...hiddenAskers, ...learnedAskers, "model", "react"];

const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / Math.max(1, values.length);
const shown = (share: number) => (100 * share).toFixed(1);
