/** A test of one slot; `any` passes where one of several tests does. */
export type TestOperator = PlainOperator | "any";
type PlainOperator = "==" | "!=" | "in" | "not in" | ">=" | "<=";
type PlainValue = string | number | (string | number)[];

export interface AlternativeTest<Slot extends string = string> {
  slot: Slot;
  op: PlainOperator;
  value: PlainValue;
}

/** A value or a list of them; for `any` its alternatives. */
export type TestValue<Slot extends string = string> = PlainValue | AlternativeTest<Slot>[];

/** A test without importance. With alternatives, its slot is the first one's. */
export interface Test<Slot extends string = string> {
  slot: Slot;
  op: TestOperator;
  value: TestValue<Slot>;
}

/** A test with its importance. */
export interface Wish<Slot extends string = string> extends Test<Slot> {
  id: string;
  weight: number;
  /** Lowest and highest weight the words allow, where they leave it open. */
  interval?: [number, number] | undefined;
}

export interface Change<W extends Wish = Wish> {
  constraint: W;
  action: "dropped" | "loosened" | "replaced";
  to?: { op: TestOperator; value: TestValue<W["slot"]> } | undefined;
}

export type Ranges = Readonly<Partial<Record<string, { min: number; max: number }>>>;

export function boundsNumber(op: TestOperator): op is ">=" | "<=" {
  return op === ">=" || op === "<=";
}

export function excludesValues(op: TestOperator): op is "!=" | "not in" {
  return op === "!=" || op === "not in";
}

/** The tests of which one is enough; none for a plain test. */
export function alternativeTests<Slot extends string>({ value }: Test<Slot>): AlternativeTest<Slot>[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === "object") : [];
}
