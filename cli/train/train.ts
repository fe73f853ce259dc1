import { writeFile } from "node:fs/promises";
import { defineCommand } from "citty";
import { filesOf, openItems, openTranscripts } from "@/cli/benchmark/benchmark-files";
import { openCatalog } from "@/cli/catalog/open-catalog";
import { wholeNumber } from "@/cli/whole-number";
import { WrongUse } from "@/cli/wrong-use";
import { negativePolicies } from "@/lib/learning/repair-pairs";
import { type CurvePoint, trainImportance, trainingDefaults } from "@/lib/learning/train-importance";
import { seededRandom } from "@/lib/random";
import { askingReport } from "./asking-report";
import { trainingCases } from "./gathered-cases";
import type { Recorded } from "./recorded";
import { trainPolicy } from "./train-policy";
import { hashOfData } from "./training-cases";
import { evaluateTraining } from "./training-report";
import { askingSample, importanceSample, withSample } from "./training-sample";

export const trainCommand = defineCommand({
  meta: {
    name: "train",
    description:
      "Trains the importance model from nothing: maximum likelihood on levels, then preference optimisation on repair choices. Trains on generated personas and the project's corpus; with --items and --transcripts on recorded dialogues too, the set-aside quarter left out.",
  },
  args: {
    out: { type: "string", default: "importance-model.json", valueHint: "FILE", description: "Where the model goes" },
    catalog: {
      type: "string",
      valueHint: "FILE",
      description: "CSV of the recorded dialogues' cars; generated ones are about the shipped catalog",
    },
    policy: { type: "string", valueHint: "FILE", description: "Train the asking policy too, and write it there" },
    count: { type: "string", default: "420", description: "Generated items; each gives three conversations" },
    seed: { type: "string", default: "1", description: "The same seed and data give the same file" },
    stage: { type: "enum", options: ["sft", "sft+dpo"], default: "sft+dpo", description: "Which stage is written" },
    beta: { type: "string", default: String(trainingDefaults.beta), description: "How far the second stage may go" },
    negatives: {
      type: "enum",
      options: [...negativePolicies],
      default: trainingDefaults.negatives,
      description: "Wrong drops to train against: as the paper takes them, or only those that bring cars",
    },
    items: { type: "string", valueHint: "FILES", description: "Recorded items to train on beside" },
    transcripts: { type: "string", valueHint: "FILES", description: "Their transcripts" },
    report: { type: "string", valueHint: "FILE", description: "Evaluate too, and write Markdown tables there" },
    "test-count": { type: "string", default: "1000", description: "Generated items of the evaluation" },
    "ask-count": {
      type: "string",
      default: "600",
      description: "Generated personas the asking policies learn from and meet",
    },
    "train-on-transcripts": { type: "boolean", default: true, description: "Train on the recorded dialogues given" },
  },
  async run({ args, rawArgs }) {
    const seed = wholeNumber("seed", args.seed);
    const beta = Number(args.beta);
    if (!(beta > 0)) throw new WrongUse(`The flag "--beta" takes a number above 0, not "${args.beta}".`);
    const recorded = await recordedOf(rawArgs, args);
    const trainsOn = recorded && args["train-on-transcripts"] ? recorded : null;
    const cases = await trainingCases(wholeNumber("count", args.count), seed, trainsOn);
    const settings = {
      ...trainingDefaults,
      seed,
      beta,
      negatives: args.negatives as (typeof negativePolicies)[number],
      dataHash: hashOfData(cases),
    };
    const trained = trainImportance(cases, settings, seededRandom(seed, "train"), tellCurve);
    const model = args.stage === "sft" ? trained.sft : trained.dpo;
    await writeFile(args.out, `${JSON.stringify(withSample(model, await importanceSample(seed)), null, 1)}\n`);
    const { examples, pairs, dataHash } = model.training;
    console.error(`${args.out}: ${examples} wishes, ${pairs} choices, data ${dataHash.slice(0, 12)}`);
    if (args.policy) {
      const policy = await trainPolicy(trained.dpo, wholeNumber("ask-count", args["ask-count"]), seed);
      const sampled = withSample(policy, await askingSample(trained.dpo, seed));
      await writeFile(args.policy, `${JSON.stringify(sampled, null, 1)}\n`);
      console.error(`${args.policy}: asking by reflection, ${policy.training.personas} personas`);
    }
    if (!args.report) return;
    const paper = { ...settings, negatives: "paper" as const };
    const report = await evaluateTraining({
      trained,
      paperNegatives: trainImportance(cases, paper, seededRandom(seed, "train")).dpo,
      seed,
      testCount: wholeNumber("test-count", args["test-count"]),
      recorded,
      trainedOnTranscripts: trainsOn !== null,
    });
    const asking = await askingReport(trained.dpo, wholeNumber("ask-count", args["ask-count"]), seed);
    await writeFile(args.report, `${report}\n${asking}\n`);
    console.error(`${args.report}: the evaluation`);
  },
});

async function recordedOf(
  rawArgs: readonly string[],
  { items, transcripts, catalog }: { items?: string; transcripts?: string; catalog?: string },
): Promise<Recorded | null> {
  if (!items && !transcripts) return null;
  if (!items || !transcripts) throw new WrongUse('The flags "--items" and "--transcripts" go together.');
  if (!catalog) throw new WrongUse('Recorded dialogues are about a catalog of their own: name it with "--catalog".');
  return {
    items: await openItems(filesOf(rawArgs, "items")),
    transcripts: await openTranscripts(filesOf(rawArgs, "transcripts")),
    reader: await openCatalog(catalog),
  };
}

/** A line a few epochs: the curve, as it comes. */
function tellCurve({ stage, epoch, loss, right }: CurvePoint): void {
  const rarely = stage === "sft" ? 5 : 2;
  if (epoch % rarely !== 0) return;
  const bar = "#".repeat(Math.round(right * 40)).padEnd(40, ".");
  console.error(
    `${stage.padEnd(3)} epoch ${String(epoch).padStart(2)} loss ${loss.toFixed(4)} right ${bar} ${(100 * right).toFixed(1)}%`,
  );
}
