import type { CatalogSlice } from "@/lib/catalog/catalog-slice";
import type { Readers } from "./interpret-act";
import { runTurn, type TurnInput, type TurnOutcome } from "./run-turn";
import type { Act } from "./state/act";
import type { ConversationState } from "./state/conversation-state";
import type { DialogueSettings } from "./state/settings";
import type { TurnEvent } from "./state/turn-event";
import type { ReplyPart } from "./wording/parts";

/** Where one conversation's turns are kept. `Run` is the store's own name for a turn that is being played. */
export interface TurnStore<Run> {
  /** Commits the act before anything is computed, once for each message id. */
  receive(messageId: string, act: Act): Promise<ReceivedTurn<Run>>;
  /** Says that the run is still worked on. False when it no longer counts. */
  beat(run: Run): Promise<boolean>;
  /** Commits state, reply and events together. `not-active` when the run no longer counts: then nothing is written. */
  complete(run: Run, result: TurnResult): Promise<"done" | "not-active">;
  /** Releases a run that failed, so that the same message may be sent again. */
  fail(run: Run, error: unknown): Promise<void>;
}

export type ReceivedTurn<Run> =
  /**
   * The act is in and this caller plays it. The state is read when the turn runs: one that cannot be read fails it. A
   * store whose catalog changes says how often it had.
   */
  | { kind: "received"; run: Run; number: number; catalogVersion?: number; readState: () => ConversationState }
  /** The same message was answered before. */
  | { kind: "done"; reply: ReplyPart[]; messageId: string; turn: number }
  | NotPlayed;

export type NotPlayed =
  /** The message id was used for another act. */
  | { kind: "conflict" }
  /** The turn of this message is being played. */
  | { kind: "busy"; messageId: string }
  | { kind: "missing" };

export interface TurnResult {
  act: Act;
  state: ConversationState;
  reply: ReplyPart[];
  replyMessageId: string;
  events: TurnEvent[];
}

/** What a turn is played with. */
export interface TurnTools {
  settings: DialogueSettings;
  /** The catalog with the tests that are fixed from outside, not older than the version; opened once the act is in. */
  catalog: (version?: number) => CatalogSlice | Promise<CatalogSlice>;
  /** Opened after it. The signal is raised when the turn is stopped. */
  readers: (catalog: CatalogSlice, signal?: AbortSignal) => Readers | Promise<Readers>;
  /** Makes the id of the reply. */
  replyId: () => string;
  /** A clock in milliseconds; without one the log says nothing of the time a turn took. */
  now?: () => number;
  /** Plays a turn that may be stopped from outside, and says now and then that it is alive. */
  whileAlive?: <Result>(
    beat: () => Promise<boolean>,
    play: (signal: AbortSignal) => Promise<Result>,
  ) => Promise<Result>;
}

export type TurnEnding<Run> =
  | { kind: "answered"; outcome: TurnOutcome; run: Run; messageId: string; turn: number }
  | { kind: "done"; reply: ReplyPart[]; messageId: string; turn: number }
  | { kind: "stopped" }
  | NotPlayed;

/**
 * One act through the door: committed as received, computed, committed whole with its reply, and only then shown. The same
 * message twice gives the stored reply. Shop, studies, pilots and simulations all play their turns here.
 */
export async function playTurn<Run>(
  store: TurnStore<Run>,
  { messageId, act }: { messageId: string; act: Act },
  { settings, readers, replyId, now, whileAlive = alone, ...tools }: TurnTools,
): Promise<TurnEnding<Run>> {
  const received = await store.receive(messageId, act);
  if (received.kind !== "received") return received;
  const { run, number, readState, catalogVersion } = received;
  try {
    const started = now?.() ?? 0;
    const outcome = await whileAlive(
      () => store.beat(run),
      async (signal) => {
        const catalog = await tools.catalog(catalogVersion);
        return runTurn({ state: readState(), act, settings, catalog, ...(await readers(catalog, signal)) });
      },
    );
    const time: TurnEvent[] = now ? [{ name: "turn-time", data: { computeMs: Math.round(now() - started) } }] : [];
    const replyMessageId = replyId();
    const { state, parts, events } = outcome;
    const result = { act, state, reply: parts, replyMessageId, events: [...events, ...time] };
    if ((await store.complete(run, result)) === "not-active") return { kind: "stopped" };
    return { kind: "answered", outcome, run, messageId: replyMessageId, turn: number };
  } catch (error) {
    await store.fail(run, error);
    throw error;
  }
}

/** Nobody stops the turn. */
function alone<Result>(_beat: () => Promise<boolean>, play: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  return play(new AbortController().signal);
}

/** One turn of a conversation that the caller keeps, for simulations, replays and examples. */
export async function playInMemory({ state, act, settings, catalog, ...readers }: TurnInput): Promise<TurnOutcome> {
  const played = await playTurn(
    turnsInMemory(state),
    { messageId: "only", act },
    { settings, catalog: () => catalog, readers: () => readers, replyId: () => "reply" },
  );
  if (played.kind !== "answered") throw new Error(`a turn in memory was not answered: ${played.kind}`);
  return played.outcome;
}

interface KeptTurn {
  act: Act;
  number: number;
  result?: TurnResult;
}

/** The turns of one conversation in this process alone, under the same rules as stored ones. */
export function turnsInMemory(state: ConversationState): TurnStore<KeptTurn> & { state: () => ConversationState } {
  let current = state;
  const turns = new Map<string, KeptTurn>();
  return {
    state: () => current,
    receive: async (messageId, act) => {
      const known = turns.get(messageId);
      if (known && JSON.stringify(known.act) !== JSON.stringify(act)) return { kind: "conflict" };
      if (known?.result) {
        const { reply, replyMessageId } = known.result;
        return { kind: "done", reply, messageId: replyMessageId, turn: known.number };
      }
      const [running] = [...turns].find(([, turn]) => !turn.result) ?? [];
      if (running !== undefined) return { kind: "busy", messageId: running };
      const run: KeptTurn = { act, number: turns.size };
      turns.set(messageId, run);
      return { kind: "received", run, number: run.number, readState: () => current };
    },
    beat: async () => true,
    complete: async (run, result) => {
      run.result = result;
      current = result.state;
      return "done";
    },
    fail: async (run) => {
      for (const [messageId, turn] of turns) if (turn === run) turns.delete(messageId);
    },
  };
}
