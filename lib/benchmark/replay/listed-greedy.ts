import { type Item, itemQuestion } from "@/lib/benchmark/item";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";

/**
 * Whether the greedy rule, given the item's own constraints, drops the target: the single drop that leaves fewest cars,
 * the first listed among equals. The shop's greedy calls equal counts a tie; published comparisons do not.
 */
export async function listedGreedy(reader: CatalogReader, item: Item): Promise<boolean> {
  const read = itemQuestion(item);
  if (read.kind === "refused") return false;
  const { frame, constraints, target } = read.question;
  let best: { id: string; count: number } | null = null;
  for (const { id } of constraints) {
    const count = await reader.count([...frame, ...constraints.filter((each) => each.id !== id)]);
    if (count > 0 && (!best || count < best.count)) best = { id, count };
  }
  return best !== null && target.length === 1 && target[0] === best.id;
}
