import type { DialogueOutcome } from "@/lib/benchmark/dialogue-outcome";
import { outcomeOf } from "@/lib/benchmark/dialogue-outcome";
import { samePredicate } from "@/lib/benchmark/same-predicate";
import { type Car, toCar } from "@/lib/catalog/car";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import type { Constraint, Predicate } from "@/lib/constraints/constraint";
import type { ConversationState } from "@/lib/dialogue/conversation-state";
import type { TurnOutcome } from "@/lib/dialogue/run-turn";
import type { DialogueSettings } from "@/lib/dialogue/settings";
import { rankedBefore } from "@/lib/relaxation/ranking";
import { relax } from "@/lib/relaxation/relax";
import { scoreRanges } from "@/lib/relaxation/score-ranges";
import { chosenIn, givenUp } from "./record-turn";

/** Weighs the wishes of a whole conversation anew; readers are handed in, this room has none of its own. */
export type Weigh = (transcript: ConversationState["transcript"]) => readonly Constraint[];

export interface OutcomeQuestion {
  catalog: CatalogReader;
  frame: readonly Predicate[];
  settings: DialogueSettings;
  random: () => number;
  /** Missing where the weights the conversation arrived at decide. */
  weigh?: Weigh | undefined;
}

/** What a conversation comes to: the concession in force, else what its method's last result says. */
export async function simulatedOutcome(
  question: OutcomeQuestion,
  state: ConversationState,
  last: TurnOutcome | null,
): Promise<DialogueOutcome> {
  const { frame, weigh } = question;
  const fixed = new Set(frame.map(({ slot }) => slot));
  const wishes = state.wishes.constraints.filter(({ slot }) => !fixed.has(slot));
  // What the shopper chose itself stands, however its words are weighed.
  if (weigh && state.concession?.by !== "shopper")
    return weighedOutcome(question, state, weighAnew(wishes, weigh(state.transcript)));
  const result = chosenIn(last);
  const given = givenUp(state, result);
  const named = (ids: readonly string[]) => ids.flatMap((id) => wishes.find((each) => each.id === id) ?? []);
  const tied = result?.status === "undecided" && !state.concession ? result.tied : [];
  return {
    status: state.concession ? "relaxed" : (result?.status ?? "satisfied"),
    constraints: wishes,
    relaxed: wishes.filter(({ id }) => given.has(id)),
    tied: tied.map(named),
    firstDrop: named(result?.trace[0]?.considered ?? []),
    car: await bestCar(question, wishes, given),
  };
}

async function weighedOutcome(
  question: OutcomeQuestion,
  { orderings }: ConversationState,
  constraints: readonly Constraint[],
): Promise<DialogueOutcome> {
  const { catalog, frame, settings, random } = question;
  const { method } = settings;
  const how = { mustMeans: settings.mustMeans, ranking: settings.ranking } as const;
  const result = await relax({ reader: catalog, frame, constraints, method, settings: how, random, orderings });
  const outcome = outcomeOf(result, constraints);
  const given = new Set(result.relaxed.map(({ constraint }) => constraint.id));
  return { ...outcome, car: outcome.car && (await bestCar(question, constraints, given)) };
}

/** The wishes with other weights, all as shares of their sum; a wish the weights leave out keeps the share it had. */
function weighAnew(wishes: readonly Constraint[], weighed: readonly Constraint[]): Constraint[] {
  const had = totalOf(wishes);
  const has = totalOf(weighed);
  return wishes.map((wish) => {
    const anew = weighed.find((each) => samePredicate(each, wish));
    const [from, total] = anew ? [anew, has] : [wish, had];
    const share = (weight: number) => (total > 0 ? Math.min(1, weight / total) : 0);
    const { interval: _old, ...bare } = wish;
    return {
      ...bare,
      weight: share(from.weight),
      ...(from.interval ? { interval: [share(from.interval[0]), share(from.interval[1])] as [number, number] } : {}),
    };
  });
}

function totalOf(wishes: readonly Constraint[]): number {
  return wishes.reduce((sum, { weight }) => sum + weight, 0);
}

/** The best car by all wishes, satisfaction measured over the whole frame as the benchmark measures it. */
async function bestCar(
  { catalog, frame, settings: { method, ranking } }: OutcomeQuestion,
  wishes: readonly Constraint[],
  given: ReadonlySet<string>,
): Promise<Car | null> {
  const ranges = await scoreRanges(catalog, frame, wishes);
  const before = await rankedBefore({ reader: catalog, slice: frame, soft: wishes, method, ranking });
  const kept = wishes.filter(({ id }) => !given.has(id));
  const [best] = await catalog.rank({ where: [...frame, ...kept], score: wishes, before, ranges, limit: 1 });
  return best ? toCar(best) : null;
}
