/** What can be asked of one slot of an item; `any` passes where one of several tests does. */
export type TestOperator = PlainOperator | "any";
type PlainOperator = "==" | "!=" | "in" | "not in" | ">=" | "<=";
type PlainValue = string | number | (string | number)[];

/** One of the tests that a test with alternatives is met by. */
export interface AlternativeTest<Slot extends string = string> {
  slot: Slot;
  op: PlainOperator;
  value: PlainValue;
}

/** A value or a list of them; for `any` its alternatives. */
export type TestValue<Slot extends string = string> = PlainValue | AlternativeTest<Slot>[];

/**
 * A test, without any importance. A slot that holds numbers is tested with numbers, others with words. With
 * alternatives, its slot is that of the first one.
 */
export interface Test<Slot extends string = string> {
  slot: Slot;
  op: TestOperator;
  value: TestValue<Slot>;
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
  to?: { op: TestOperator; value: TestValue<W["slot"]> } | undefined;
}

/** Lowest and highest number of some slots. */
export type Ranges = Readonly<Partial<Record<string, { min: number; max: number }>>>;

/** Whether an operator bounds a number. */
export function boundsNumber(op: TestOperator): op is ">=" | "<=" {
  return op === ">=" || op === "<=";
}

/** Whether an operator excludes. */
export function excludesValues(op: TestOperator): op is "!=" | "not in" {
  return op === "!=" || op === "not in";
}

/** The tests of which one is enough to pass a test with alternatives; none for any other test. */
export function alternativeTests<Slot extends string>({ value }: Test<Slot>): AlternativeTest<Slot>[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === "object") : [];
}
