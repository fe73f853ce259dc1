/** `any` passes if one test does. */
export type TestOperator = PlainOperator | "any";
type PlainOperator = "==" | "!=" | "in" | "not in" | ">=" | "<=";
type PlainValue = string | number | (string | number)[];

export interface AlternativeTest<Slot extends string = string> {
  slot: Slot;
  op: PlainOperator;
  value: PlainValue;
}

/** For `any`, its alternatives. */
export type TestValue<Slot extends string = string> = PlainValue | AlternativeTest<Slot>[];

/** With alternatives, the slot is the first one's. */
export interface Test<Slot extends string = string> {
  slot: Slot;
  op: TestOperator;
  value: TestValue<Slot>;
}

export interface Wish<Slot extends string = string> extends Test<Slot> {
  id: string;
  weight: number;
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

export function alternativeTests<Slot extends string>({ value }: Test<Slot>): AlternativeTest<Slot>[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === "object") : [];
}
