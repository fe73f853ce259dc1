import type { Car } from "@/lib/catalog/car";
import { matches } from "@/lib/catalog/matches";
import type { Constraint } from "@/lib/constraints/constraint";
import { rankedImportance } from "./agreement";
import type { Decision } from "./decision";

/**
 * How good the choice was by the participant's own ranking: the importance of the wishes that the car taken meets, as a
 * share of the most importance any car of the catalog meets. 1 when no car would have met more. Wishes and ranking are
 * those stated before any result; the most that can be met follows from the sets the first decision found. `null` without
 * a ranking of at least two wishes, or when no wish can be met.
 */
export function decisionQuality(
  wishes: readonly Constraint[],
  ranking: readonly string[],
  { taken, decision }: { taken: Car; decision: Decision | null },
): number | null {
  if (ranking.length < 2) return null;
  const lost = wishes.filter((wish) => !matches(taken, wish)).map(({ id }) => id);
  const sets = (decision?.candidates ?? []).filter(({ members }) => members.every((id) => ranking.includes(id)));
  if (decision && sets.length === 0) return null;
  const least = decision ? Math.min(...sets.map(({ members }) => rankedImportance(ranking, members))) : 0;
  return least < 1 ? Math.min(1, (1 - rankedImportance(ranking, lost)) / (1 - least)) : null;
}
