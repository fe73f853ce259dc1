import { type Constraint, valuesOf } from "@/lib/constraints/constraint";
import type { Clause } from "./clauses";
import type { MessageReading } from "./read-message";
import type { Statement } from "./statements";
import type { Token } from "./tokenize";

/** A wish that holds only under a condition on another slot: "AWD unless it's electric". */
export interface ConditionalWish {
  wishes: readonly Statement[];
  condition: readonly Statement[];
  unless: boolean;
  start: number;
  end: number;
}

/**
 * Wishes tied to conditions that are wishes themselves. Conditions that only point ("if the SUV is right", "if it fits
 * my budget of 30k" of a shopper with that budget) are none.
 */
export function findConditionals(reading: MessageReading, standing: readonly Constraint[]): ConditionalWish[] {
  const found: ConditionalWish[] = [];
  for (const [position, clause] of reading.clauses.entries()) {
    if (clause.lead !== "if" && clause.lead !== "unless") continue;
    // "I don't care whether it's a Ford or a Chevy" is no condition.
    if (reading.tokens[clause.start]?.word === "whether") continue;
    if (asksForAvailability(reading.tokens, clause)) continue;
    const condition = reading.statements.filter(
      (each) =>
        each.clause === position &&
        each.values.length > 0 &&
        !each.definite &&
        each.stance !== "contrasted" &&
        !standing.some(({ slot, value }) => slot === each.slot && valuesOf(value).join() === each.values.join()),
    );
    if (condition.length === 0) continue;
    const wishes = mainWishes(reading, position, clause);
    const kept = wishes.filter(
      (wish) => !condition.some((each) => each.slot === wish.slot && each.start === wish.start),
    );
    if (kept.length === 0) continue;
    const starts = [...kept, ...condition].map((each) => each.start);
    const ends = [...kept, ...condition].map((each) => each.end);
    found.push({
      wishes: kept,
      condition,
      unless: clause.lead === "unless",
      start: Math.min(clause.start, ...starts),
      end: Math.max(...ends),
    });
  }
  return found;
}

const absent = new Set(["available", "exist", "exists", "theres", "none", "unavailable", "found", "stock"]);

/** "If there's no wagon", "if diesel isn't available": what follows is a second choice, not a wish under a condition. */
export function asksForAvailability(tokens: readonly Token[], { lead, start, end }: Clause): boolean {
  return lead === "if" && tokens.slice(start, end).some(({ word }) => absent.has(word));
}

function mainWishes(reading: MessageReading, position: number, clause: Clause): Statement[] {
  for (const neighbour of [position - 1, position + 1]) {
    const main = reading.clauses[neighbour];
    if (!main || main.sentence !== clause.sentence || main.lead === "if" || main.lead === "because") continue;
    if (
      neighbour > position &&
      reading.clauses[position - 1]?.sentence === clause.sentence &&
      neighbour !== position + 1
    )
      continue;
    const roomy = reading.attachments.some(
      ({ cue }) => cue.word.kind === "flex" && cue.start >= main.start && cue.start < main.end,
    );
    const wishes = reading.statements.filter(
      (each) =>
        each.clause === neighbour &&
        each.values.length > 0 &&
        (each.stance === "wished" || each.stance === "excluded" || each.stance === "conceded"),
    );
    if (wishes.length > 0 && !roomy) return wishes.filter((each) => each.stance !== "conceded");
    if (neighbour < position) continue;
  }
  return [];
}
