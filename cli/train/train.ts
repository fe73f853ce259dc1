import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { defineCommand } from "citty";
import { choice, optional, text, toggle, wholeNumbers } from "@/cli/flags";
import { showProgress } from "@/cli/show-progress";
import { defaultCars, defaultColumns } from "@/db/seed/default-catalog";
import type { AskCase } from "@/lib/learning/asking/ask-case";
import { actionFeatures } from "@/lib/learning/asking/ask-policy";
import type { AskingPolicyFile } from "@/lib/learning/asking/policy-file";
import { readerModelNames, readerModels, trainReaderModel } from "@/lib/learning/reading/reader-models";
import { seededRandom } from "@/lib/random";
import { printLearningCurve } from "./learning-curve";
import { casesOfCorpora, casesOfVoice, hashOfVoices, trainedOn, voicesWithout } from "./reader-cases";
import { askingReport, trainAskers } from "./train-askers";
import { askCases, hashOfData, plannedItems } from "./training-cases";

export const trainCommand = defineCommand({
  meta: {
    name: "train",
    description: "Trains the seven models of the reader from the open voices of the corpus, from nothing.",
  },
  args: {
    voices: text("corpus/voices", "Folder of the voices to train on"),
    without: text("", "Voices to leave out, by the start of their names"),
    out: text("lib/reading", "Room of the reader's models", "FOLDER"),
    only: choice([...readerModelNames, "all"], "all", "What to train"),
    epochs: text("8", "Times each case is seen"),
    seed: text("1", "The same seed and corpus give the same bytes"),
    report: toggle("Train nothing that stays; print the learning curve on voices left out instead"),
    policy: optional("Train the asking policy instead, by the reader as it is, and write it there", "FILE"),
    "ask-report": optional("Measure the asking policy instead, and write Markdown tables there", "FILE"),
    "ask-count": text("600", "Generated personas the asking policies learn from and meet"),
  },
  async run({ args }) {
    const { epochs, seed, "ask-count": count } = wholeNumbers(args, "epochs", "seed", "ask-count");
    if (args.policy) return writeTo(args.policy, `${JSON.stringify(await trainPolicy(count, seed), null, 1)}\n`);
    if (args["ask-report"]) return writeTo(args["ask-report"], `${await askingReport(count, seed)}\n`);
    const voices = voicesWithout(args.voices, args.without);
    if (args.report) return printLearningCurve(voices, epochs, seed);
    const cases = [...voices.map(casesOfVoice), casesOfCorpora()];
    for (const name of readerModelNames) {
      if (args.only !== "all" && args.only !== name) continue;
      const model = trainReaderModel(name, cases, epochs, seededRandom(seed, name));
      await writeTo(join(args.out, readerModels[name].file), `${JSON.stringify(model)}\n`);
    }
    if (args.only !== "all") return;
    await writeTo(join(args.out, trainedOn), `${JSON.stringify({ data: hashOfVoices(voices) }, null, 2)}\n`);
  },
});

async function writeTo(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  console.error(`${file} is written`);
}

/** Decimal digits: more than matter, fewer than differ between machines. */
const digits = 9;

async function policyCases(count: number, seed: number): Promise<AskCase[]> {
  const cars = defaultCars();
  const items = plannedItems(cars, count, seed, "train");
  const reader = defaultColumns();
  const progress = showProgress("personas read", items.length);
  const randomFor = (id: string) => seededRandom(seed, `policy ${id}`);
  const cases = await askCases({ items, reader, part: "train", randomFor, step: progress.step });
  progress.end();
  return cases;
}

async function trainPolicy(count: number, seed: number): Promise<AskingPolicyFile> {
  const cases = await policyCases(count, seed);
  const { policy, gate, settings } = trainAskers(cases, seed);
  const rounded = (weights: Float64Array) => [...weights].map((each) => Number(each.toFixed(digits)));
  return {
    kind: "leeway-asking",
    version: 1,
    features: [...actionFeatures],
    reflection: rounded(policy),
    starGate: rounded(gate),
    training: { seed, personas: cases.length, ...settings, dataHash: hashOfData(cases) },
  };
}
