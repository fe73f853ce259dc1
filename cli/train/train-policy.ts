import { showProgress } from "@/cli/show-progress";
import { defaultCars, defaultColumns } from "@/db/seed/default-catalog";
import type { AskCase } from "@/lib/learning/asking/ask-case";
import { actionFeatures } from "@/lib/learning/asking/ask-policy";
import type { AskingPolicyFile } from "@/lib/learning/asking/policy-file";
import { seededRandom } from "@/lib/random";
import { askCases } from "./asking-cases";
import { trainAskers } from "./train-askers";
import { hashOfData } from "./training-cases";
import { plannedItems } from "./training-plan";

/** Digits kept of a weight: more than matter, fewer than differ between machines. */
const digits = 9;

/** The conversations the asking policies learn from. */
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

/** Trains the asking policies on generated personas, with what the reader believes of their words. */
export async function trainPolicy(count: number, seed: number): Promise<AskingPolicyFile> {
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
