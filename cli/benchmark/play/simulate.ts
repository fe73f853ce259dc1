import { defineCommand } from "citty";
import { agentFlags, jobsAsked } from "@/cli/benchmark/agent-team";
import { filesOf, openItems } from "@/cli/benchmark/benchmark-files";
import { openCatalog } from "@/cli/catalog/open-catalog";
import { configuredModel } from "@/cli/configured-model";
import { optional, required, text, toggle, wholeNumber } from "@/cli/flags";
import { WrongUse } from "@/cli/wrong-use";
import { type RunConfig, runConfigSchema, runWeightings } from "@/lib/benchmark/run/run-config";
import { profiles } from "@/lib/benchmark/shopper/profile";
import { shopperModes } from "@/lib/benchmark/shopper/shopper-character";
import { askingModes } from "@/lib/benchmark/simulate-dialogue";
import { askingStatistics } from "@/lib/dialogue/state/settings";
import { listed } from "@/lib/dialogue/wording/count-words";
import { rankings } from "@/lib/trade-offs/ranking";
import { relaxationMethods } from "@/lib/trade-offs/relaxation";
import { playGrid, tokenPrices } from "./play-grid";

export const simulateCommand = defineCommand({
  meta: {
    name: "simulate",
    description:
      "A simulated shopper who knows only its persona talks to the real dialogue. Flags that name choices take several, comma-separated: with --out every combination is run.",
  },
  args: {
    catalog: required("CSV with the paper's columns", "FILE"),
    items: required("Item files, a folder, or JSON Lines", "FILES"),
    setting: text("", "Only items of these settings; all when left out"),
    method: text("optimal", `Relaxation method: ${relaxationMethods.join(", ")}, or all`),
    weighting: text("own", `How weights are inferred: ${runWeightings.join(", ")}; own is the method's`),
    ask: text("adaptive", `How much is asked: ${askingModes.join(", ")}`),
    mode: text("verbatim", `The shopper's words: ${shopperModes.join(", ")}`),
    profile: text("plain", `The shopper's manner: ${profiles.join(", ")}`),
    reader: text("embedded", "Who reads the words: embedded, model"),
    statistics: text("remaining", `What choices are drawn from: ${askingStatistics.join(", ")}`),
    ranking: text("weighted", `Which car comes first: ${rankings.join(", ")}`),
    budget: text("8", "Most slot questions of a conversation"),
    seed: text("1", "The same seed gives the same conversations"),
    out: optional("Results file, or a folder for several runs; a run that was cut off goes on where it was", "PATH"),
    workers: text("auto", "Processes that play; auto is one a core"),
    ...agentFlags,
    prices: text("", "Dollars a million tokens in and out, as 0.4,1.6, for the cost"),
    verbose: toggle("Write each conversation to stderr"),
  },
  async run({ args, rawArgs }) {
    const configs = gridOf(args).map((config) => withAgents(config, args.agent));
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
      prices: tokenPrices(args.prices),
      use: { cache: args.cache, budget: args["token-budget"] },
      verbose: args.verbose,
    });
  },
});

type Choices = Record<
  "method" | "weighting" | "ask" | "mode" | "profile" | "reader" | "statistics" | "ranking" | "budget" | "seed",
  string
>;

/** `--agent` plays the papers' dialogue in place of the shop's. */
function withAgents(config: RunConfig, asked: string): RunConfig {
  const jobs = jobsAsked(asked);
  return jobs.length === 0 ? config : { ...config, agents: jobs.join(), model: configuredModel().id };
}

function gridOf(args: Choices): RunConfig[] {
  const budget = wholeNumber("budget", args.budget);
  let configs: Partial<RunConfig>[] = [{ budget }];
  const spread = <Key extends keyof RunConfig>(key: Key, values: readonly RunConfig[Key][]) => {
    configs = configs.flatMap((config) => values.map((value) => ({ ...config, [key]: value })));
  };
  const methods = args.method === "all" ? relaxationMethods.join() : args.method;
  spread("method", choicesOf("method", methods, relaxationMethods));
  spread("weighting", choicesOf("weighting", args.weighting, runWeightings));
  spread("reader", choicesOf("reader", args.reader, ["embedded", "model"]));
  spread("ask", choicesOf("ask", args.ask, askingModes));
  spread("mode", choicesOf("mode", args.mode, shopperModes));
  spread("profile", choicesOf("profile", args.profile, profiles));
  spread("statistics", choicesOf("statistics", args.statistics, askingStatistics));
  // Leaves out the default, so earlier results keep their hash.
  const rankingsAsked = choicesOf("ranking", args.ranking, rankings);
  spread(
    "ranking",
    rankingsAsked.map((each) => (each === "weighted" ? undefined : each)),
  );
  spread(
    "seed",
    args.seed.split(",").map((seed) => wholeNumber("seed", seed)),
  );
  return configs.map((config) => {
    const run = runConfigSchema.parse(config);
    return run.reader === "model" || run.mode === "model" ? { ...run, model: configuredModel().id } : run;
  });
}

function choicesOf<Choice extends string>(flag: string, text: string, known: readonly Choice[]): Choice[] {
  return [...new Set(text.split(","))].map((name) => {
    const found = known.find((each) => each === name);
    if (!found) throw new WrongUse(`The flag "--${flag}" takes ${known.join(", ")}, not "${name}".`);
    return found;
  });
}
