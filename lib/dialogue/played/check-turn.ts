import type { Constraint } from "@/lib/constraints/constraint";
import type { SlotName } from "@/lib/constraints/slot-name";
import { valuesOf } from "@/lib/constraints/values-of";
import type { Expectation } from "./expectation";
import type { TurnView } from "./turn-view";

/** Names by which cars are told apart in a reply. */
export interface NamedCar {
  make: string;
  model: string;
}

/** Whether a turn is as it should be. `before` is the turn before it, if there was one. */
export function holds(
  expected: Expectation,
  now: TurnView,
  before: TurnView | undefined,
  names: readonly NamedCar[],
): boolean {
  if ("wish" in expected) return wishHolds(expected, now);
  if ("heavier" in expected) {
    const [heavy, light] = expected.heavier.map((slot) => heaviest(now, slot));
    return (light ?? -1) >= 0 && (heavy ?? -1) > (light ?? -1);
  }
  if ("level" in expected)
    return bySlot(now, expected.level).some(({ level, locked }) => expected.in.includes(locked ? "must" : level));
  if ("same" in expected) return expected.same.every((slot) => before && told(now, slot) === told(before, slot));
  if ("noNewWish" in expected) return slotsOf(now) === slotsOf(before);
  if ("gave" in expected) return [expected.gave].flat().every((slot) => gaveWay(now).has(slot));
  if ("notGave" in expected) return [expected.notGave].flat().every((slot) => !gaveWay(now).has(slot));
  if ("gaveNothing" in expected) return gaveWay(now).size === 0;
  if ("reply" in expected) return new RegExp(expected.reply, "i").test(now.all);
  if ("notReply" in expected) return !new RegExp(expected.notReply, "i").test(now.all);
  if ("names" in expected) return namesIn(now.prose, names) >= expected.names;
  if ("top" in expected) return now.cars.length > 0 && now.cars.slice(0, 3).every((car) => passes(car, expected.top));
  if ("total" in expected) return compared(now.total, expected.total);
  if ("noQuestion" in expected) return now.question === undefined;
  return now.question?.slot !== expected.notAsked;
}

function bySlot({ wishes }: TurnView, slot: SlotName) {
  return wishes.filter((each) => each.slot === slot);
}

function heaviest(view: TurnView, slot: SlotName): number {
  return Math.max(-1, ...bySlot(view, slot).map(({ locked, weight }) => (locked ? 2 : 0) + weight));
}

function told(view: TurnView, slot: SlotName): string {
  return JSON.stringify(
    bySlot(view, slot).map(({ op, value, locked, weight }) => [op, value, locked, Math.round(weight * 100)]),
  );
}

function slotsOf(view: TurnView | undefined): string {
  return [...new Set(view?.wishes.map(({ slot }) => slot))].sort().join();
}

function gaveWay({ wishes }: TurnView): ReadonlySet<SlotName> {
  return new Set(wishes.flatMap(({ gaveWay: gave, slot }) => (gave ? [slot] : [])));
}

function wishHolds(expected: Extract<Expectation, { wish: SlotName }>, now: TurnView): boolean {
  const standing = bySlot(now, expected.wish);
  const isMet = standing.some((wish) => meets(wish, expected));
  if (!expected.absent) return isMet;
  return expected.value === undefined && expected.op === undefined ? standing.length === 0 : !isMet;
}

const sameSense: readonly (readonly string[])[] = [
  ["==", "in"],
  ["!=", "not in"],
  ["<=", "<"],
  [">=", ">"],
];

function meets(
  wish: Constraint,
  { op, value, tol, some, wish: slot }: Extract<Expectation, { wish: SlotName }>,
): boolean {
  if (op && op !== wish.op && !sameSense.some((sense) => sense.includes(op) && sense.includes(wish.op))) return false;
  if (value === undefined) return true;
  if (typeof value === "number") {
    const allowed = tol ?? (["year", "doors", "cylinders"].includes(slot) ? 0 : 0.01);
    return Math.abs(Number(wish.value) - value) <= allowed * Math.abs(value);
  }
  const own = valuesOf(wish.value).map((each) => String(each).toLowerCase());
  const asked = [value].flat().map((each) => String(each).toLowerCase());
  const hits = asked.filter((each) => own.includes(each)).length;
  if (some) return hits >= asked.length / 2;
  const isExclusion = op === "!=" || op === "not in";
  return hits === asked.length && (isExclusion || hits >= own.length / (Array.isArray(value) ? 2 : 1));
}

function passes(car: TurnView["cars"][number], test: { slot: SlotName; op: string; value: unknown }): boolean {
  const own: unknown = Object.entries(car).find(([key]) => key === test.slot)?.[1];
  if (typeof own === "number" && typeof test.value === "number")
    return test.op === "<=" ? own <= test.value : test.op === ">=" ? own >= test.value : own === test.value;
  const said = String(own ?? car.name).toLowerCase();
  const isAny = [test.value].flat().some((each) => said.includes(String(each).toLowerCase()));
  return test.op === "!=" || test.op === "not in" ? !isAny : isAny;
}

function compared(total: number, expected: string): boolean {
  const [, sign = "==", digits = "0"] = /^(>=|<=|==|>|<)(\d+)$/.exec(expected) ?? [];
  const bound = Number(digits);
  const tests = {
    ">=": total >= bound,
    "<=": total <= bound,
    ">": total > bound,
    "<": total < bound,
    "==": total === bound,
  };
  return tests[sign as keyof typeof tests];
}

/** Models whose name is an everyday word, or short, count only behind their make. */
const everyday =
  /^(.{1,3}|fit|focus|edge|escape|soul|pilot|compass|mirage|leaf|spark|passport|venue|encore|ranger|transit|quest|ghost|dart|journey|charger|terrain|canyon|accent|kicks|cross|crown|rogue|clarity|insight|legacy|ascent|sport|city|discovery|dawn|flex|wave|express|phantom|liberty|patriot|continental|air)$/i;

function namesIn(prose: string, names: readonly NamedCar[]): number {
  const said = names.filter(({ make, model }) => prose.includes(everyday.test(model) ? `${make} ${model}` : model));
  return new Set(said.map(({ make, model }) => `${make} ${model}`)).size;
}
