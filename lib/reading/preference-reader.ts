import type { Vocabulary } from "@/lib/catalog/vocabulary";
import type { Constraint } from "@/lib/constraints/constraint";
import type { ActName } from "./acts/act-names";
import type { Heard } from "./heard";
import type { OpenQuestion } from "./open-question";
import type { CarReference } from "./questions/question";
import type { Reading } from "./reading";

/** The screen beside question and wishes. */
export interface Screen {
  gaveWay: readonly string[];
  /** The formal method shows a proposal. */
  proposes: boolean;
  /** The shopper wants one particular car. */
  oneCar: boolean;
  /** The latest answer spoke of another search, which "do that" and "show me those" take. */
  offers?: boolean;
  /** Best first. */
  shown?: readonly CarReference[];
  /** The last cars discussed. */
  spoken?: readonly CarReference[];
  /** The shopper's latest messages, newest last, for follow-ups. */
  earlier?: readonly string[];
}

export interface ReadInput {
  words: string;
  /** From 0. Goes into evidence. */
  turn: number;
  /** Oldest first. */
  history: readonly { role: "user" | "assistant"; content: string }[];
  question?: OpenQuestion;
  /** Heaviest or oldest first. Later words may revise them. */
  constraints: readonly Constraint[];
  vocabulary: Vocabulary;
  /** A language model's tokens in this conversation; 0 by default. */
  spentTokens?: number;
  /** Its dollars; 0 by default. */
  spentMoney?: number;
  screen?: Screen;
  /** The shopper's correction of a clause. */
  meant?: { clause: number; act: ActName };
  /** Stopping the turn aborts the model call. */
  signal?: AbortSignal;
}

/** Reads one message's statements without its screen. Never throws on words: unreadable ones become doubts. */
export interface SentenceReader {
  readonly name: "embedded" | "model";
  read(input: ReadInput): Promise<Reading>;
}

/** The one port for words: a message with its screen in, typed decisions out. No other code reads a shopper's text. */
export interface PreferenceReader {
  readonly name: SentenceReader["name"];
  read(input: ReadInput): Promise<Heard>;
}
