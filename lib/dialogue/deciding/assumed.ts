import {
  type Constraint,
  describeConstraint,
  type Edit,
  isBound,
  isNumericSlot,
  levelWeights,
  slotDefinitions,
  valueGroups,
} from "@/lib/constraints";
import { applyEdits } from "@/lib/constraints/apply-edits";
import { toConstraint } from "@/lib/constraints/constraint";
import { answering } from "@/lib/constraints/trade-words";
import { type ActRequest, editsOf } from "@/lib/dialogue/act-request";
import { toPredicate } from "@/lib/dialogue/state/effective-wishes";
import type { TurnInput } from "@/lib/dialogue/turn-context";
import type { Doubt } from "@/lib/reading/reading";
import { unclear } from "@/messages/unclear";

/**
 * Takes a loose need as a soft wish with the domain's usual bound: "room for the dogs" is 30 cubic feet or more. The
 * shop says so and asks for no number. A need that the cars in view have no figure for is named instead.
 */
export async function withAssumed(request: ActRequest, input: TurnInput): Promise<ActRequest> {
  const { settings, state, catalog } = input;
  const takes = request.kind === "edit" || request.kind === "aside" || request.kind === "unread";
  if (!settings.shop || !takes || request.doubts.length === 0) return request;
  const edits = [...editsOf(request)];
  const doubts: Doubt[] = [];
  for (const doubt of request.doubts) {
    const bound = boundOf(doubt);
    const like = bound ? [] : await likenessOf(doubt, edits, input);
    if (like.length > 0) {
      edits.push(...like.map((constraint) => ({ kind: "add" as const, constraint })));
      const kind = like.map(describeConstraint).join(" ");
      doubts.push({ ...doubt, kind: assumed, text: unclear.likened({ quote: doubt.quote, kind }), options: [] });
    } else if (!bound) doubts.push(doubt);
    else if (await isHeld(bound)) {
      edits.push({ kind: "add", constraint: bound });
      const text = unclear.assumed({ quote: doubt.quote, wish: wishOf(bound, doubt), more: bound.op === "<=" });
      // The other stand-ins still order the cars.
      const others = doubt.options.filter(
        ({ edits: [edit] }) => edit?.kind === "add" && edit.constraint.slot !== bound.slot,
      );
      doubts.push({ ...doubt, kind: assumed, text, options: others });
    } else {
      const name = slotDefinitions[bound.slot].label;
      doubts.push({
        ...doubt,
        kind: "no-column",
        name,
        text: unclear.noFigure({ quote: doubt.quote, name }),
        options: [],
      });
    }
  }
  return request.kind === "unread" ? { ...request, kind: "edit", edits, doubts } : { ...request, edits, doubts };

  /** No pickup's bed has a cargo figure. */
  async function isHeld({ slot }: Constraint): Promise<boolean> {
    const where = applyEdits(state.wishes, edits).wishes.constraints.map(toPredicate);
    if (!isNumericSlot(slot) || (await catalog.ranges(where, [slot]))[slot]) return true;
    return (await catalog.count(where)) === 0;
  }
}

/** "Like a RAV4": its size and body, where nothing else was said of either. */
async function likenessOf(
  { kind, slot, options }: Doubt,
  edits: readonly Edit[],
  { catalog, state }: TurnInput,
): Promise<Constraint[]> {
  const [edit] = options[0]?.edits ?? [];
  if (kind !== "similar" || slot !== "model" || edit?.kind !== "add") return [];
  const { evidence, ...model } = edit.constraint;
  const [car] = (await catalog.cars([toPredicate(model)], mostVersions)).toSorted((a, b) => b.year - a.year);
  const added = edits.flatMap((each) => (each.kind === "add" ? each.constraint : []));
  const said = [...state.wishes.constraints, ...added].map((each) => each.slot);
  if (!car) return [];
  return answering.alike.flatMap((alike) => {
    const value = car[alike];
    const values = valueGroups(alike).find((group) => group.values.includes(value))?.values ?? [value];
    const wish = { op: values.length > 1 ? "in" : "==", value: values.length > 1 ? [...values] : value } as const;
    return said.includes(alike) ? [] : [toConstraint({ slot: alike, ...wish, level: "prefer", evidence })];
  });
}

const mostVersions = 1500;
const assumed = "assumed";

export function isAssumed({ kind }: Doubt): boolean {
  return kind === assumed;
}

/** "Cargo space, 30 ft³ or more", but "6 seats or more" says its measure. */
function wishOf(bound: Constraint, { quote }: Doubt): string {
  const [wish, name] = [describeConstraint(bound), slotDefinitions[bound.slot].label];
  const unit = name.split(" ").at(-1) ?? "";
  return wish.includes(unit) || quote.includes(name) ? wish : unclear.measured({ name, wish });
}

/** The doubt's first bound on a measure that files may lack, such as cargo. Others, such as the price, are asked for. */
function boundOf({ kind, slot, options }: Doubt): Constraint | undefined {
  const [edit, ...more] = options[0]?.edits ?? [];
  if (kind !== "vague" || !slot || edit?.kind !== "add" || more.length > 0) return undefined;
  const { constraint } = edit;
  if (constraint.slot !== slot || !slotDefinitions[slot].csv.optional || !isBound(constraint.op)) return undefined;
  const { interval: _learned, ...bound } = constraint;
  return { ...bound, weight: levelWeights.flexible, level: "flexible", locked: false };
}
