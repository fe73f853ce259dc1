import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import { openSlice } from "@/lib/catalog/catalog-slice";
import type { Constraint } from "@/lib/constraints/constraint";
import { playInMemory } from "@/lib/dialogue/play-turn";
import type { TurnInput } from "@/lib/dialogue/run-turn";
import type { Act } from "@/lib/dialogue/state/act";
import { type ConversationState, emptyConversation } from "@/lib/dialogue/state/conversation-state";
import type { DialogueSettings } from "@/lib/dialogue/state/settings";
import type { ReplyPart } from "@/lib/dialogue/wording/parts";
import { seededRandom } from "@/lib/random";
import { digestOf } from "@/lib/study/configuration/configuration-hash";
import { relaxSlice } from "@/lib/trade-offs/relax-slice";
import { relaxationMethods } from "@/lib/trade-offs/relaxation";

/** A turn as it was stored: what was done, what was answered. Only turns that were completed. */
export interface StoredTurn {
  number: number;
  /** When the act arrived; ISO 8601 in UTC. */
  at: string;
  act: Act;
  reply: readonly ReplyPart[];
  /** The decision that was logged with it, if one was. */
  decision: unknown;
}

/** The search of a run's trial, turn by turn, as it was stored. */
export interface RecordedSearch {
  trial: number;
  condition: string;
  scenario: string;
  settings: DialogueSettings;
  turns: StoredTurn[];
}

export type ReplayedTurn = Awaited<ReturnType<typeof replaySearch>>[number];

export interface SearchReplay {
  settings: DialogueSettings;
  catalog: CatalogReader;
  preferences: TurnInput["preferences"];
  desk?: TurnInput["desk"];
  turns: readonly StoredTurn[];
  /** Cars were held back when the search began. */
  held: boolean;
  /** Also say what every other method would have given up; costs as much again as the turn did, for each method. */
  compared: boolean;
}

/**
 * Executes the recorded acts of a search again, from its first, and holds each reply and decision against what was
 * recorded; beside each decision stands what every other method would have given up with the same wishes and weights.
 * A search whose words were read by a language model cannot be executed again and is expected to differ.
 */
export async function replaySearch({ settings, catalog, preferences, desk, turns, held, compared }: SearchReplay) {
  const vocabulary = await catalog.vocabulary();
  let state: ConversationState = { ...emptyConversation(), ...(held ? { held: true } : {}) };
  const replayed = [];
  for (const { number, at, act, reply, decision } of turns) {
    const readers = { preferences, vocabulary, ...(desk ? { desk } : {}) };
    const outcome = await playInMemory({
      state,
      act,
      settings,
      catalog: openSlice(catalog, settings.frame),
      ...readers,
    });
    state = outcome.state;
    const event = outcome.events.find(({ name }) => name === "relaxation-choose");
    const recorded = digestOf(asStored({ reply, decision: decision ?? null }));
    const again = digestOf(asStored({ reply: outcome.parts, decision: event?.data ?? null }));
    const constraints = state.wishes.constraints;
    replayed.push({
      /** `recorded` and `again` are SHA-256 of reply and decision, as recorded and as computed again. */
      ...{ number, at, act, reply, recorded, again, same: recorded === again },
      /** What every method would have given up here; empty where nothing was to be decided. */
      counterfactual: event && compared ? await counterfactual({ settings, catalog }, constraints) : [],
    });
  }
  return replayed;
}

/** What every method gives up with these wishes: the recorded arm's settings, the method alone exchanged. */
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

/** As JSON brings it back: a value that JSON leaves out is no difference. */
function asStored(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
