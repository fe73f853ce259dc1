import { WrongUse } from "@/cli/wrong-use";
import { generateItems } from "@/lib/benchmark/generate/generate-items";
import { generatorSettings } from "@/lib/benchmark/generate/generator-setting";
import type { Item } from "@/lib/benchmark/item";
import type { CatalogCar } from "@/lib/catalog/car";
import { seededRandom } from "@/lib/random";

/** Share of each setting in a hundred generated items: the published three, and three and five wishes. */
const shares = { S1: 24, S2: 14, S3: 24, K3: 24, K5: 14 } as const;

/** Numbers apart, so that items of one purpose are never those of another. */
const streams = { train: 0, test: 2_000_000 } as const;
export type Purpose = keyof typeof streams;

/** Generated items of all settings; the same seed gives the same ones. */
export function plannedItems(cars: readonly CatalogCar[], count: number, seed: number, purpose: Purpose): Item[] {
  return Object.entries(shares).flatMap(([name, share]) => {
    const setting = generatorSettings.get(name);
    if (!setting) throw new WrongUse(`There is no setting "${name}".`);
    const own = seed + streams[purpose];
    const wanted = Math.max(1, Math.round((count * share) / 100));
    return [
      ...generateItems({ cars, setting, count: wanted, seed: own, randomFor: (each) => seededRandom(own, each) }),
    ];
  });
}
