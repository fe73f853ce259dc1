import type { Operator } from "@/lib/constraints/operator";
import type { SlotName } from "@/lib/constraints/slot-name";
import type { Statement } from "@/lib/reading/stance/statement";

/** Indexes a message's statements by slot, to avoid backward searches. */
export class SaidBefore {
  private readonly wishedWith = new Map<string, Statement>();
  private readonly wished = new Map<SlotName, Statement>();
  private readonly otherClause = new Map<SlotName, Statement>();

  add(statement: Statement): void {
    const { slot, op, stance } = statement;
    if (stance !== "wished") return;
    this.wishedWith.set(keyOf(slot, op), statement);
    const last = this.wished.get(slot);
    if (last && last.clause !== statement.clause) this.otherClause.set(slot, last);
    this.wished.set(slot, statement);
  }

  lastOfTest({ slot, op }: Statement): Statement | undefined {
    return this.wishedWith.get(keyOf(slot, op));
  }

  lastOfOtherClause({ slot, clause }: Statement): Statement | undefined {
    const last = this.wished.get(slot);
    return last && last.clause !== clause ? last : this.otherClause.get(slot);
  }
}

function keyOf(slot: SlotName, op: Operator | undefined): string {
  return `${slot} ${op ?? ""}`;
}

export function firstWishes(statements: readonly Statement[]): Map<SlotName, number> {
  const ends = new Map<SlotName, number>();
  for (const { slot, stance, end } of statements) {
    if (stance === "wished") ends.set(slot, Math.min(end, ends.get(slot) ?? end));
  }
  return ends;
}
