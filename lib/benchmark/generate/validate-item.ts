import { type Item, isRecommendedProduct, itemQuestion } from "@/lib/benchmark/item";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import { openSlice } from "@/lib/catalog/catalog-slice";
import { roles } from "@/lib/constraints";
import { listed } from "@/lib/dialogue/wording/count-words";
import { relaxSlice } from "@/lib/trade-offs/relax-slice";
import { checkPersona } from "./check-persona";
import type { GeneratorSetting } from "./generator-setting";
import { targetsOf } from "./search-shape";

/** Validates with the relaxation engine, not the generator. Empty when valid. */
export async function validateItem(reader: CatalogReader, item: Item, setting?: GeneratorSetting): Promise<string[]> {
  const read = itemQuestion(item);
  if (read.kind === "refused") return [read.reason];
  const { frame, constraints, target } = read.question;
  const problems: string[] = [];
  const slice = openSlice(reader, frame);
  const lattice = await slice.lattice([], constraints);
  const result = await relaxSlice({ slice, constraints, method: "optimal", settings: { mustMeans: "weight" } });
  if (result.status !== "relaxed") problems.push(`the question is ${result.status}, not relaxed`);
  const given = result.relaxed.map(({ constraint }) => constraint.id).sort();
  if (JSON.stringify(given) !== JSON.stringify([...target].sort())) {
    problems.push(`the least weighty relaxation is ${listed(given)}, not ${listed(target)}`);
  }
  if (!result.car || !isRecommendedProduct(item, result.car))
    problems.push(`the recommended ${roles.thing} is not the best one`);
  if (new Set(constraints.map(({ slot }) => slot)).size < constraints.length)
    problems.push("two constraints share a slot");
  const total = constraints.reduce((sum, { weight }) => sum + weight, 0);
  if (Math.abs(total - 1) > 1e-6) problems.push(`weights sum to ${total}, not 1`);
  if (setting && constraints.length !== setting.k) problems.push(`${constraints.length} constraints, not ${setting.k}`);
  if (setting && targetsOf(lattice, setting.shape).length === 0)
    problems.push("the correction sets have another shape");
  if (setting) problems.push(...checkPersona(item.persona ?? "", frame, constraints));
  return problems;
}
