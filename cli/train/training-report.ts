import { itemsById } from "@/cli/benchmark/benchmark-files";
import { replayTable } from "@/cli/benchmark/replay-table";
import { defaultCars, defaultColumns } from "@/db/seed/default-catalog";
import { isSetAside } from "@/lib/benchmark/set-aside";
import { levelOf, levelWeights } from "@/lib/constraints/weight";
import { calibrate, type Rate, scoreImportance } from "@/lib/learning/evaluate-importance";
import { type ImportanceModel, predictImportance } from "@/lib/learning/importance-model";
import type { Scope } from "@/lib/learning/read-case";
import { seededRandom } from "@/lib/random";
import { clusteredMean } from "@/lib/statistics/bootstrap";
import { calibrationPlot } from "./calibration-plot";
import { corpusCases } from "./corpus-cases";
import { markdownTable, percent } from "./markdown-table";
import { releasedCases } from "./released-cases";
import { type MeasuredCase, ownCases } from "./training-cases";
import type { TrainingEvaluation } from "./training-evaluation";
import { plannedItems } from "./training-plan";

/** The tables of an evaluation, as Markdown; plots are drawn in it. */
export async function evaluateTraining(evaluation: TrainingEvaluation): Promise<string> {
  const { recorded } = evaluation;
  const sections = ["# The importance model beside the rules", settingsSentence(evaluation)];
  for (const scope of ["local", "global"] as const) {
    for (const { name, cases } of await testSets(evaluation, scope)) {
      sections.push(`## ${name}, ${scope}`, tableOf(cases, evaluation));
      if (scope === "global") sections.push(calibrationOf(cases, evaluation.trained.dpo));
    }
  }
  if (recorded) sections.push("## In the layout of the paper's Table 5", await replayTable(evaluation, recorded));
  return `${sections.join("\n\n")}\n`;
}

function settingsSentence({ trained, trainedOnTranscripts }: TrainingEvaluation): string {
  const { seed, examples, pairs, beta, negatives, dataHash } = trained.dpo.training;
  const also = trainedOnTranscripts ? ", recorded dialogues outside the set-aside quarter among them" : "";
  return `Seed ${seed}; ${examples} labelled wishes and ${pairs} choices (data ${dataHash.slice(0, 12)})${also}; beta ${beta}, negatives ${negatives}. Intervals are 95%, bootstrapped over items. Nothing below was trained on.`;
}

async function testSets(
  { testCount, seed, recorded }: TrainingEvaluation,
  scope: Scope,
): Promise<{ name: string; cases: MeasuredCase[] }[]> {
  const cars = defaultCars();
  const reader = defaultColumns();
  const items = plannedItems(cars, testCount, seed, "test");
  const own = {
    items,
    reader,
    part: "test" as const,
    scope,
    randomFor: (name: string) => seededRandom(seed, `test ${name}`),
  };
  const sets = [
    { name: `${items.length} generated items in unseen words`, cases: await ownCases(own) },
    { name: "Held-out corpus", cases: corpusCases("held-out", scope) },
  ];
  if (!recorded) return sets;
  const aside = recorded.transcripts.filter(({ id }) => isSetAside(id));
  return [
    ...sets,
    {
      name: "Set-aside quarter of the released items",
      cases: await releasedCases(itemsById(recorded.items), aside, recorded.reader, scope),
    },
  ];
}

/** A wish the rules read nothing of weighs as a bare one. */
const byRules: Rate<MeasuredCase> = ({ ruleWeights }) =>
  ruleWeights.map((weight) => {
    const known = weight ?? levelWeights.prefer;
    return { weight: known, level: levelOf(known) };
  });

export function byModel(model: ImportanceModel): Rate<MeasuredCase> {
  return ({ wishes }) => wishes.map(({ features }) => predictImportance(model, features));
}

function tableOf(cases: readonly MeasuredCase[], { trained, paperNegatives, seed }: TrainingEvaluation): string {
  const rows = [
    ["rules", byRules],
    ["SFT", byModel(trained.sft)],
    ["SFT + DPO", byModel(trained.dpo)],
    ["SFT + DPO, the paper's negatives", byModel(paperNegatives)],
  ] as const;
  const choosing = cases.filter(({ target, wishes }) => target !== null && wishes.length > 1);
  const head = ["reader", "relax match", "a tie is a miss", "level right", "n"];
  const lines = rows.map(([name, rate]) => {
    const scores = scoreImportance(choosing, rate);
    const { levels } = scoreImportance(cases, rate);
    const cell = (clusters: number[][]) => percent(clusteredMean(clusters, seededRandom(seed, name)));
    return [
      name,
      cell(scores.relaxMatch),
      cell(scores.strictMatch),
      cell(levels),
      `${choosing.length}, ${levels.flat().length}`,
    ];
  });
  return markdownTable([head, ...lines]);
}

function calibrationOf(cases: readonly MeasuredCase[], model: ImportanceModel): string {
  const predictions = cases.flatMap(({ wishes }) =>
    wishes.flatMap(({ features, level }) => {
      if (!level) return [];
      const { probabilities, level: likeliest } = predictImportance(model, features);
      return [{ confidence: Math.max(...probabilities), right: likeliest === level }];
    }),
  );
  const { bins, error } = calibrate(predictions);
  return `Calibration of SFT + DPO: expected error ${(100 * error).toFixed(1)}% over ${predictions.length} wishes.\n\n${calibrationPlot(bins)}`;
}
