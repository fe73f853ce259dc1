import type { Constraint } from "@/lib/constraints/constraint";
import type { Scenario } from "@/lib/study/configuration/scenario";
import type { Decision } from "./decision";

/**
 * Whether what gave way weighs least by the persona's own weights; `null` for an own search, without a decision of the
 * arm's, or when the persona has no weight for a wish that was stated.
 */
export function agreesWithPersona(
  scenario: Scenario,
  wishes: readonly Constraint[],
  { chosen, candidates }: Decision,
): boolean | null {
  if (scenario.kind !== "persona" || candidates.length === 0) return null;
  const weights = new Map<string, number>();
  for (const { id, slot, op } of wishes) {
    const own = scenario.wishes.filter(({ predicate }) => predicate.slot === slot);
    const held = own.find(({ predicate }) => predicate.op === op) ?? own[0];
    if (!held) return null;
    weights.set(id, held.weight);
  }
  const cost = (ids: readonly string[]) => ids.reduce((sum, id) => sum + (weights.get(id) ?? 0), 0);
  const least = Math.min(...candidates.map(({ members }) => cost(members)));
  return chosen.length > 0 && cost(chosen) <= least + 1e-9;
}
