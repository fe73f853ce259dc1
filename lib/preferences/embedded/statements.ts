import type { Predicate } from "@/lib/constraints/constraint";
import type { Operator } from "@/lib/constraints/operator";
import type { SlotName } from "@/lib/constraints/slot-name";
import type { Anchor } from "./attach-cues";
import type { Clause } from "./clauses";
import type { Feature } from "./features";
import type { Found, Mention } from "./mentions";
import { PhraseTable } from "./phrase-table";
import { findStances, type Stance } from "./polarity";
import type { Quantity } from "./quantities";
import type { Token } from "./tokenize";
import type { Topic } from "./topics";

/** A value with its stance: one thing the message says about one slot. */
export interface Statement {
  slot: SlotName;
  stance: Stance;
  clause: number;
  start: number;
  end: number;
  values: readonly (string | number)[];
  /** Set for bounded numbers. */
  op?: Operator;
  definite: boolean;
  quantity?: Quantity;
  nearly?: string;
}

/** All values and numbers with their stances, in order of mention. */
export function statementsOf(
  context: { tokens: readonly Token[]; clauses: readonly Clause[]; taken: readonly boolean[]; asked?: SlotName },
  { mentions, missing }: Pick<Found, "mentions" | "missing">,
  quantities: readonly Quantity[],
): Statement[] {
  const items: (Omit<Statement, "stance" | "clause"> & { slot: SlotName })[] = [
    ...mentions,
    // Names the catalog lacks take their place in lists ("not a Ram or a Ford"), with nothing to test.
    ...missing.map(({ start, end }) => ({ slot: "make" as const, values: [], start, end, definite: false })),
    ...quantities.flatMap((quantity) =>
      quantity.tests.map(({ slot, op, value }) => ({
        slot,
        op,
        values: [value],
        start: quantity.start,
        end: quantity.end,
        core: quantity.core,
        definite: false,
        quantity,
      })),
    ),
  ].sort((a, b) => a.start - b.start);
  const stances = findStances(context, items as Mention[]);
  const statements = items.map((item, index) => ({
    ...item,
    stance: stances[index] ?? "wished",
    clause: context.clauses.findIndex((clause) => item.start >= clause.start && item.start < clause.end),
  }));
  return statements.map((each, index) =>
    isAccepted(context.tokens, each, statements.slice(0, index)) ? { ...each, stance: "conceded" } : each,
  );
}

const accepting = new PhraseTable<true>()
  .add(
    "(is|are|would be|is also|would also be|works|will be) [perfectly|totally|also|just|still] (fine|ok|okay|acceptable|alright|good) [too|also|as well]",
    true,
  )
  .add("(is|would be) [also] (acceptable|doable|tolerable)", true)
  .add("(works|would work|will do|would do) [too|also|as well]", true);

/** "A manual, but automatic is fine too": a second value that would also do. */
function isAccepted(tokens: readonly Token[], statement: Statement, earlier: readonly Statement[]): boolean {
  const before = earlier.findLast((each) => each.slot === statement.slot && each.stance === "wished");
  if (statement.stance !== "wished" || statement.op !== undefined || !before || before.clause === statement.clause)
    return false;
  return accepting.at(tokens, statement.end) !== undefined;
}

export function statementOfChoice({
  predicate,
  start,
  end,
}: {
  predicate: Predicate;
  start: number;
  end: number;
}): Statement {
  const { slot, op, value } = predicate;
  const stance = op === "!=" || op === "not in" ? "excluded" : "wished";
  return {
    slot,
    stance,
    clause: 0,
    start,
    end,
    values: [value].flat(),
    definite: false,
    ...(op === ">=" || op === "<=" ? { op } : {}),
  };
}

/** "The Toyota sedan" in an answer about price only repeats what the search is about. */
export function spokenOf(statements: readonly Statement[], asked: SlotName | undefined): Statement[] {
  return statements.filter((each) => !(each.definite && asked !== undefined && each.slot !== asked));
}

export function anchorsOf(
  statements: readonly Statement[],
  topics: readonly Topic[],
  features: readonly Feature[],
): Anchor[] {
  const wishes = new Map<number, Anchor>();
  for (const { slot, start, end, stance, definite } of statements) {
    const known = wishes.get(start);
    if (known) known.slots = [...known.slots, slot];
    else wishes.set(start, { slots: [slot], start, end, kind: "wish", aside: stance === "conceded" || definite });
  }
  const others: Anchor[] = [
    ...topics.map(({ slots, start, end }) => ({ slots, start, end, kind: "topic" as const })),
    ...features.map(({ start, end }) => ({ slots: [] as SlotName[], start, end, kind: "feature" as const })),
  ];
  return [...wishes.values(), ...others].sort((a, b) => a.start - b.start);
}
