import { itemsById } from "@/cli/benchmark/benchmark-files";
import { showProgress } from "@/cli/show-progress";
import { defaultCars, defaultColumns } from "@/db/seed/default-catalog";
import { isSetAside } from "@/lib/benchmark/set-aside";
import { seededRandom } from "@/lib/random";
import { corpusCases } from "./corpus-cases";
import type { Recorded } from "./recorded";
import { releasedCases } from "./released-cases";
import { type MeasuredCase, ownCases } from "./training-cases";
import { plannedItems } from "./training-plan";

/** Labelled conversations of the corpus count so many times: they are few, and in many people's words. */
const corpusWeight = 3;

/** Read once in a process: it is the same for every training. */
let corpus: MeasuredCase[] | undefined;

/** Everything the importance model learns from; the same count and seed give the same cases. */
export async function trainingCases(count: number, seed: number, recorded: Recorded | null): Promise<MeasuredCase[]> {
  const cars = defaultCars();
  const items = plannedItems(cars, count, seed, "train");
  const progress = showProgress("items read", items.length);
  const reader = defaultColumns();
  const randomFor = (name: string) => seededRandom(seed, name);
  const own = await ownCases({ items, reader, part: "train", scope: "global", randomFor, step: progress.step });
  progress.end();
  corpus ??= corpusCases("known", "global");
  const released = recorded
    ? await releasedCases(
        itemsById(recorded.items),
        recorded.transcripts.filter(({ id }) => !isSetAside(id)),
        recorded.reader,
        "global",
      )
    : [];
  return [...own, ...Array.from({ length: corpusWeight }, () => corpus ?? []).flat(), ...released];
}
