import { type Draft, entriesAt, freeId, idsAt, same, valueAt } from "./draft";
import type { Edit, Path } from "./source";

/** `undeclared` differs without being a factor. `idle` is a factor that is the same in all. */
export type ColumnState = "differs" | "same" | "undeclared" | "idle";

export interface Column {
  field: string;
  state: ColumnState;
  /** Arms that differ from the first. */
  odd: number[];
}

export const designKinds = ["between", "within", "mixed"] as const;
export type DesignKind = (typeof designKinds)[number];

function factorsOf(draft: Draft): string[] {
  const varied = valueAt(draft, ["varied"]);
  return Array.isArray(varied) ? varied.map(String) : [];
}

export function armColumns(draft: Draft, fields: readonly string[]): Column[] {
  const arms = entriesAt(draft, ["conditions"]);
  const factors = factorsOf(draft);
  return fields.map((field) => {
    const odd = arms.flatMap((arm, index) => (same(arm[field], arms[0]?.[field]) ? [] : [index]));
    const states = factors.includes(field) ? (["idle", "differs"] as const) : (["same", "undeclared"] as const);
    return { field, odd, state: states[odd.length > 0 ? 1 : 0] };
  });
}

export function makeFactor(draft: Draft, field: string): Edit[] {
  const factors = factorsOf(draft);
  return factors.includes(field) ? [] : [{ path: ["varied"], value: [...factors, field] }];
}

export function makeSame(draft: Draft, field: string, value?: unknown): Edit[] {
  const arms = entriesAt(draft, ["conditions"]);
  const factors = factorsOf(draft);
  const shared = value ?? arms[0]?.[field];
  return [
    ...arms.flatMap((arm, index) =>
      same(arm[field], shared) ? [] : [{ path: ["conditions", index, field], value: shared }],
    ),
    ...(factors.includes(field) ? [{ path: ["varied"], value: factors.filter((each) => each !== field) }] : []),
  ];
}

/** Groups and tasks that fit the arms and the kind of design. */
export function regroup(draft: Draft, arms: readonly string[], kind = valueAt(draft, ["design", "kind"])): Edit[] {
  const groups = groupsFor(draft, arms, kind);
  const trials = valueAt(draft, ["trials", "perParticipant"]);
  const step = groups.map(({ conditions }) => conditions.length).reduce(leastCommonMultiple, 1);
  // Between people one task of each is not too few to keep.
  const fit = step * Math.max(1, Math.round((typeof trials === "number" ? trials : step) / step));
  return [
    { path: ["design", "kind"], value: kind },
    { path: ["design", "groups"], value: groups },
    { path: ["trials", "perParticipant"], value: fit },
  ];
}

function groupsFor(draft: Draft, arms: readonly string[], kind: unknown): { id: string; conditions: string[] }[] {
  if (kind === "between") return arms.map((id) => ({ id, conditions: [id] }));
  if (kind !== "mixed") return [{ id: "everyone", conditions: [...arms] }];
  const before = entriesAt(draft, ["design", "groups"]).map(({ id, conditions }) => ({
    id: String(id),
    conditions: (Array.isArray(conditions) ? conditions : []).map(String).filter((arm) => arms.includes(arm)),
  }));
  const placed = new Set(before.flatMap(({ conditions }) => conditions));
  const [first, ...others] = before.filter(({ conditions }) => conditions.length > 0);
  if (first && others.length > 0 && [first, ...others].some(({ conditions }) => conditions.length > 1))
    return [{ ...first, conditions: [...first.conditions, ...arms.filter((arm) => !placed.has(arm))] }, ...others];
  const half = Math.ceil(arms.length / 2);
  return [
    { id: "first", conditions: arms.slice(0, half) },
    { id: "second", conditions: arms.slice(half) },
  ];
}

function leastCommonMultiple(one: number, other: number): number {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  return (one * other) / divisor(one, other);
}

/** As the last one, under a name of its own. */
export function addArm(draft: Draft): Edit[] {
  const arms = entriesAt(draft, ["conditions"]);
  const ids = idsAt(draft, ["conditions"]);
  const id = freeId(`arm-${arms.length + 1}`, ids);
  return [{ path: ["conditions", arms.length], value: { ...arms.at(-1), id } }, ...regroup(draft, [...ids, id])];
}

export function removeArm(draft: Draft, index: number): Edit[] {
  const ids = idsAt(draft, ["conditions"]);
  const left = ids.toSpliced(index, 1);
  return [
    { path: ["conditions", index], value: undefined },
    ...regroup(draft, left),
    ...practiceIn(draft, ids[index], left[0]),
  ];
}

export function renameArm(draft: Draft, index: number, id: string): Edit[] {
  const before = idsAt(draft, ["conditions"])[index];
  const named = entriesAt(draft, ["design", "groups"]).flatMap(({ conditions }, group) =>
    (Array.isArray(conditions) ? conditions : []).flatMap((arm, place) =>
      arm === before ? [{ path: ["design", "groups", group, "conditions", place] as Path, value: id }] : [],
    ),
  );
  return [{ path: ["conditions", index, "id"], value: id }, ...named, ...practiceIn(draft, before, id)];
}

function practiceIn(draft: Draft, before: string | undefined, after: string | undefined): Edit[] {
  const path = ["trials", "practice", "condition"];
  return after !== undefined && valueAt(draft, path) === before ? [{ path, value: after }] : [];
}
