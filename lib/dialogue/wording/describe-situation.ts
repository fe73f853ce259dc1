import { countSatisfying } from "@/lib/catalog/lattice";
import { slotDefinitions } from "@/lib/catalog/slot-definitions";
import type { Constraint } from "@/lib/constraints/constraint";
import { describeConstraint } from "@/lib/constraints/describe-constraint";
import { isPlain, isTiedByWeight, standingOf } from "@/lib/dialogue/deciding/choice-facts";
import { levelWords } from "@/lib/dialogue/deciding/quote-wish";
import type { Situation } from "@/lib/dialogue/deciding/situation";
import { describeEnd, describeProposal } from "@/lib/dialogue/formal/formal-wording";
import type { EffectiveWish } from "@/lib/dialogue/state/effective-wishes";
import { carCount, listed, numberWord, wordFor } from "./count-words";
import { describeGiving } from "./describe-giving";
import { type Phrasebook, say } from "./phrase";

/** One or two sentences on where the search stands, made from computed facts only; why something gave way unless not wanted. */
export function describeSituation(situation: Situation, book: Phrasebook, reasons = true): string {
  switch (situation.kind) {
    case "free":
      return describeFree(situation, book);
    case "conceded":
      return describeConcession(situation, book, reasons);
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
  const cars = carCount(total);
  if (wishes.length === 0) return say(book, "open", [`You have ${cars} to choose from.`, `All ${cars} are in.`]);
  if (wishes.length === 1)
    return say(book, "one", [`That leaves ${cars}.`, `${cars} fit that.`, `You have ${cars} now.`]);
  const all = wishes.length === 2 ? "both" : `all ${numberWord(wishes.length)}`;
  return say(book, "free", [
    `${cars} ${wordFor(total, "has", "have")} ${all}.`,
    `You have ${cars} with ${all}.`,
    `${total === 1 ? "One car has" : `${cars} have`} it all.`,
  ]);
}

function wishCount({ wishes }: Situation): string {
  if (wishes.length === 1) return "that";
  return wishes.length === 2 ? "both" : `all ${numberWord(wishes.length)}`;
}

function describeConcession(situation: Situation, book: Phrasebook, reasons: boolean): string {
  const gave = situation.wishes.filter((wish) => wish.adjustment !== null);
  const what = listed(gave.map(describeGiving));
  const cars = carCount(situation.total);
  if (situation.concession?.skipped) {
    const isTie = situation.result?.status === "undecided";
    const why = !isTie ? "" : situation.isFelt ? ", the smallest step" : ", which brings most cars";
    return `I let go of ${what}${why}. That gives ${cars}.`;
  }
  if (situation.stretched?.length)
    return `No car has ${wishCount(situation)}. The closest means ${what}. I show ${cars} for now.`;
  if (situation.concession?.by === "shopper") {
    return say(book, "chosen", [
      `Done: ${what}, as you chose. That gives ${cars}.`,
      `As you chose, I let go of ${what}. That gives ${cars}.`,
    ]);
  }
  const why = reasons ? `, ${describeWhy(situation, gave)}` : "";
  return say(book, "gave", [
    `No car has ${wishCount(situation)}. I let go of ${what}${why}. That gives ${cars}.`,
    `Nothing has ${wishCount(situation)}. So I gave up ${what}${why}. That gives ${cars}.`,
    `There's no car with ${wishCount(situation)}. I let go of ${what}${why}. You have ${cars} now.`,
  ]);
}

/** The reason as the weights give it; when only this helps, that is the reason. */
export function describeWhy(situation: Situation, gave: readonly EffectiveWish[]): string {
  const [first] = gave;
  if (!first) return "";
  const standing = standingOf(
    situation.result,
    gave.map((wish) => wish.constraint.id),
  );
  if (standing.kind === "only") return "because no other change finds you a car";
  if (standing.kind === "one-of") return `one of ${numberWord(standing.ways)} ways to get cars`;
  if (standing.kind === "more") return "because that brings cars";
  if (gave.length > 1) return "because they matter least to you together";
  const { constraint } = first;
  const lighter = situation.wishes.some(
    (wish) => !wish.constraint.locked && wish.constraint.weight < constraint.weight,
  );
  if (lighter) return "because no lighter wish finds you a car";
  return `because ${ownReason(constraint)}`;
}

const shortQuote = 48;

function ownReason(constraint: Constraint): string {
  const weight = constraint.evidence.find((each) => each.for === "weight");
  if (weight && weight.quote.length <= shortQuote) return `you said “${weight.quote.trim()}”`;
  if (weight) return `you called it ${levelWords[constraint.level]}`;
  if (constraint.level !== "prefer") return `it counts as ${levelWords[constraint.level]}`;
  return "it matters least to you";
}

/** Sets named in the text; more are left to the card. */
const mostNamed = 4;

function describeTie(situation: Situation): string {
  const tied = situation.result?.tied ?? [];
  const names = new Map(
    situation.wishes.map(({ constraint }) => [constraint.id, `the ${slotDefinitions[constraint.slot].label}`]),
  );
  const named = (set: readonly string[]) => [...new Set(set.map((id) => names.get(id) ?? id))];
  const sets = tied.map((set) => listed(named(set)));
  const none = `No car has ${wishCount(situation)}`;
  if (isTiedByWeight(situation)) {
    const open = tied.map((set) => named(set.filter((id) => !tied.every((other) => other.includes(id)))));
    const isPair = open.length === 2 && open.every((set) => set.length > 0);
    if (isPair)
      return `${none}. I can't tell which matters more to you: ${open.map((set) => listed(set)).join(" or ")}.`;
    return `${none}. I can't tell which of these matters least to you: ${listed([...new Set(open.flat())], "or")}.`;
  }
  if (sets.length > mostNamed) return `${none}. There are ${numberWord(sets.length)} ways to get cars.`;
  const ways = tied.map((members, index) => `${sets[index]} (${carCount(carsWithout(situation, members))})`);
  return `${none}. Cars come in without ${listed(ways, "or")}.`;
}

/** Cars that meet every wish but these; a method may let go of more than it has to. */
function carsWithout({ lattice, wishes }: Situation, members: readonly string[]): number {
  const soft = wishes.filter(({ constraint }) => !constraint.locked);
  const kept = soft.reduce((mask, { constraint: { id } }, bit) => (members.includes(id) ? mask : mask | (1 << bit)), 0);
  return countSatisfying(lattice, kept);
}

/** No car, and nothing was given up: what was tried in vain is said, if anything was. */
function describeNothing(situation: Situation): string {
  const none = `No car has ${wishCount(situation)}`;
  if (isPlain(situation.result)) return `${none}.`;
  if (situation.isFelt) return `${none}. The closest costs more than twice your budget. Which wish can go?`;
  return `${none}. ${describeTried(situation)} Take a wish off to go on.`.replace("  ", " ");
}

/** "Without the budget there is still none.": the last thing the method tried in vain; empty when it tried nothing. */
export function describeTried({ result, wishes }: Situation): string {
  const last = result?.trace.findLast((step) => step.matches === 0 && step.considered.length > 0);
  if (!last) return "";
  const names = wishes
    .filter(({ constraint }) => last.considered.includes(constraint.id))
    .map(({ constraint }) => `the ${slotDefinitions[constraint.slot].label}`);
  return `Without ${listed(names)} there is still none.`;
}

function describeConflict(situation: Situation): string {
  const [first] = situation.result?.conflictSets ?? [];
  if (!first) return describeEmptySlice(situation);
  const members = new Set(first);
  const texts = situation.wishes
    .filter((wish) => members.has(wish.constraint.id))
    .map((wish) => describeConstraint(wish.constraint));
  const among = situation.isFramed ? " among those of this search" : "";
  const all = texts.length === 1 ? "that is" : "all of those are";
  return `No car${among} is ${listed(texts)}, and ${all} locked. Which one may I unlock?`;
}

/** Nothing the shopper said is to blame. */
function describeEmptySlice({ isFramed }: Situation): string {
  return isFramed
    ? "No car meets what is fixed for this search from the start, whatever you wish for."
    : "There are no cars in this catalog.";
}
