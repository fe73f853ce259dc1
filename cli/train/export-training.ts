import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { defineCommand } from "citty";
import { filesOf, openItems } from "@/cli/benchmark/benchmark-files";
import { openCatalog } from "@/cli/catalog/open-catalog";
import { about, choice, optional, text, WrongUse, wholeNumber } from "@/cli/flags";
import { withProgress } from "@/cli/show-progress";
import { defaultProducts } from "@/db/seed/default-catalog";
import { columnsOf } from "@/lib/agents/tuned";
import { personaLevels } from "@/lib/benchmark/generate/persona";
import { levelOfWording } from "@/lib/benchmark/generate/persona-phrases";
import { type Item, itemQuestion } from "@/lib/benchmark/item";
import { isSetAside } from "@/lib/benchmark/set-aside";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import { type CatalogSlice, openSlice } from "@/lib/catalog/catalog-slice";
import { csvColumns } from "@/lib/catalog/files/csv-columns";
import { type Constraint, numericSlotNames, slotNames, valuesOf } from "@/lib/constraints";
import { benchmark } from "@/lib/constraints/sold/benchmark";
import { jsonLines } from "@/lib/json-lines";
import { firstPolicy, recommend } from "@/lib/learning/asking/ask-policy";
import shippedPolicies from "@/lib/learning/asking/asking-policy.json";
import { gatherReflections } from "@/lib/learning/asking/train-asking";
import { datasetCard } from "@/lib/learning/export/dataset-card";
import { openaiDpo, openaiSft, type PairExample, trlDpo, trlSft } from "@/lib/learning/export/formats";
import type { ExportCase, ExportSettings, ExportWish } from "@/lib/learning/export/make-examples";
import {
  askPrompt,
  inGeneral,
  labelOf,
  negativePolicies,
  sftExamples,
  stepPairs,
  trajectoryPairs,
} from "@/lib/learning/export/make-examples";
import { pickSome, seededRandom } from "@/lib/random";
import { countEach } from "@/lib/statistics/group-by";
import { askCases, dropCounts, hashOfData, plannedItems } from "./train-askers";

const testEvery = 5;

export const exportTrainingCommand = defineCommand({
  meta: about(
    "export-training",
    "Training sets for real language models: OpenAI fine-tuning and TRL, JSON Lines, with a dataset card.",
  ),
  args: {
    out: text("training-sets", "Where the sets go", "FOLDER"),
    count: text("420", "Generated items, over the catalog that ships"),
    shoppers: text("160", "Simulated shoppers behind the pairs of asking or acting"),
    items: optional("Item files to take instead of generated items", "FILES"),
    catalog: optional("CSV of the catalog those items are about", "FILE"),
    seed: text("1", "The same seed gives the same files"),
    prompt: choice(["with-persona", "without-persona"], "without-persona", "Whether the choice sees the persona"),
    reference: choice(["sft", "base"], "sft", "Meant reference of the preference stage, for the card"),
    labels: choice(["rank", "paper"], "rank", "Importance labels by rank, or as the paper's code"),
    negatives: choice(negativePolicies, "corrected", "Rejected choices"),
    "most-negatives": text("4", "Most rejected choices an item"),
  },
  async run({ args, rawArgs }) {
    const seed = wholeNumber("seed", args.seed);
    if (Boolean(args.items) !== Boolean(args.catalog))
      throw new WrongUse('The flags "--items" and "--catalog" go together.');
    const settings: ExportSettings = {
      persona: args.prompt === "with-persona" ? "with" : "without",
      labels: args.labels as ExportSettings["labels"],
      negatives: args.negatives as ExportSettings["negatives"],
      mostNegatives: wholeNumber("most-negatives", args["most-negatives"]),
    };
    const reader = await openCatalog(args.catalog);
    const items = args.items
      ? await openItems(filesOf(rawArgs, "items"))
      : plannedItems(defaultProducts(), wholeNumber("count", args.count), seed);
    const cases: SplitCases = { train: [], test: [] };
    const unlike = new Map(items.map((item) => [JSON.stringify([item.baseQuery, item.persona]), item]));
    for (const item of withProgress("items", items.length, unlike.values())) {
      const made = await exportCase(item, reader, seed);
      if (made) cases[splitOf(item)].push(made);
    }
    const shoppers = wholeNumber("shoppers", args.shoppers);
    const train = await askPairs("train", shoppers, seed);
    const test = await askPairs("test", Math.ceil(shoppers / testEvery), seed);
    const files = filesFor(cases, { train, test }, settings);
    for (const [name, lines] of Object.entries(files)) {
      await mkdir(join(args.out, name, ".."), { recursive: true });
      await writeFile(join(args.out, name), jsonLines(lines));
    }
    const labels = cases.train.flatMap(({ wishes, absent }) => [
      ...wishes.map((wish) => labelOf(wish, settings.labels)),
      ...absent.map(() => "NO_PREFERENCE"),
    ]);
    const card = datasetCard({
      settings,
      reference: args.reference as "sft" | "base",
      seed,
      source: args.items ? `items of ${filesOf(rawArgs, "items")}` : "items, personas and catalog of Leeway",
      licence: args.items ? "that of the items" : "CC0-1.0",
      splits: { train: countsOf(files, cases, "train"), test: countsOf(files, cases, "test") },
      labels: countEach(labels),
      hash: hashOfData(files),
    });
    await writeFile(join(args.out, "README.md"), card);
    console.error(`${args.out}: ${cases.train.length} items to train on, ${cases.test.length} to test`);
  },
});

type SplitCases = Record<"train" | "test", ExportCase[]>;

/** Never trains on set-aside items. */
function splitOf({ id }: Item): "train" | "test" {
  if (isSetAside(id)) return "test";
  return Number.parseInt(hashOfData(id).slice(0, 8), 16) % testEvery === 0 ? "test" : "train";
}

function filesFor(cases: SplitCases, asking: Record<keyof SplitCases, PairExample[]>, settings: ExportSettings) {
  const files: Record<string, unknown[]> = {};
  for (const split of ["train", "test"] as const) {
    const sft = cases[split].flatMap((one) => sftExamples(one, settings));
    const pairs = {
      dpo: cases[split].flatMap((one) => stepPairs(one, settings)),
      "dpo-trajectory": cases[split].flatMap((one) => trajectoryPairs(one, settings)),
      "dpo-ask": asking[split],
    };
    // Checks every line before writing.
    files[`openai/sft/${split}.jsonl`] = checked(sft.map(openaiSft.write), openaiSft.read);
    files[`trl/sft/${split}.jsonl`] = checked(sft.map(trlSft.write), trlSft.read);
    for (const [name, lines] of Object.entries(pairs)) {
      files[`openai/${name}/${split}.jsonl`] = checked(lines.map(openaiDpo.write), openaiDpo.read);
      files[`trl/${name}/${split}.jsonl`] = checked(lines.map(trlDpo.write), trlDpo.read);
    }
  }
  return files;
}

function checked<Line>(lines: readonly Line[], read: (line: unknown) => unknown): Line[] {
  for (const line of lines) read(line);
  return [...lines];
}

function countsOf(files: Readonly<Record<string, unknown[]>>, cases: SplitCases, split: "train" | "test") {
  const count = (set: string) => files[`trl/${set}/${split}.jsonl`]?.length ?? 0;
  return {
    items: cases[split].length,
    sft: count("sft"),
    step: count("dpo"),
    trajectory: count("dpo-trajectory"),
    ask: count("dpo-ask"),
  };
}

/** Columns the persona is silent on. */
const silentColumns = 2;

/** Returns `null` if several wishes must go, or it is unreadable. */
async function exportCase(item: Item, reader: CatalogReader, seed: number): Promise<ExportCase | null> {
  const read = itemQuestion(item);
  if (read.kind === "refused" || read.question.target.length !== 1) return null;
  const { constraints, frame, target } = read.question;
  const targets = constraints.filter(({ id }) => target.includes(id));
  const worded = personaLevels({ constraints, target: targets, vague: [] });
  const slice = openSlice(reader, frame);
  const matches = await dropCounts(slice, constraints);
  const wishes: ExportWish[] = [];
  for (const constraint of constraints) {
    const { id, slot, op, value, weight } = constraint;
    const wording = worded.find((each) => each.constraint.slot === slot)?.level ?? "open";
    const count = matches.get(id) ?? 0;
    wishes.push({
      column: csvColumns[slot],
      op,
      value: valuesOf(value)[0] ?? "",
      level: levelOfWording[wording],
      weight,
      matches: count,
      car: count > 0 ? await bestProduct(slice, constraints, id) : null,
    });
  }
  const silent = benchmark.wishes.filter((slot) => !constraints.some((each) => each.slot === slot));
  return {
    baseQuery: item.baseQuery ?? `I am looking for a ${benchmark.thing}.`,
    persona: item.persona ?? "",
    wishes,
    target: constraints.findIndex(({ id }) => id === target[0]),
    absent: pickSome(silent, silentColumns, seededRandom(seed, `absent ${item.id}`)).map((slot) => csvColumns[slot]),
  };
}

/** Ranks over the slice, ignoring one wish. */
async function bestProduct(slice: CatalogSlice, constraints: readonly Constraint[], dropped: string) {
  const kept = constraints.filter(({ id }) => id !== dropped).map(({ slot, op, value }) => ({ slot, op, value }));
  const ranges = await slice.ranges([], numericSlotNames);
  const [top] = await slice.rank({ where: kept, score: constraints, ranges, limit: 1 });
  if (!top) return null;
  const told = slotNames.map((slot) => [csvColumns[slot], Array.isArray(top[slot]) ? top[slot].join(",") : top[slot]]);
  return Object.fromEntries(told);
}

/** ADAPT's ask-or-act pairs: where reflection corrects the student's own step, in the words of the conversation. */
async function askPairs(split: keyof SplitCases, count: number, seed: number): Promise<PairExample[]> {
  const cases = await askCases(count, seed, split);
  const random = seededRandom(seed, `runs ${split}`);
  const { choices } = gatherReflections(firstPolicy, cases, shippedPolicies.training, random);
  const said = (key: string) => {
    if (key === recommend) return JSON.stringify({ recommend: "now" });
    return JSON.stringify({ ask: columnsOf([{ key }])[0] ?? inGeneral });
  };
  const pairs = choices.map(({ point, chosen, rejected }): PairExample => {
    const open = columnsOf(point.actions.filter(({ key }) => key !== recommend));
    return { prompt: askPrompt({ said: point.said, open }), chosen: said(chosen), rejected: said(rejected) };
  });
  return [...new Map(pairs.map((pair) => [JSON.stringify(pair), pair])).values()];
}
