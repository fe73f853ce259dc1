import { defineCommand } from "citty";
import { agentFlags, describeJobs, jobsAsked } from "@/cli/benchmark/agent-team";
import { filesOf, openItems } from "@/cli/benchmark/benchmark-files";
import { openCatalog } from "@/cli/catalog/open-catalog";
import { configuredModel } from "@/cli/configured-model";
import { about, optional, required, text, toggle, WrongUse, wholeNumber } from "@/cli/flags";
import { type RunConfig, runConfigSchema, runWeightings } from "@/lib/benchmark/run/play-item";
import { profiles, shopperModes } from "@/lib/benchmark/shopper/persona-knowledge";
import { askingModes } from "@/lib/benchmark/simulate-dialogue";
import { askingStatistics } from "@/lib/dialogue/state/settings";
import { listed } from "@/lib/dialogue/wording/count-words";
import { rankings } from "@/lib/trade-offs/ranking";
import { relaxationMethods } from "@/lib/trade-offs/relaxation";
import { asksModel } from "./planner-named";
import { playGrid } from "./play-grid";

function several<Choice extends string>(known: readonly Choice[], fallback: Choice, says: string, more = "") {
  return { known, ...text(fallback, `${says}: ${known.join(", ")}${more}`) };
}

/** The flags whose choices are combined. */
const grid = {
  method: several(relaxationMethods, "optimal", "Relaxation method", ", or all"),
  weighting: several(runWeightings, "own", "How weights are inferred", "; own is the method's"),
  ask: several(askingModes, "adaptive", "How much is asked"),
  mode: several(shopperModes, "verbatim", "The shopper's words"),
  profile: several(profiles, "plain", "The shopper's manner"),
  reader: several(["embedded", "model"], "embedded", "Who reads the words"),
  statistics: several(askingStatistics, "remaining", "What choices are drawn from"),
  ranking: several(rankings, "weighted", "Which product comes first"),
};
/** In the order of the runs. */
const spread = ["method", "weighting", "reader", "ask", "mode", "profile", "statistics", "ranking"] as const;

export const simulateCommand = defineCommand({
  meta: about(
    "simulate",
    "A simulated shopper who knows only its persona talks to the real dialogue. Flags that name choices take several, comma-separated: with --out every combination is run.",
  ),
  args: {
    catalog: required("CSV with the paper's columns, or default", "FILE"),
    items: required("Item files, a folder, or JSON Lines", "FILES"),
    setting: text("", "Only items of these settings; all when left out"),
    ...grid,
    budget: text("8", "Most slot questions of a conversation"),
    seed: text("1", "The same seed gives the same conversations"),
    out: optional("Results file, or a folder for several runs; a run that was cut off goes on where it was", "PATH"),
    workers: text("auto", "Processes that play; auto is one a core"),
    ...agentFlags,
    verbose: toggle("Write each conversation to stderr"),
  },
  async run({ args, rawArgs }) {
    const plain = gridOf(args);
    // `--agent` plays the papers' dialogue in place of the shop's.
    const jobs = jobsAsked(args.agent);
    const agents = jobs.size === 0 ? {} : { agents: describeJobs(jobs), model: configuredModel().id };
    const configs = plain.map((config) => ({ ...config, ...agents }));
    const wanted = args.setting.split(",").filter(Boolean);
    const all = await openItems(filesOf(rawArgs, "items"));
    const items = wanted.length > 0 ? all.filter(({ setting }) => wanted.includes(setting ?? "")) : all;
    if (items.length === 0) throw new WrongUse(`There is no item of ${listed(wanted, "or")} among ${all.length}.`);
    if (configs.length > 1 && !args.out) throw new WrongUse("Several runs at once need a folder: --out FOLDER.");
    await playGrid({
      catalog: await openCatalog(args.catalog),
      catalogFile: args.catalog,
      items,
      configs,
      out: args.out,
      workers: args.workers,
      use: { cache: args.cache, budget: args["token-budget"] },
      verbose: args.verbose,
    });
  },
});

function gridOf(args: Record<keyof typeof grid | "budget" | "seed", string>): RunConfig[] {
  const seeds = args.seed.split(",").map((seed) => wholeNumber("seed", seed));
  let configs: Record<string, string>[] = [{}];
  for (const flag of spread) {
    const asked = flag === "method" && args.method === "all" ? relaxationMethods.join() : args[flag];
    const choices = choicesOf(flag, asked, grid[flag].known);
    configs = configs.flatMap((config) => choices.map((choice) => ({ ...config, [flag]: choice })));
  }
  const budget = wholeNumber("budget", args.budget);
  const whole = configs.flatMap(({ ranking, ...config }) =>
    // Leaves out the default, so earlier results keep their hash.
    seeds.map((seed) => ({ ...config, ...(ranking === "weighted" ? {} : { ranking }), budget, seed })),
  );
  return whole.map((config) => {
    const run = runConfigSchema.parse(config);
    return run.reader === "model" || run.mode === "model" || asksModel(run.ask)
      ? { ...run, model: configuredModel().id }
      : run;
  });
}

function choicesOf(flag: string, text: string, known: readonly string[]): string[] {
  return [...new Set(text.split(","))].map((name) => {
    const found = known.find((each) => each === name);
    if (!found) throw new WrongUse(`The flag "--${flag}" takes ${known.join(", ")}, not "${name}".`);
    return found;
  });
}
