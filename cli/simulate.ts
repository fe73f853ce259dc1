import { defineCommand } from "citty";
import { groupTable } from "@/lib/benchmark/group-table";
import { type Item, itemQuestion } from "@/lib/benchmark/item";
import { measure } from "@/lib/benchmark/measure";
import { lineOf, type RunLine } from "@/lib/benchmark/run-line";
import { recallPersona } from "@/lib/benchmark/shopper/persona-knowledge";
import { type Profile, profiles } from "@/lib/benchmark/shopper/profile";
import { createShopper, type ShopperMode, shopperModes } from "@/lib/benchmark/shopper/shopper";
import { type AskingMode, askingModes, simulateDialogue } from "@/lib/benchmark/simulate-dialogue";
import { meanBurden, summarise } from "@/lib/benchmark/summary";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import type { Vocabulary } from "@/lib/catalog/vocabulary";
import { turnWeighted } from "@/lib/dialogue/asking-burden";
import { type AskingStatistics, askingStatistics, shopSettings } from "@/lib/dialogue/settings";
import type { PreferenceReader } from "@/lib/preferences/preference-reader";
import { seededRandom } from "@/lib/random";
import { type RelaxationMethod, relaxationMethods } from "@/lib/relaxation/relaxation";
import { filesOf, openItems } from "./benchmark-files";
import { preferenceReader, weightingOf } from "./dialogue-reader";
import { writeJsonLine } from "./json-lines";
import { openCatalog, UnusableFile } from "./open-catalog";
import { showProgress } from "./show-progress";
import { wholeNumber } from "./whole-number";

interface SimulateRun {
  catalog: CatalogReader;
  vocabulary: Vocabulary;
  method: RelaxationMethod;
  ask: AskingMode;
  mode: ShopperMode;
  profile: Profile;
  preferences: PreferenceReader;
  statistics: AskingStatistics;
  budget: number;
  seed: number;
}

export const simulateCommand = defineCommand({
  meta: { name: "simulate", description: "A simulated shopper who knows only its persona talks to the real dialogue." },
  args: {
    catalog: { type: "string", required: true, valueHint: "FILE", description: "CSV with the paper's columns" },
    items: { type: "string", required: true, valueHint: "FILES", description: "Item files, a folder, or JSON Lines" },
    method: { type: "enum", options: [...relaxationMethods], default: "optimal", description: "Relaxation method" },
    ask: { type: "enum", options: [...askingModes], default: "adaptive", description: "How much is asked" },
    mode: { type: "enum", options: [...shopperModes], default: "verbatim", description: "The shopper's words" },
    profile: { type: "enum", options: [...profiles], default: "plain", description: "The shopper's manner" },
    reader: { type: "enum", options: ["embedded", "model"], default: "embedded", description: "Who reads the words" },
    statistics: {
      type: "enum",
      options: [...askingStatistics],
      default: "remaining",
      description: "The cars that choices are drawn from",
    },
    budget: { type: "string", default: "8", description: "Most slot questions of a conversation" },
    seed: { type: "string", default: "1", description: "The same seed gives the same conversations" },
    verbose: { type: "boolean", default: false, description: "Write each conversation to stderr" },
  },
  async run({ args, rawArgs }) {
    const catalog = await openCatalog(args.catalog);
    const run: SimulateRun = {
      catalog,
      vocabulary: await catalog.vocabulary(),
      method: args.method as RelaxationMethod,
      ask: args.ask as AskingMode,
      mode: args.mode as ShopperMode,
      profile: args.profile as Profile,
      preferences: preferenceReader(args.reader),
      statistics: args.statistics as AskingStatistics,
      budget: wholeNumber("budget", args.budget),
      seed: wholeNumber("seed", args.seed),
    };
    await simulateAll(run, await openItems(filesOf(rawArgs, "items")), args.verbose);
  },
});

async function simulateAll(run: SimulateRun, items: readonly Item[], verbose: boolean): Promise<void> {
  const lines: RunLine[] = [];
  const progress = showProgress("conversations", items.length);
  for (const item of items) {
    const { line, said } = await simulateItem(run, item);
    lines.push(line);
    await writeJsonLine(process.stdout, line);
    progress.step();
    if (verbose) console.error(`${line.id} ${line.miss ?? "match"}${line.setAside ? " (set aside)" : `\n${said}`}`);
  }
  progress.end();
  const summary = { ...summarise(lines), ...meanBurden(lines) };
  const questions = summary.burden?.questions ?? 0;
  const turnWeightedRelaxMatch = turnWeighted(summary.relaxMatchWithCar.rate, questions);
  await writeJsonLine(process.stdout, { ...summary, turnWeightedRelaxMatch });
  console.error(groupTable(lines));
}

async function simulateItem(run: SimulateRun, item: Item): Promise<{ line: RunLine; said: string }> {
  const read = itemQuestion(item);
  if (read.kind === "refused") throw new UnusableFile(`${read.reason}.`);
  if (!item.persona) throw new UnusableFile(`Item ${item.id} has no persona to play.`);
  const { frame, constraints } = read.question;
  const { catalog, vocabulary, method, ask, mode, profile, preferences, seed } = run;
  const random = seededRandom(seed, item.id);
  const slots = constraints.map(({ slot }) => slot);
  const shopper = createShopper({ knowledge: recallPersona(item.persona, constraints), mode, profile, random });
  const settings = {
    ...shopSettings,
    method,
    weighting: weightingOf("auto", method),
    reader: preferences.name,
    questionBudget: run.budget,
    statistics: run.statistics,
    mustMeans: "weight" as const,
  };
  const simulated = await simulateDialogue({
    catalog,
    frame,
    slots,
    settings,
    ask,
    preferences,
    vocabulary,
    shopper,
    random,
  });
  const measured = measure(item, read.question, slots, simulated.outcome);
  const about = { setting: item.setting ?? "", model: `${mode} ${profile}`, style: ask, method };
  const line = { ...lineOf(about, simulated.outcome, measured), burden: simulated.burden };
  return { line, said: simulated.transcript.map(({ role, content }) => `  ${role}: ${content}`).join("\n") };
}
