import type { Item } from "@/lib/benchmark/item";
import type { CatalogCar } from "@/lib/catalog/car";
import { type Random, shuffle } from "@/lib/draw";
import { buildItem } from "./build-item";
import type { GeneratorSetting } from "./generator-setting";
import { predicatePool } from "./predicate-pool";
import { search } from "./search";
import { slicesOf } from "./slices";

export interface GeneratorRun {
  cars: readonly CatalogCar[];
  setting: GeneratorSetting;
  count: number;
  seed: number;
  /** A fresh source per name keeps items independent. */
  randomFor: (name: string) => Random;
}

const mostRounds = 50;
/** Rounds without a new item before the catalog counts as exhausted. */
const mostFruitless = 5;

/** Like the published generator, uses fresh slices first, then reuses them. */
export function* generateItems({ cars, setting, count, seed, randomFor }: GeneratorRun): Generator<Item> {
  const [least, most] = setting.sliceRows;
  const slices = slicesOf(cars).filter(({ cars: rows }) => rows.length >= least && rows.length <= most);
  const seen = new Set<string>();
  let made = 0;
  let fruitless = 0;
  for (let round = 0; round < mostRounds && fruitless < mostFruitless; round++) {
    const before = made;
    for (const slice of shuffle(slices, randomFor(`round ${round}`))) {
      if (made >= count) return;
      const random = randomFor(`${setting.name} ${round} ${JSON.stringify(slice.base)}`);
      const found = search(predicatePool(slice.cars, setting), setting, random);
      if (!found) continue;
      const id = `${setting.name}-g${seed}-${String(made + 1).padStart(3, "0")}`;
      const constraints = found.predicates.map(({ predicate }) => predicate);
      const item = buildItem(id, setting, { slice, constraints, targets: found.targets }, random);
      const key = JSON.stringify([item?.base, item?.constraints]);
      if (!item || seen.has(key)) continue;
      seen.add(key);
      made++;
      yield item;
    }
    fruitless = made === before ? fruitless + 1 : 0;
  }
}
