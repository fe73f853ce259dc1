import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import { openSlice } from "@/lib/catalog/catalog-slice";
import type { Constraint } from "@/lib/constraints";
import { type OutsideExchange, recordedAnswers } from "@/lib/dialogue/deciding/outside-choice";
import { playInMemory } from "@/lib/dialogue/play-turn";
import type { TurnInput } from "@/lib/dialogue/run-turn";
import type { Act } from "@/lib/dialogue/state/act";
import { type ConversationState, underSheets } from "@/lib/dialogue/state/conversation-state";
import type { DialogueSettings } from "@/lib/dialogue/state/settings";
import type { ReplyPart } from "@/lib/dialogue/wording/parts";
import { digestOf } from "@/lib/digest";
import { seededRandom } from "@/lib/random";
import { relaxSlice } from "@/lib/trade-offs/relax-slice";
import { relaxationMethods } from "@/lib/trade-offs/relaxation";

export interface StoredTurn {
  number: number;
  at: string;
  act: Act;
  reply: readonly ReplyPart[];
  decision: unknown;
  /** With what chose outside. */
  exchanges: OutsideExchange[];
}

export interface RecordedSearch {
  trial: number;
  condition: string;
  scenario: string;
  settings: DialogueSettings;
  turns: StoredTurn[];
}

export type ReplayedTurn = Awaited<ReturnType<typeof replaySearch>>[number];

export interface SearchReplay extends Pick<TurnInput, "settings" | "preferences" | "desk"> {
  catalog: CatalogReader;
  turns: readonly StoredTurn[];
  /** Costs a turn per method. */
  compared: boolean;
}

/** Replays a search and compares replies and decisions. A language model that reads does not repeat; one that chose is on record. */
export async function replaySearch({ settings, catalog, preferences, desk, turns, compared }: SearchReplay) {
  const vocabulary = await catalog.vocabulary();
  const outside = recordedAnswers(turns.flatMap(({ exchanges }) => exchanges));
  let state: ConversationState = { ...underSheets(settings), held: true };
  const replayed = [];
  for (const { number, at, act, reply, decision } of turns) {
    const outcome = await playInMemory({
      ...{ state, act, settings, preferences, vocabulary, outside },
      catalog: openSlice(catalog, settings.frame),
      ...(desk ? { desk } : {}),
    });
    state = outcome.state;
    const event = outcome.events.find(({ name }) => name === "relaxation-choose");
    const recorded = digestOf(asStored({ reply, decision: decision ?? null }));
    const again = digestOf(asStored({ reply: outcome.parts, decision: event?.data ?? null }));
    const constraints = state.wishes.constraints;
    replayed.push({
      /** `recorded` and `again` are SHA-256 digests of reply and decision. */
      ...{ number, at, act, reply, recorded, again, same: recorded === again },
      counterfactual: event && compared ? await counterfactual({ settings, catalog }, constraints) : [],
    });
  }
  return replayed;
}

export async function counterfactual(
  { settings, catalog }: Pick<SearchReplay, "settings" | "catalog">,
  constraints: readonly Constraint[],
) {
  const verdicts = [];
  const slice = openSlice(catalog, settings.frame);
  for (const method of relaxationMethods) {
    const { status, relaxed, matches } = await relaxSlice({
      ...{ slice, constraints, method },
      settings: { mustMeans: "weight", cutShare: 0.05, ranking: settings.ranking },
      random: seededRandom(settings.seed ?? 1, "counterfactual"),
    });
    verdicts.push({ method, status, given: relaxed.map(({ constraint }) => constraint.id), cars: matches });
  }
  return verdicts;
}

/** Round-trips through JSON, so omitted values don't differ. */
function asStored(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
