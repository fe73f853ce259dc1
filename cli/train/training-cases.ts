import { createHash } from "node:crypto";
import { WrongUse } from "@/cli/flags";
import { generateItems } from "@/lib/benchmark/generate/generate-items";
import { generatorSettings } from "@/lib/benchmark/generate/generator-setting";
import type { Item } from "@/lib/benchmark/item";
import type { CatalogCar } from "@/lib/catalog/catalog-reader";
import type { CatalogSlice } from "@/lib/catalog/catalog-slice";
import type { Constraint } from "@/lib/constraints";
import { seededRandom } from "@/lib/random";

export async function dropCounts(slice: CatalogSlice, constraints: readonly Constraint[]) {
  const counts = new Map<string, number>();
  for (const { id } of constraints) {
    const kept = constraints.filter((each) => each.id !== id).map(({ slot, op, value }) => ({ slot, op, value }));
    counts.set(id, await slice.count(kept));
  }
  return counts;
}

export function hashOfData(data: unknown): string {
  return createHash("sha256").update(JSON.stringify(data)).digest("hex");
}

/** Per hundred items: the published three, and three and five wishes. */
const shares = { S1: 24, S2: 14, S3: 24, K3: 24, K5: 14 } as const;

/** The same seed gives the same items. */
export function plannedItems(cars: readonly CatalogCar[], count: number, seed: number): Item[] {
  return Object.entries(shares).flatMap(([name, share]) => {
    const setting = generatorSettings.get(name);
    if (!setting) throw new WrongUse(`There is no setting "${name}".`);
    const wanted = Math.max(1, Math.round((count * share) / 100));
    return [...generateItems({ cars, setting, count: wanted, seed, randomFor: (each) => seededRandom(seed, each) })];
  });
}
