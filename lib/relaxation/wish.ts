/** What can be asked of one slot of an item. */
export type Operator = "==" | "!=" | "in" | "not in" | ">=" | "<=";
export type TestValue = string | number | (string | number)[];

/** A test on one slot, without any importance. A slot that holds numbers is tested with numbers, others with words. */
export interface Test<Slot extends string = string> {
  slot: Slot;
  op: Operator;
  value: TestValue;
}

/** A test that matters to somebody, more or less. */
export interface Wish<Slot extends string = string> extends Test<Slot> {
  id: string;
  weight: number;
  /** Lowest and highest weight the words allow, where they leave it open. */
  interval?: [number, number] | undefined;
}

/** What happens to a wish that gives way. */
export interface Change<W extends Wish = Wish> {
  constraint: W;
  action: "dropped" | "loosened" | "replaced";
  /** The new test of a loosened or replaced wish. */
  to?: { op: Operator; value: TestValue } | undefined;
}

/** Lowest and highest number of some slots. */
export type Ranges = Readonly<Partial<Record<string, { min: number; max: number }>>>;

/** Whether an operator bounds a number. */
export function isBound(op: Operator): op is ">=" | "<=" {
  return op === ">=" || op === "<=";
}

/** Whether an operator excludes. */
export function isExclusion(op: Operator): op is "!=" | "not in" {
  return op === "!=" || op === "not in";
}
