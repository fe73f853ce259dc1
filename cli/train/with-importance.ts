import { readFile } from "node:fs/promises";
import { missingFile, UnusableFile } from "@/cli/catalog/open-catalog";
import type { WishesOf } from "@/lib/benchmark/replay/replay-dialogue";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import { type ImportanceModel, importanceModelSchema } from "@/lib/learning/importance-model";
import shippedModel from "@/lib/learning/importance-model.json";
import type { Scope } from "@/lib/learning/read-case";
import type { Weighting } from "@/lib/reading/weighting/weighting";
import { learnedWeights } from "./learned-weights";

/** The model that ships: trained by `leeway train` as it is, on data of the project alone. */
export function shippedImportance(): ImportanceModel {
  return importanceModelSchema.parse(shippedModel);
}

/** A trained model's file; a sentence when it is none. */
async function openImportanceModel(file: string): Promise<ImportanceModel> {
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    throw missingFile(file, error);
  });
  try {
    return importanceModelSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new UnusableFile(`${file} is no importance model: make one with "leeway train --out ${file}".`, {
      cause: error,
    });
  }
}

/** A reader of recorded dialogues with its weights as they are (`rules`), by the model that ships, or by a file's. */
export async function withImportance(
  kind: string,
  { read, weighting, reader }: { read: WishesOf; weighting: Weighting; reader: CatalogReader },
): Promise<WishesOf> {
  if (kind === "rules") return read;
  const model = kind === "learned" ? shippedImportance() : await openImportanceModel(kind);
  const vocabulary = await reader.vocabulary();
  const scope: Scope = weighting === "local" ? "local" : "global";
  return async (transcript, item) =>
    learnedWeights(await read(transcript, item), transcript.dialogue, { vocabulary, scope, model });
}
