import type { CatalogSlice } from "@/lib/catalog/catalog-slice";
import { runTurn, type TurnInput, type TurnOutcome } from "./run-turn";
import type { Act } from "./state/act";
import type { ConversationState } from "./state/conversation-state";
import type { DialogueSettings } from "./state/settings";
import type { TurnEvent } from "./state/turn-event";
import type { TurnHelpers } from "./turn-context";
import type { ReplyPart } from "./wording/parts";

/** Stores one conversation's turns. `Run` is a running turn's handle. */
export interface TurnStore<Run> {
  /** Commits the act before any computing, once per message id. */
  receive(messageId: string, act: Act): Promise<ReceivedTurn<Run>>;
  beat(run: Run): Promise<boolean>;
  /** Commits state, reply and events together. `not-active` writes nothing. */
  complete(run: Run, result: TurnResult): Promise<"done" | "not-active">;
  /** Releases a failed run, so the message may come again. */
  fail(run: Run, error: unknown): Promise<void>;
}

export type ReceivedTurn<Run> =
  /** The caller plays this act. An unreadable state fails only the turn. */
  | { kind: "received"; run: Run; number: number; catalogVersion?: number; readState: () => ConversationState }
  | { kind: "done"; reply: ReplyPart[]; messageId: string; turn: number }
  | NotPlayed;

export type NotPlayed = { kind: "conflict" } | { kind: "busy"; messageId: string } | { kind: "missing" };

export interface TurnResult {
  act: Act;
  state: ConversationState;
  reply: ReplyPart[];
  replyMessageId: string;
  events: TurnEvent[];
}

export interface TurnTools {
  settings: DialogueSettings;
  /** At least this version, with outside tests. Opens after the act is stored. */
  catalog: (version?: number) => CatalogSlice | Promise<CatalogSlice>;
  /** Opens after the catalog. The signal aborts when the turn stops. */
  readers: (catalog: CatalogSlice, signal?: AbortSignal) => TurnHelpers | Promise<TurnHelpers>;
  replyId: () => string;
  /** In milliseconds. Without it the log has no durations. */
  now?: () => number;
  /** Plays a stoppable turn and sends heartbeats. */
  whileAlive?: <T>(beat: () => Promise<boolean>, play: (signal: AbortSignal) => Promise<T>) => Promise<T>;
}

export type TurnEnding<Run> =
  | { kind: "answered"; outcome: TurnOutcome; run: Run; messageId: string; turn: number }
  | { kind: "done"; reply: ReplyPart[]; messageId: string; turn: number }
  | { kind: "stopped" }
  | NotPlayed;

/**
 * The only entry point: commits the act, computes, commits the reply, shows it. A repeated message gets the stored
 * reply.
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

function alone<Result>(_beat: () => Promise<boolean>, play: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  return play(new AbortController().signal);
}

/** For simulations, replays and examples. The caller keeps the state. */
export async function playInMemory({ state, act, settings, catalog, ...given }: TurnInput): Promise<TurnOutcome> {
  const played = await playTurn(
    turnsInMemory(state),
    { messageId: "only", act },
    { settings, catalog: () => catalog, readers: () => given, replyId: () => "reply" },
  );
  if (played.kind !== "answered") throw new Error(`a turn in memory was not answered: ${played.kind}`);
  return played.outcome;
}

interface KeptTurn {
  act: Act;
  number: number;
  result?: TurnResult;
}

/** An in-memory store with the rules of the stored one. */
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
