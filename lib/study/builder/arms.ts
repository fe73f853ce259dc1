import { entriesAt, freeId, idsAt, type StudyDraft, same, type TextEdit, valueAt } from "./source";

export type DesignKind = "between" | "within" | "mixed";

export interface ArmColumn {
  field: string;
  /** `undeclared` differs without being a factor. `idle` is a factor that is the same in all. */
  state: "differs" | "same" | "undeclared" | "idle";
  /** Arms that differ from the first. */
  odd: number[];
}

function factorsOf(draft: StudyDraft): string[] {
  const varied = valueAt(draft, ["varied"]);
  return Array.isArray(varied) ? varied.map(String) : [];
}

export function armColumns(draft: StudyDraft, fields: readonly string[]): ArmColumn[] {
  const arms = entriesAt(draft, ["conditions"]);
  const factors = factorsOf(draft);
  return fields.map((field) => {
    const odd = arms.flatMap((arm, index) => (same(arm[field], arms[0]?.[field]) ? [] : [index]));
    const states = factors.includes(field) ? (["idle", "differs"] as const) : (["same", "undeclared"] as const);
    return { field, odd, state: states[odd.length > 0 ? 1 : 0] };
  });
}

export function makeFactor(draft: StudyDraft, field: string): TextEdit[] {
  const factors = factorsOf(draft);
  return factors.includes(field) ? [] : [{ path: ["varied"], value: [...factors, field] }];
}

export function makeSame(draft: StudyDraft, field: string, value?: unknown): TextEdit[] {
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
export function regroup(draft: StudyDraft, arms: readonly string[], kind = valueAt(draft, ["design", "kind"])) {
  const groups = groupsFor(arms, kind);
  const trials = valueAt(draft, ["trials", "perParticipant"]);
  const step = groups.map(({ conditions }) => conditions.length).reduce(leastCommonMultiple, 1);
  const fit = step * Math.max(1, Math.round((typeof trials === "number" ? trials : step) / step));
  return [
    { path: ["design", "kind"], value: kind },
    { path: ["design", "groups"], value: groups },
    { path: ["trials", "perParticipant"], value: fit },
  ];
}

function groupsFor(arms: readonly string[], kind: unknown): { id: string; conditions: string[] }[] {
  if (kind === "between") return arms.map((id) => ({ id, conditions: [id] }));
  if (kind !== "mixed") return [{ id: "everyone", conditions: [...arms] }];
  const half = Math.ceil(arms.length / 2);
  return [arms.slice(0, half), arms.slice(half)].map((conditions, index) => ({ id: `group-${index + 1}`, conditions }));
}

function leastCommonMultiple(one: number, other: number): number {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  return (one * other) / divisor(one, other);
}

/** As the last one, under a name of its own. */
export function addArm(draft: StudyDraft): TextEdit[] {
  const arms = entriesAt(draft, ["conditions"]);
  const ids = idsAt(draft, ["conditions"]);
  const id = freeId(`arm-${arms.length + 1}`, ids);
  return [{ path: ["conditions", arms.length], value: { ...arms.at(-1), id } }, ...regroup(draft, [...ids, id])];
}

export function removeArm(draft: StudyDraft, index: number): TextEdit[] {
  const ids = idsAt(draft, ["conditions"]);
  const left = ids.toSpliced(index, 1);
  const removed = { path: ["conditions", index], value: undefined };
  return [removed, ...regroup(draft, left), ...practiceIn(draft, ids[index], left[0])];
}

export function renameArm(draft: StudyDraft, index: number, id: string): TextEdit[] {
  const before = idsAt(draft, ["conditions"])[index];
  const groups = entriesAt(draft, ["design", "groups"]).map(({ conditions, ...group }) => ({
    ...{ ...group, conditions: [conditions ?? []].flat().map((arm) => (arm === before ? id : arm)) },
  }));
  const named = { path: ["conditions", index, "id"], value: id };
  return [named, { path: ["design", "groups"], value: groups }, ...practiceIn(draft, before, id)];
}

function practiceIn(draft: StudyDraft, before: string | undefined, value: string | undefined): TextEdit[] {
  const path = ["trials", "practice", "condition"];
  return value !== undefined && valueAt(draft, path) === before ? [{ path, value }] : [];
}
