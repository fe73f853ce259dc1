import type { CatalogProduct } from "@/lib/catalog/catalog-reader";
import { describeConstraint, levelOf } from "@/lib/constraints";
import type { Configuration } from "@/lib/study/configuration/configuration";
import type { Scenario } from "@/lib/study/configuration/scenario";
import { drawState, type PreferenceState } from "@/lib/trade-offs/compare/preference-states";
import { lab } from "@/messages/lab";
import { advises, type DryScenario, dryRun } from "./dry-run";
import { reach } from "./launch-findings";
import type { DryTools } from "./play-dry";
import { worded } from "./voices";

export type DesignedScenario = { scenario: Scenario; card: DryScenario; ways: number };

/** Finds cards that the real reader and dialogue tell the arms apart with, most distinct first. The text is a draft. */
export async function designScenarios(
  configuration: Configuration,
  tools: DryTools,
  products: readonly CatalogProduct[],
  { count, draws, random }: { count: number; draws: number; random: () => number },
): Promise<DesignedScenario[]> {
  const found: DesignedScenario[] = [];
  const conditions = configuration.conditions.filter(advises);
  for (let draw = 0; draw < draws && found.length < count * 3; draw++) {
    const state = drawState(products, `designed-${draw + 1}`, { wishes: [4, 5] }, random);
    if (!state) break;
    const scenario = draftScenario(state);
    const { scenarios, differ } = await dryRun({ ...configuration, conditions, scenarios: [scenario] }, tools, {
      spoken: ["card", "terse"],
    });
    const [card] = scenarios;
    if (!card || differ < 1 || card.cells.some(({ decides, trials }) => decides < trials)) continue;
    if (card.most !== null && card.most < reach.floor) continue;
    const ways = new Set(card.cells.map(({ ways: [first] }) => first?.gave.map(({ id }) => id).join(" "))).size;
    found.push({ scenario, card, ways });
  }
  return found.sort((a, b) => b.ways - a.ways).slice(0, count);
}

function draftScenario({ id, slice, constraints }: PreferenceState): Scenario {
  const fixed = slice.map(describeConstraint).join(", ");
  const said = constraints.map((wish) => worded[levelOf(wish.weight)](describeConstraint(wish)));
  return {
    ...{ kind: "persona", id, title: `Looking for: ${fixed}` },
    text: [lab.dryRun.persona({ wishes: fixed }), ...said],
    frame: slice,
    wishes: constraints.map(({ slot, op, value, weight }) => ({ predicate: { slot, op, value }, weight })),
  };
}
