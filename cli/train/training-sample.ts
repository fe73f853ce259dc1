import type { ImportanceModel } from "@/lib/learning/importance-model";
import { trainingCases } from "./gathered-cases";
import { policyCases } from "./train-policy";
import { hashOfData } from "./training-cases";

/**
 * Few enough items to make again in every run of the tests. When the reader, the generator or the catalog changes, their
 * hash does too, and the shipped models have to be trained again.
 */
const sampleItems = 20;

const known = new Map<number, Promise<string>>();

/** Made once in a process for each seed: nothing but the code decides it. */
export function importanceSample(seed: number): Promise<string> {
  const sample = known.get(seed) ?? trainingCases(sampleItems, seed, null).then(hashOfData);
  known.set(seed, sample);
  return sample;
}

export async function askingSample(model: ImportanceModel, seed: number): Promise<string> {
  return hashOfData(await policyCases(model, sampleItems, seed));
}

/** A model's file with the hash of its sample. */
export function withSample<File extends { training: object }>(file: File, sampleHash: string) {
  return { ...file, training: { ...file.training, sampleHash } };
}
