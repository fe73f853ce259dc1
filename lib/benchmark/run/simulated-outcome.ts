import type { DialogueOutcome } from "@/lib/benchmark/dialogue-outcome";
import { type Car, toCar } from "@/lib/catalog/car";
import type { CatalogSlice } from "@/lib/catalog/catalog-slice";
import type { Constraint } from "@/lib/constraints/constraint";
import type { TurnOutcome } from "@/lib/dialogue/run-turn";
import type { ConversationState } from "@/lib/dialogue/state/conversation-state";
import type { DialogueSettings } from "@/lib/dialogue/state/settings";
import { rankedBefore } from "@/lib/trade-offs/ranking";
import { scoreRanges } from "@/lib/trade-offs/score-ranges";
import { chosenIn, givenUp } from "./record-turn";

interface OutcomeQuestion {
  catalog: CatalogSlice;
  settings: DialogueSettings;
}

/** What a conversation comes to: the concession in force, else what its method's last result says. */
export async function simulatedOutcome(
  question: OutcomeQuestion,
  state: ConversationState,
  last: TurnOutcome | null,
): Promise<DialogueOutcome> {
  const fixed = new Set(question.catalog.frame.map(({ slot }) => slot));
  const wishes = state.wishes.constraints.filter(({ slot }) => !fixed.has(slot));
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

/** The best car by all wishes, satisfaction measured over the whole frame as the benchmark measures it. */
async function bestCar(
  { catalog, settings: { method, ranking } }: OutcomeQuestion,
  wishes: readonly Constraint[],
  given: ReadonlySet<string>,
): Promise<Car | null> {
  const ranges = await scoreRanges(catalog, [], wishes);
  const before = await rankedBefore({ slice: catalog, locked: [], soft: wishes, method, ranking });
  const kept = wishes.filter(({ id }) => !given.has(id));
  const [best] = await catalog.rank({ where: kept, score: wishes, before, ranges, limit: 1 });
  return best ? toCar(best) : null;
}
