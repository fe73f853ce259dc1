import { type Constraint, levelOf } from "@/lib/constraints";
import { toPredicate } from "@/lib/dialogue/state/effective-wishes";
import type { TurnInput } from "@/lib/dialogue/turn-context";
import { type AppliedAct, standingTranscript } from "./history";
import { spokenIn } from "./turn-after";

/** No wish becomes weightless or certain. */
const [least, most] = [0.05, 0.95] as const;

/** Lets the model weigh by the method's own procedure where words changed a search that finds nothing. A tap asks nothing. */
export async function weighedByAgents(input: TurnInput, applied: AppliedAct): Promise<AppliedAct> {
  const { act, agents, catalog } = input;
  if (!agents) return applied;
  const state = { ...applied.state, handWeighed: handWeighed(input, applied) };
  const noted = { ...applied, state };
  const { constraints } = state.wishes;
  const soft = constraints.filter(({ locked }) => !locked);
  if (act.kind !== "words" || applied.changes.length === 0 || soft.length < 2) return noted;
  if ((await catalog.count(constraints.map(toPredicate))) > 0) return noted;
  const conversation = [...standingTranscript(state), ...spokenIn(act, input.state.turn)];
  const weights = await agents.weigh(soft, { conversation, spent: state });
  if (!weights) return noted;
  const ordered = state.orderings.flatMap((each) => [...each.lighter, ...each.heavier]);
  const fixed = new Set([...state.handWeighed, ...ordered]);
  const own = soft.map((wish, index) => ({ wish, share: weights[index] ?? 0 }));
  // The wishes keep the weight they have together, so weights read later compare with these.
  const scale = sum(soft.map(({ weight }) => weight)) / (sum(own.map(({ share }) => share)) || 1);
  const weighed = new Map(
    own.flatMap(({ wish, share }) => (fixed.has(wish.id) ? [] : [[wish.id, withWeight(wish, share * scale)] as const])),
  );
  const wishes = { ...state.wishes, constraints: constraints.map((each) => weighed.get(each.id) ?? each) };
  return { ...noted, state: { ...state, wishes, weighedBy: "model" } };
}

/** Weights that the shopper set by a tap or by keeping a product, which no model changes. */
function handWeighed({ act, state }: TurnInput, { changes, did }: AppliedAct): string[] {
  const isOwn = act.kind !== "words" || did === "redirect";
  const set = changes.flatMap(({ before, after }) =>
    isOwn && before && after && before.weight !== after.weight ? [after.id] : [],
  );
  return [...new Set([...(state.handWeighed ?? []), ...set])];
}

function withWeight({ interval: _own, ...wish }: Constraint, share: number): Constraint {
  const weight = Math.min(most, Math.max(least, share));
  return { ...wish, weight, level: levelOf(weight) };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, each) => total + each, 0);
}
