import { allMethods } from "./all-methods";
import type { Method, MethodSetting } from "./choice";

type Known = (typeof allMethods)[number];
export type MethodName = Known["name"];
export type ComparedMethod<M extends Method = Known> = Extract<M, { lane: object }>;
export type RecommendingMethod<M extends Method = Known> = Exclude<M, { role: "control" }>;
export type Offered<M extends Method = Known> = Extract<M, { role: "shop" }>;

export type SettingName<M extends Method = Known> = M extends Method ? keyof M["settings"] & string : never;

export function settingsOfMethods<M extends Method>(methods: readonly M[]): Record<SettingName<M>, MethodSetting> {
  return Object.assign({}, ...methods.map(({ settings }) => settings));
}

export function namesOf<M extends Method>(methods: readonly M[]): M["name"][] {
  return methods.map(({ name }) => name);
}

export function comparedOf<M extends Method>(methods: readonly M[]): ComparedMethod<M>[] {
  const shown = methods.filter((each): each is ComparedMethod<M> => each.lane !== null);
  return shown.sort((a, b) => (a.lane?.place ?? 0) - (b.lane?.place ?? 0));
}

export function judgedOf<M extends Method>(methods: readonly M[]): RecommendingMethod<M>[] {
  return methods.filter((each): each is RecommendingMethod<M> => each.role !== "control");
}

export function offeredOf<M extends Method>(methods: readonly M[]): Offered<M>[] {
  return methods.filter((each): each is Offered<M> => each.role === "shop");
}

const byName: ReadonlyMap<string, Known> = new Map(allMethods.map((each) => [each.name, each]));

export function findMethod(name: string): Method | null {
  return byName.get(name) ?? null;
}

export function methodNamed(name: string): Method {
  const method = findMethod(name);
  if (!method) throw new RangeError(`there is no method "${name}"`);
  return method;
}

export const relaxationMethods: readonly MethodName[] = namesOf(allMethods);
export const comparedMethods: readonly ComparedMethod[] = comparedOf(allMethods);
export const judgedMethods: readonly RecommendingMethod[] = judgedOf(allMethods);
export const offeredMethods: readonly Offered[] = offeredOf(allMethods);
