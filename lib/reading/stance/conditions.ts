import { type Constraint, valuesOf } from "@/lib/constraints";
import type { MessageReading } from "@/lib/reading/edits/message-reading";
import { elseWords } from "@/lib/reading/lexicon/clause-words";
import type { Clause } from "@/lib/reading/text/clauses";
import { PhraseTable } from "@/lib/reading/text/phrase-table";
import type { Statement } from "./statement";

/** "AWD unless it's electric". */
export interface ConditionalWish {
  wishes: readonly Statement[];
  condition: readonly Statement[];
  unless: boolean;
  otherwise?: readonly Statement[];
  start: number;
  end: number;
}

/** The condition must be a wish too. "If the SUV is right" only refers. */
export function findConditionals(reading: MessageReading, standing: readonly Constraint[]): ConditionalWish[] {
  const found: ConditionalWish[] = [];
  const saidIn: SaidIn = (position) => reading.statements.filter(({ clause }) => clause === position);
  for (const [position, clause] of reading.clauses.entries()) {
    if (clause.lead !== "if" && clause.lead !== "unless") continue;
    // "I don't care whether it's a Ford or a Chevy" isn't a condition.
    if (reading.tokens[clause.start]?.word === "whether") continue;
    // "If there's no wagon": a second choice, not a conditional wish.
    if (clause.lead === "if" && absentPlaces.anyIn(reading.tokens, clause.start, clause.end)) continue;
    const condition = saidIn(position).filter(
      (each) =>
        each.values.length > 0 &&
        !each.definite &&
        each.stance !== "contrasted" &&
        !standing.some(({ slot, value }) => slot === each.slot && valuesOf(value).join() === each.values.join()),
    );
    if (condition.length === 0) continue;
    const wishes = mainWishes(reading, saidIn, position, clause);
    const kept = wishes.filter(
      (wish) => !condition.some(({ slot, start }) => slot === wish.slot && start === wish.start),
    );
    if (kept.length === 0) continue;
    const all = [...kept, ...condition];
    found.push({
      wishes: kept,
      condition,
      unless: clause.lead === "unless",
      ...otherCase(reading, saidIn, position, clause),
      start: Math.min(clause.start, ...all.map((each) => each.start)),
      end: Math.max(...all.map((each) => each.end)),
    });
  }
  return found;
}

function otherCase(
  { tokens, clauses }: MessageReading,
  saidIn: SaidIn,
  position: number,
  { sentence }: Clause,
): { otherwise?: readonly Statement[] } {
  const behind = clauses.slice(position + 1, position + 1 + mostBehind);
  const at = behind.findIndex((each) => each.sentence === sentence && elseWords.has(tokens[each.start]?.word ?? ""));
  const otherwise = at < 0 ? undefined : saidIn(position + 1 + at).find((each) => each.values.length > 0);
  return otherwise ? { otherwise: [otherwise] } : {};
}

const mostBehind = 20;

const absentPlaces = PhraseTable.of(["(available|exist|exists|theres|none|unavailable|found|stock)"]);

type SaidIn = (position: number) => readonly Statement[];

function mainWishes(reading: MessageReading, saidIn: SaidIn, position: number, clause: Clause): Statement[] {
  for (const neighbour of [position - 1, position + 1]) {
    const main = reading.clauses[neighbour];
    if (!main || main.sentence !== clause.sentence || main.lead === "if" || main.lead === "because") continue;
    const wishes = saidIn(neighbour).filter(
      (each) => each.values.length > 0 && /^(?:wished|excluded|conceded)$/.test(each.stance),
    );
    if (wishes.length > 0) return wishes.filter((each) => each.stance !== "conceded");
  }
  return [];
}
