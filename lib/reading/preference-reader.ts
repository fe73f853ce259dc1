import type { Vocabulary } from "@/lib/catalog/catalog-reader";
import type { Constraint } from "@/lib/constraints";
import type { ActName } from "./acts/act-names";
import type { Heard } from "./heard";
import type { OpenQuestion } from "./open-question";
import type { CarReference } from "./questions/question";
import type { ModelUse, Reading } from "./reading";

export interface Screen {
  gaveWay: readonly string[];
  /** No car has everything, and nothing gave way yet. */
  isStuck?: boolean;
  proposes: boolean;
  oneCar: boolean;
  /** The latest answer offered another search, which "do that" takes. */
  offers?: boolean;
  shown?: readonly CarReference[];
  spoken?: readonly CarReference[];
  /** What the assistant said last. */
  told?: string | undefined;
  /** Newest last, for follow-ups. */
  earlier?: readonly string[];
}

/** A model's act for a stretch of the words, in characters. */
export interface ToldAct {
  act: ActName;
  start: number;
  end: number;
}

export interface ReadInput {
  words: string;
  /** From 0. Goes into evidence. */
  turn: number;
  history: readonly { role: "user" | "assistant"; content: string }[];
  question?: OpenQuestion;
  /** Heaviest or oldest first. */
  constraints: readonly Constraint[];
  vocabulary: Vocabulary;
  /** In this conversation. */
  spentTokens?: number;
  spentMoney?: number;
  screen?: Screen;
  meant?: { clause: number; act: ActName };
  /** A model's acts. They replace this reader's own. */
  told?: readonly ToldAct[];
  /** Aborts the model call. */
  signal?: AbortSignal;
}

/** Reads one message without its screen. Never throws: unreadable words become doubts. */
export interface SentenceReader {
  readonly name: "embedded" | "model";
  read(input: ReadInput): Promise<Reading>;
  /** Meets the whole message before it is parted. */
  listen?(input: ReadInput): Promise<Listened>;
}

export interface Listened {
  told: readonly ToldAct[];
  model: ModelUse;
  /** Goes on with the words that are left to wishes. `own`: those that the embedded reader alone would leave. */
  read(input: ReadInput, own: string): Promise<Reading>;
}

/** The one port for a shopper's words: a message and its screen in, typed decisions out. */
export interface PreferenceReader {
  readonly name: SentenceReader["name"];
  read(input: ReadInput): Promise<Heard>;
}
