import * as domain from "@/lib/constraints";
import { applyEdits } from "@/lib/constraints/apply-edits";
import { toConstraint } from "@/lib/constraints/constraint";
import { answering } from "@/lib/constraints/trade-words";
import { type ActRequest, editsOf } from "@/lib/dialogue/act-request";
import { toPredicate } from "@/lib/dialogue/state/effective-wishes";
import type { TurnInput } from "@/lib/dialogue/turn-context";
import type { Doubt } from "@/lib/reading/reading";
import { unclear } from "@/messages/unclear";
import { isOrder } from "./leanings";

/**
 * Takes a loose need as a soft wish with the domain's usual bound, if it leaves a product: "room for the dogs" is 30 cubic
 * feet or more. The shop says so and asks for no number.
 */
export async function withAssumed(request: ActRequest, input: TurnInput): Promise<ActRequest> {
  const { settings, state, catalog } = input;
  const takes = request.kind === "edit" || request.kind === "aside" || request.kind === "unread";
  if (!settings.shop || !takes || request.doubts.length === 0) return request;
  let edits = editsOf(request);
  const doubts: Doubt[] = [];
  for (const doubt of request.doubts) {
    const bounds = boundsOf(doubt);
    const wishes = bounds.length > 0 ? await firstLeft(bounds) : await likenessOf(doubt, edits, input);
    edits = withWishes(edits, wishes);
    if (bounds.length + wishes.length > 0) doubts.push(told(doubt, bounds[0], wishes));
    // Its size and body are known by now, so asking about it can't matter.
    else if (!isLikeness(doubt)) doubts.push(doubt);
  }
  return request.kind === "unread" ? { ...request, kind: "edit", edits, doubts } : { ...request, edits, doubts };

  /** The first bound that leaves a fair share. Few sedans are as tall as any SUV. */
  async function firstLeft(bounds: readonly domain.Constraint[]): Promise<domain.Constraint[]> {
    const countOf = (wishes: readonly domain.Constraint[]) =>
      catalog.count(applyEdits(state.wishes, withWishes(edits, wishes)).wishes.constraints.map(toPredicate));
    const least = bounds.length > 1 ? fairShare * (await countOf([])) : 0;
    let left: domain.Constraint[] = [];
    for (const bound of bounds) {
      const count = await countOf([bound]);
      if (count > least) return [bound];
      if (count > 0) left = [bound];
    }
    return left;
  }
}

const fairShare = 0.02;

function withWishes(edits: readonly domain.Edit[], wishes: readonly domain.Constraint[]): readonly domain.Edit[] {
  return [...edits, ...wishes.map((constraint): domain.Edit => ({ kind: "add", constraint }))];
}

function told(doubt: Doubt, usual: domain.Constraint | undefined, wishes: readonly domain.Constraint[]): Doubt {
  const { quote } = doubt;
  if (!usual) {
    const kind = wishes.map(domain.describeConstraint).join(" ");
    return { ...doubt, kind: assumed, text: unclear.likened({ quote, kind }), options: [] };
  }
  const { slot } = usual;
  const name = domain.slotDefinitions[slot].label;
  const [wish] = wishes;
  // No pickup's bed has a cargo figure.
  if (!wish) return { ...doubt, kind: assumed, name, text: unclear.unmet({ quote, name }) };
  const text = unclear.assumed({ quote, wish: measured(wish, quote) });
  return { ...doubt, kind: assumed, text };
}

/** "Like a RAV4": its size and body, where nothing else was said of either. */
async function likenessOf(doubt: Doubt, edits: readonly domain.Edit[], met: TurnInput) {
  const [edit] = doubt.options[0]?.edits ?? [];
  if (!isLikeness(doubt) || edit?.kind !== "add") return [];
  const { evidence, ...model } = edit.constraint;
  const [newest] = (await met.catalog.products([toPredicate(model)], mostVersions)).toSorted((a, b) => b.year - a.year);
  const said = applyEdits(met.state.wishes, edits).wishes.constraints.map((each) => each.slot);
  return answering.alike.flatMap((alike) => {
    const value = newest?.[alike];
    if (!value || said.includes(alike)) return [];
    const values = domain.valueGroups(alike).find((group) => group.values.includes(value))?.values ?? [];
    const wish = domain.testOfAll("in", values) ?? { op: "==" as const, value };
    return [toConstraint({ slot: alike, ...wish, level: "prefer", evidence })];
  });
}

const isLikeness = ({ kind, slot }: Doubt) => kind === "similar" && slot === "model";

const mostVersions = 1500;
const assumed = "assumed";

export function isAssumed({ kind }: Doubt): boolean {
  return kind === assumed;
}

/** "Cargo space, 30 ft³ or more", but "6 seats or more" says its measure. */
function measured(bound: domain.Constraint, quote: string): string {
  const [wish, name] = [domain.describeConstraint(bound), domain.slotDefinitions[bound.slot].label];
  const unit = name.split(" ").at(-1) ?? "";
  return wish.includes(unit) || quote.includes(name) ? wish : unclear.measured({ name, wish });
}

/** "Cheap" and "newer" are relative to what is on the list. */
const asked: readonly domain.SlotName[] = [domain.likeness.price, domain.likeness.orders.year];

const soft = { weight: domain.levelWeights.flexible, level: "flexible", locked: false } as const;

/** The usual bound of a loose measure, then looser ones. "The fastest" orders. */
function boundsOf(doubt: Doubt): domain.Constraint[] {
  if (doubt.kind !== "vague" || asked.some((slot) => slot === doubt.slot) || isOrder(doubt)) return [];
  const found = doubt.options.flatMap(({ edits: [edit, ...more] }) => {
    const isBare = edit?.kind === "add" && more.length === 0 && edit.constraint.slot === doubt.slot;
    return isBare && domain.isBound(edit.constraint.op) ? [edit.constraint] : [];
  });
  const [usual] = found;
  const isLooser = ({ op, value }: domain.Constraint) => (op === ">=") === Number(value) < Number(usual?.value);
  return found
    .filter((each) => each === usual || isLooser(each))
    .map(({ interval: _, ...bound }) => ({ ...bound, ...soft }));
}
