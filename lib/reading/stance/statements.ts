import type { Vocabulary } from "@/lib/catalog/catalog-reader";
import { isNumericSlot, type SlotName, slotDefinitions } from "@/lib/constraints";
import * as say from "@/lib/reading/lexicon/stance-words";
import { closers, forgettings, permitting, takeBackOpeners } from "@/lib/reading/lexicon/take-back-words";
import { type Clause, clauseIndexAt } from "@/lib/reading/text/clauses";
import { PhraseTable, phraseTables } from "@/lib/reading/text/phrase-table";
import { type TokenSpan, type Tokens, wordsIn } from "@/lib/reading/text/tokenize";
import { boundAfter, boundBefore } from "@/lib/reading/values/bounds";
import { asMeant } from "@/lib/reading/values/lay-meaning";
import type { Found, Mention } from "@/lib/reading/values/mentions";
import type { Quantity } from "@/lib/reading/values/quantity";
import { isOrdered, withOrder } from "@/lib/reading/values/size-order";
import type { Feature, Topic } from "@/lib/reading/values/topics";
import type { Anchor } from "./anchor";
import { withOutcomes } from "./outcomes";
import { findStances } from "./polarity";
import type { Removal } from "./removals";
import type { Statement } from "./statement";

export function statementsOf(
  context: {
    tokens: Tokens;
    clauses: readonly Clause[];
    taken: readonly boolean[];
    asked?: SlotName;
    avoids?: boolean;
    vocabulary: Vocabulary;
  },
  { mentions, missing }: Pick<Found, "mentions" | "missing">,
  quantities: readonly Quantity[],
): Statement[] {
  const said: (Omit<Statement, "stance" | "clause"> & { slot: SlotName })[] = [
    ...mentions.map((mention) => withOrder(context.tokens, boundedCount(context.tokens, mention), context.vocabulary)),
    // Missing names keep their place in lists ("not a Ram or a Ford").
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
  ];
  const ordered = said.filter(({ slot, start, end }) => isOrdered(slot) && end - start > 1);
  const items = said
    .filter((each) => !ordered.some((other) => swallows(other, each)))
    .sort((a, b) => a.start - b.start);
  const stances = findStances(context, items as Mention[]);
  const stated = items.map((item, index) => ({
    ...item,
    stance: stances[index] ?? "wished",
    clause: clauseIndexAt(context.clauses, item.start),
  }));
  const meant = context.avoids ? stated.map((each) => avoided(each, context.asked)) : stated;
  const statements = withOutcomes(context.tokens, meant);
  return statements.map((each, index) => {
    if (isPermitted(context.tokens, each)) return { ...each, stance: "background" };
    return isAccepted(context.tokens, statements, index) ? { ...each, stance: "conceded" } : asMeant(each);
  });
}

type Place = Pick<Statement, "slot" | "start" | "end">;

/** In "compact or bigger", the first size includes the second. */
function swallows(whole: Place, part: Place) {
  const covers = whole.start <= part.start && whole.end >= part.end;
  return covers && whole.slot === part.slot && whole.end - whole.start > part.end - part.start;
}

function avoided(statement: Statement, asked: SlotName | undefined): Statement {
  const meant = asked === undefined ? statement.op === undefined : statement.slot === asked;
  return meant && statement.stance === "wished" ? { ...statement, stance: "excluded" } : statement;
}

/** "Older than 2020 is fine" asks for nothing: the bound opposes the preferred direction. */
function isPermitted(tokens: Tokens, { slot, op, stance, end }: Statement): boolean {
  // "No AWD is fine" rejects nothing.
  if (stance === "excluded" && op === undefined) return accepts(tokens, end);
  if (stance !== "wished" || (op !== "<=" && op !== ">=")) return false;
  const { direction } = slotDefinitions[slot];
  const against = direction === "more" ? op === "<=" : direction === "less" && op === ">=";
  return against && accepting.at(tokens, end) !== undefined;
}

/** "V6 or more". */
function boundedCount(tokens: Tokens, mention: Mention) {
  const bound = isNumericSlot(mention.slot)
    ? (boundAfter(tokens, mention.end) ?? boundBefore(tokens, mention))
    : undefined;
  if (bound?.op !== ">=" && bound?.op !== "<=") return mention;
  return { ...mention, op: bound.op, end: bound.end };
}

const { accepting, accepted, fine } = phraseTables(say.accepting);

export function accepts(tokens: Tokens, at: number): boolean {
  const isHidden = /['’]s$/.test(tokens[at - 1]?.text ?? "");
  return (accepting.at(tokens, at) ?? (isHidden ? accepted.at(tokens, at) : undefined)) !== undefined;
}

/** "Used ok, under 20k": new ones would do as well. */
export function isOnlyFine(tokens: Tokens, { slot, stance, start, end }: Statement): boolean {
  if (stance !== "wished" || !("opposites" in slotDefinitions[slot])) return false;
  const hit = fine.at(tokens, end);
  return (
    hit !== undefined &&
    !say.fineNot.test(tokens[start - 1]?.word ?? "") &&
    say.closesFine.test(tokens[hit.end]?.word ?? "")
  );
}

/** In statements. */
const mostBack = 20;

function isAccepted(tokens: Tokens, statements: readonly Statement[], index: number): boolean {
  const { slot, clause, stance, op, start, end } = statements[index] as Statement;
  if (stance !== "wished" || op !== undefined) return false;
  const before = statements
    .slice(Math.max(0, index - mostBack), index)
    .findLast((each) => each.slot === slot && each.stance === "wished" && each.clause !== clause);
  if (!before) return false;
  const lead = wordsIn(tokens, Math.max(before.end, start - 4), start);
  if (lead.includes("otherwise") || lead.join(" ").includes("or else")) return true;
  // "The Charger or Avenger could be a good fit" covers both.
  const next = statements[index + 1];
  const isListed = next?.slot === slot && next.start > end && next.start - end <= 2;
  return accepts(tokens, isListed && /^(?:or|and)$/.test(tokens[end]?.word ?? "") ? next.end : end);
}

/** In an answer about price, "the Toyota sedan" repeats the subject. */
export function spokenOf(statements: readonly Statement[], asked: SlotName | undefined): Statement[] {
  return statements.filter((each) => !(each.definite && asked !== undefined && each.slot !== asked));
}

export function anchorsOf(
  statements: readonly Statement[],
  topics: readonly Topic[],
  features: readonly Feature[],
): Anchor[] {
  const wishes = new Map<number, Anchor>();
  for (const { slot, start, end } of statements) {
    const known = wishes.get(start);
    if (known) known.slots = [...known.slots, slot];
    else wishes.set(start, { slots: [slot], start, end, kind: "wish" });
  }
  const others: Anchor[] = [
    ...topics.map(({ slots, start, end }) => ({ slots, start, end, kind: "topic" as const })),
    ...features.map(({ word, start, end }) => ({
      slots: word.slots ?? [],
      start,
      end,
      // A loose word for a number names its slot.
      kind: word.slots ? ("topic" as const) : ("feature" as const),
    })),
  ];
  return [...wishes.values(), ...others].sort((a, b) => a.start - b.start);
}

const forgetting = PhraseTable.of(forgettings);

/** Treats what one message says and takes back as background. */
export function withTakeBacks(
  { tokens, topics }: { tokens: Tokens; topics: readonly TokenSpan[] },
  said: readonly Statement[],
  removals: readonly Removal[],
): Statement[] {
  const meant = removals.filter(({ start, end }) => !tokens.slice(start, end).some(({ word }) => permitting.has(word)));
  const gone = new Set(meant.flatMap(({ anchor, start }) => saidBefore(said, anchor, start)));
  for (const { start: at } of forgetting.hitsIn(tokens, ({ start, end }) => standsAlone(tokens, start, end))) {
    const wished = said.filter(({ stance }) => stance === "wished");
    const last = wished.findLast(({ end }) => end <= at);
    // "A V6, scratch that, a V8": the later value wins anyway.
    const isRevised = wished.some(({ slot, start }) => slot === last?.slot && start >= last.end);
    // "Under 80k miles. You always say electric range, forget it."
    const isOfTopic = topics.some(({ start, end }) => last && start >= last.end && end <= at);
    if (last && !isRevised && !isOfTopic) gone.add(last);
  }
  return said.map((each) => (gone.has(each) ? { ...each, stance: "background", veto: "taken-back" } : each));
}

/** "The Sienna. Drop the Explorer" keeps the Sienna. */
function saidBefore(statements: readonly Statement[], { slots, start }: Anchor, at: number): Statement[] {
  const own = statements.find((each) => each.start === start && each.op === undefined)?.values;
  return statements.filter(
    ({ slot, stance, values, end }) =>
      end <= at &&
      stance === "wished" &&
      slots.includes(slot) &&
      (own === undefined || own.some((each) => values.includes(each))),
  );
}

function standsAlone(tokens: Tokens, start: number, end: number): boolean {
  const before = tokens[start - 1];
  if (before && before.kind !== "mark" && !takeBackOpeners.has(before.word)) return false;
  const next = tokens[end];
  return !next || next.kind === "mark" || closers.has(next.word);
}
