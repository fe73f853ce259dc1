import { writeFile } from "node:fs/promises";
import { defineCommand } from "citty";
import { filesOf, openItems, openTranscripts } from "@/cli/benchmark/benchmark-files";
import { openCatalog } from "@/cli/catalog/open-catalog";
import { choice, optional, text, toggle } from "@/cli/flags";
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
    out: text("importance-model.json", "Where the model goes", "FILE"),
    catalog: optional("CSV of the recorded dialogues' cars; generated ones are about the shipped catalog", "FILE"),
    policy: optional("Train the asking policy too, and write it there", "FILE"),
    count: text("420", "Generated items; each gives three conversations"),
    seed: text("1", "The same seed and data give the same file"),
    stage: choice(["sft", "sft+dpo"], "sft+dpo", "Which stage is written"),
    beta: text(String(trainingDefaults.beta), "How far the second stage may go"),
    negatives: choice(
      negativePolicies,
      trainingDefaults.negatives,
      "Wrong drops to train against: as the paper takes them, or only those that bring cars",
    ),
    items: optional("Recorded items to train on beside", "FILES"),
    transcripts: optional("Their transcripts", "FILES"),
    report: optional("Evaluate too, and write Markdown tables there", "FILE"),
    "test-count": text("1000", "Generated items of the evaluation"),
    "ask-count": text("600", "Generated personas the asking policies learn from and meet"),
    "train-on-transcripts": toggle("Train on the recorded dialogues given", true),
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
