import type { Vocabulary } from "@/lib/catalog/catalog-reader";
import type { Constraint, Edit, Predicate, SlotName } from "@/lib/constraints";
import type { ActName } from "./acts/act-names";
import type { Comparative, Question, Reference } from "./questions/question";
import type { Doubt, HeardThing, Intent, ModelUse, Reading } from "./reading";

export interface Screen {
  gaveWay: readonly string[];
  /** No product has everything, and nothing gave way yet. */
  isStuck?: boolean;
  proposes: boolean;
  oneProduct: boolean;
  /** The latest answer offered another search, which "do that" takes. */
  offers?: boolean;
  shown?: readonly Reference[];
  spoken?: readonly Reference[];
  /** All that were listed or spoken of, newest first. */
  seen?: readonly Reference[];
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

/** Nothing has everything, so the shopper may say which wish gives way. */
export function isConflict({ screen, question }: Pick<ReadInput, "screen" | "question">): boolean {
  return (screen?.gaveWay ?? []).length > 0 || screen?.isStuck === true || question?.kind === "compare";
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

export interface WishStance {
  kind: "keep" | "release" | "edit";
  id: string;
}

export type Answer =
  | { kind: "choice"; id: string }
  | { kind: "yes" }
  | { kind: "no" }
  | { kind: "ordering"; orderings: WishOrdering[] }
  | { kind: "skip" }
  | { kind: "wish" }
  | { kind: "unread" };

export type Request =
  | { kind: Intent }
  | { kind: "as-before" }
  | { kind: "question"; question: Question }
  | { kind: "free-question"; words?: string }
  | { kind: "critique"; critique: Comparative }
  | { kind: "one-product" };

export interface Heard {
  edits: Edit[];
  doubts: Doubt[];
  requests: Request[];
  answer?: Answer;
  /** During a proposal. */
  stances: WishStance[];
  isAside?: boolean;
  again?: string[];
  /** Other meanings. */
  others?: HeardThing[];
  /** `fell-back`: the model failed. */
  readBy: "embedded" | "model" | "fell-back";
  model?: ModelUse;
}

/** Wish ids that together matter less than others together. */
export interface WishOrdering {
  lighter: string[];
  heavier: string[];
}

export interface OfferedChoice {
  label: string;
  id?: string;
  predicate?: Predicate;
  edits?: readonly Edit[];
  ordering?: WishOrdering;
}

/** Context for short answers. Never holds the shopper's words. */
export interface OpenQuestion {
  /** Undefined in recorded dialogues. */
  kind?: "slot" | "clarify" | "compare";
  slot?: SlotName;
  text: string;
  choices: readonly OfferedChoice[];
  tied?: readonly (readonly string[])[];
  isYesOrNo?: boolean;
}
