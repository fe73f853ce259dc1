import type { Vocabulary } from "@/lib/catalog/vocabulary";
import type { Constraint } from "@/lib/constraints/constraint";
import type { ActName } from "./acts/act-names";
import type { Heard } from "./heard";
import type { OpenQuestion } from "./open-question";
import type { CarReference } from "./questions/question";
import type { Reading } from "./reading";

/** What stands on the screen beside the question and the wishes. */
export interface Screen {
  /** Ids of the wishes that gave way. */
  gaveWay: readonly string[];
  /** A proposal of the formal method lies on the table. */
  proposes: boolean;
  /** The shopper is known to be after one particular car. */
  oneCar: boolean;
  /** The latest answer spoke of another search, which "do that" and "show me those" take. */
  offers?: boolean;
  /** The first cars listed, best first. */
  shown?: readonly CarReference[];
  /** The cars spoken of last. */
  spoken?: readonly CarReference[];
  /** The shopper's latest messages, newest last: what a follow-up goes on from. */
  earlier?: readonly string[];
}

export interface ReadInput {
  /** What the shopper just said. */
  words: string;
  /** Number of this turn, the first is 0; goes into evidence. */
  turn: number;
  /** Earlier turns, oldest first. */
  history: readonly { role: "user" | "assistant"; content: string }[];
  question?: OpenQuestion;
  /** Wishes as they stand, heaviest or oldest first: later words may revise them. */
  constraints: readonly Constraint[];
  vocabulary: Vocabulary;
  /** Tokens a language model has been paid for in this conversation so far; 0 when missing. */
  spentTokens?: number;
  /** Dollars a language model has cost in this conversation so far; 0 when missing. */
  spentMoney?: number;
  /** What else the shopper sees. */
  screen?: Screen;
  /** What the shopper says a clause of it does. */
  meant?: { clause: number; act: ActName };
  /** Ends a model call when the turn is stopped. */
  signal?: AbortSignal;
}

/** Reads what one message states, whatever is on the screen. Never throws on words: what cannot be read is a doubt. */
export interface SentenceReader {
  readonly name: "embedded" | "model";
  read(input: ReadInput): Promise<Reading>;
}

/**
 * The one port for words: a message goes in with what the screen shows, and comes back as decisions in types. Nobody
 * else looks at a shopper's text.
 */
export interface PreferenceReader {
  readonly name: SentenceReader["name"];
  read(input: ReadInput): Promise<Heard>;
}
