import { countSatisfying } from "@/lib/catalog/catalog-reader";
import { type Constraint, describeConstraint, isRule } from "@/lib/constraints";
import { isPlain, isTiedByWeight, standingOf } from "@/lib/dialogue/deciding/offer";
import { withoutStop } from "@/lib/dialogue/deciding/quote-wish";
import type { Situation } from "@/lib/dialogue/deciding/situation";
import { describeEnd, describeProposal } from "@/lib/dialogue/formal/formal-wording";
import { type EffectiveWish, givenWishes } from "@/lib/dialogue/state/effective-wishes";
import { reply } from "@/messages/reply";
import { words } from "@/messages/words";
import { allOf, describeGiving, listed, numberWord, productCount, theSlot } from "./count-words";
import { type Phrasebook, say } from "./phrase";

export function describeSituation(situation: Situation, book: Phrasebook, reasons = true): string {
  switch (situation.kind) {
    case "free":
      return describeFree(situation, book);
    case "conceded": {
      const gave = givenWishes(situation.wishes);
      const what = listed(gave.map(describeGiving));
      const products = productCount(situation.total);
      if (situation.concession?.skipped) return reply.skipped({ what, products, why: whySkipped(situation) });
      const all = allOf(situation.wishes.length);
      if (situation.stretched?.length) return reply.stretched({ all, what, products });
      if (situation.concession?.by === "shopper") return say(book, "chosen", reply.chosen({ what, products }));
      const why = reasons ? reply.why.clause({ why: describeWhy(situation, gave) }) : "";
      return say(book, "gave", reply.gave({ all, what, why, products }));
    }
    case "undecided":
      return describeTie(situation);
    case "locked-conflict":
      return describeConflict(situation);
    case "proposed":
      return describeProposal(situation, book);
    case "exhausted":
      return situation.formal ? describeEnd(situation) : describeNothing(situation);
  }
}

function describeFree({ wishes, total }: Situation, book: Phrasebook): string {
  const products = productCount(total);
  if (wishes.length === 0) return say(book, "open", reply.open({ products }));
  if (wishes.length === 1) return say(book, "one", reply.one({ products, total }));
  return say(book, "free", reply.free({ products, total, all: allOf(wishes.length), many: wishes.length > 2 }));
}

function whySkipped({ result, isFelt }: Situation): string {
  if (result?.status !== "undecided") return "";
  return isFelt ? reply.skippedWhy.step : reply.skippedWhy.products;
}

export function describeWhy(situation: Situation, gave: readonly EffectiveWish[]): string {
  const [first] = gave;
  if (!first) return "";
  const given = gave.map((wish) => wish.constraint.id);
  const standing = standingOf(situation.result, given);
  if (standing.kind === "only") return reply.why.only;
  if (standing.kind === "one-of") return reply.why.oneOf({ ways: numberWord(standing.ways) });
  if (standing.kind === "more") return reply.why.more;
  if (gave.length > 1) return reply.why.together;
  const own = first.constraint;
  const lighter = situation.wishes.some(({ constraint }) => !constraint.locked && constraint.weight < own.weight);
  return lighter ? reply.why.lightest : ownReason(own);
}

const shortQuote = 48;

function ownReason({ evidence, level }: Constraint): string {
  const weight = evidence.find((each) => each.for === "weight");
  // Words that left a wish as it was are no reason to give it up.
  if (weight && level === "prefer") return reply.why.least;
  if (weight && weight.quote.length <= shortQuote) return reply.why.said({ quote: withoutStop(weight.quote) });
  if (weight) return reply.why.called({ level: words.level[level] });
  return level === "prefer" ? reply.why.least : reply.why.counts({ level: words.level[level] });
}

const mostNamed = 4;

function describeTie(situation: Situation): string {
  const tied = situation.result?.tied ?? [];
  const names = new Map(situation.wishes.map(({ constraint }) => [constraint.id, theSlot(constraint.slot)]));
  const named = (set: readonly string[]) => [...new Set(set.map((id) => names.get(id) ?? id))];
  const sets = tied.map((set) => listed(named(set)));
  const all = allOf(situation.wishes.length);
  if (isTiedByWeight(situation)) {
    const open = tied.map((set) => named(set.filter((id) => !tied.every((other) => other.includes(id)))));
    const isPair = open.length === 2 && open.every((set) => set.length > 0);
    if (isPair) return reply.tie.pair({ all, wishes: open.map((set) => listed(set)).join(reply.tie.or) });
    return reply.tie.several({ all, wishes: listed([...new Set(open.flat())], "or") });
  }
  if (sets.length > mostNamed) return reply.tie.many({ all, ways: numberWord(sets.length) });
  const ways = tied.map((members, index) =>
    reply.tie.way({ names: sets[index] ?? "", products: productCount(productsWithout(situation, members)) }),
  );
  return reply.tie.ways({ all, ways: listed(ways, "or") });
}

/** A method may drop more than needed. */
function productsWithout({ lattice, wishes }: Situation, members: readonly string[]): number {
  const soft = wishes.filter(({ constraint }) => !constraint.locked);
  const kept = soft.reduce((mask, { constraint: { id } }, bit) => (members.includes(id) ? mask : mask | (1 << bit)), 0);
  return countSatisfying(lattice, kept);
}

function describeNothing(situation: Situation): string {
  const all = allOf(situation.wishes.length);
  if (isPlain(situation.result)) return reply.none({ all });
  if (situation.isFelt) return reply.tooFar({ all });
  return reply.nothing({ all, tried: describeTried(situation) }).replace("  ", " ");
}

export function describeTried({ result, wishes }: Situation): string {
  const last = result?.trace.findLast((step) => step.matches === 0 && step.considered.length > 0);
  if (!last) return "";
  const tried = wishes.filter(({ constraint }) => last.considered.includes(constraint.id));
  return reply.tried({ names: listed(tried.map(({ constraint }) => theSlot(constraint.slot))) });
}

function describeConflict({ result, wishes, isFramed }: Situation): string {
  const [first] = result?.conflictSets ?? [];
  // The frame or the catalog is empty, so no wish is the cause.
  if (!first) return isFramed ? reply.emptyFrame : reply.emptyCatalog;
  const members = new Set(first);
  const against = wishes.filter((wish) => members.has(wish.constraint.id)).map(({ constraint }) => constraint);
  // The note on the policy says it, and nobody can unlock a rule.
  if (against.some(isRule)) return "";
  const texts = against.map(describeConstraint);
  const { length: count } = texts;
  return reply.conflict({ framed: isFramed, count, number: numberWord(count), wishes: listed(texts) });
}
