import { createAdam } from "./adam";
import { featureSpace, rounded, scoreOfRow } from "./feature-space";
import { type ImportanceModel, risingLevels } from "./importance-model";
import { firstThresholds, type Levelled, levelLoss, pairLoss, type RowPair } from "./losses";
import { freeSlopes, ordinalLoss, risingThresholds } from "./ordinal";
import { type NegativePolicy, type RepairCase, repairPairs } from "./repair-pairs";

export interface TrainingSettings {
  seed: number;
  /** SHA-256 of the data, for the model's file. */
  dataHash: string;
  epochs: { sft: number; dpo: number };
  /** Learning rates of the two stages. */
  rates: { sft: number; dpo: number };
  /** Weight of the squared coefficients in the loss; plain words get their own, because there are so many of them. */
  ridge: { cues: number; words: number };
  batch: number;
  beta: number;
  negatives: NegativePolicy;
  mostNegatives: number;
  /** Features seen in fewer wishes than this are left out. */
  leastSeen: number;
}

export const trainingDefaults: Omit<TrainingSettings, "seed" | "dataHash"> = {
  epochs: { sft: 15, dpo: 8 },
  rates: { sft: 0.02, dpo: 0.005 },
  ridge: { cues: 1e-3, words: 3e-3 },
  batch: 32,
  beta: 0.5,
  negatives: "corrected",
  mostNegatives: 4,
  leastSeen: 5,
};

/** One point of a training curve: mean loss and how often the training data are got right. */
export interface CurvePoint {
  stage: "sft" | "dpo";
  epoch: number;
  loss: number;
  /** Levels right (sft), or chosen drops ahead of rejected ones (dpo). */
  right: number;
}

export interface TrainedImportance {
  sft: ImportanceModel;
  dpo: ImportanceModel;
  curve: CurvePoint[];
}

/**
 * Trains both stages: maximum likelihood on levels, then preference optimisation on repair choices against the frozen
 * first stage. `random` from 0 to 1 shuffles; with the same data and numbers the result is the same.
 */
export function trainImportance(
  cases: readonly RepairCase[],
  settings: TrainingSettings,
  random: () => number,
  onEpoch: (point: CurvePoint) => void = () => {},
): TrainedImportance {
  const space = featureSpace(
    cases.flatMap(({ wishes }) => wishes.map(({ features }) => features)),
    settings.leastSeen,
  );
  const curve: CurvePoint[] = [];
  const tell = (point: CurvePoint) => {
    curve.push(point);
    onEpoch(point);
  };
  const examples = cases.flatMap(({ wishes }) =>
    wishes.flatMap(({ features, level }) =>
      level ? [{ row: space.row(features), level: risingLevels.indexOf(level) }] : [],
    ),
  );
  const ridge = space.names.map((name) => (name.startsWith("word: ") ? settings.ridge.words : settings.ridge.cues));
  const first = fitLevels(examples, ridge, settings, random, tell);
  const pairs = cases.flatMap((each) =>
    repairPairs(each, settings.negatives, settings.mostNegatives).flatMap(({ chosen, rejected }) => {
      const [light, heavy] = [each.wishes[chosen], each.wishes[rejected]];
      return light && heavy ? [{ chosen: space.row(light.features), rejected: space.row(heavy.features) }] : [];
    }),
  );
  const second = fitPairs(pairs, first.coefficients, settings, random, tell);
  // Choices stretch the scores; the levels are cut anew, so that they mean what they did.
  const cuts = fitThresholds(examples, second, first.free, settings);
  const asModel = (
    stage: ImportanceModel["stage"],
    coefficients: Float64Array,
    thresholds: readonly number[],
  ): ImportanceModel => ({
    kind: "leeway-importance",
    version: 1,
    stage,
    coefficients: space.named(coefficients),
    thresholds: thresholds.map(rounded),
    training: {
      seed: settings.seed,
      dataHash: settings.dataHash,
      examples: examples.length,
      pairs: pairs.length,
      beta: settings.beta,
      negatives: settings.negatives,
    },
  });
  return { sft: asModel("sft", first.coefficients, first.thresholds), dpo: asModel("sft+dpo", second, cuts), curve };
}

function fitLevels(
  examples: readonly Levelled[],
  ridge: readonly number[],
  { epochs, rates, batch }: TrainingSettings,
  random: () => number,
  tell: (point: CurvePoint) => void,
) {
  const size = ridge.length;
  const parameters = new Float64Array(size + firstThresholds.length);
  parameters.set(firstThresholds, size);
  const step = createAdam(parameters.length, rates.sft);
  for (let epoch = 1; epoch <= epochs.sft; epoch++) {
    for (const some of batches(examples, batch, random)) step(parameters, levelLoss(some, parameters, ridge).slopes);
    const { loss, right } = levelLoss(examples, parameters, ridge);
    tell({ stage: "sft", epoch, loss, right });
  }
  const free = [...parameters.subarray(size)];
  return { coefficients: parameters.slice(0, size), free, thresholds: risingThresholds(free) };
}

const thresholdSteps = 200;

/** Fits the thresholds alone, coefficients as they are. */
function fitThresholds(
  examples: readonly Levelled[],
  coefficients: Float64Array,
  start: readonly number[],
  { rates }: TrainingSettings,
): number[] {
  const free = Float64Array.from(start);
  const scores = examples.map(({ row }) => scoreOfRow(row, coefficients));
  const step = createAdam(free.length, rates.sft);
  for (let turn = 0; turn < thresholdSteps; turn++) {
    const thresholds = risingThresholds([...free]);
    const cuts = thresholds.map(() => 0);
    examples.forEach(({ level }, index) => {
      ordinalLoss(scores[index] ?? 0, thresholds, level).thresholds.forEach((slope, cut) => {
        cuts[cut] = (cuts[cut] ?? 0) + slope / examples.length;
      });
    });
    step(free, Float64Array.from(freeSlopes([...free], cuts)));
  }
  return risingThresholds([...free]);
}

function fitPairs(
  pairs: readonly RowPair[],
  reference: Float64Array,
  { epochs, rates, batch, beta }: TrainingSettings,
  random: () => number,
  tell: (point: CurvePoint) => void,
): Float64Array {
  const coefficients = reference.slice();
  const step = createAdam(coefficients.length, rates.dpo);
  for (let epoch = 1; epoch <= epochs.dpo && pairs.length > 0; epoch++) {
    for (const some of batches(pairs, batch, random)) {
      step(coefficients, pairLoss(some, coefficients, reference, beta).slopes);
    }
    const { loss, right } = pairLoss(pairs, coefficients, reference, beta);
    tell({ stage: "dpo", epoch, loss, right });
  }
  return coefficients;
}

function* batches<Item>(items: readonly Item[], size: number, random: () => number): Generator<Item[]> {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [shuffled[last], shuffled[other]] = [shuffled[other] as Item, shuffled[last] as Item];
  }
  for (let start = 0; start < shuffled.length; start += size) yield shuffled.slice(start, start + size);
}
