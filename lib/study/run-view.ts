import type { Configuration } from "./configuration/configuration";
import type { RunEnd } from "./configuration/recruitment";
import type { PageItem } from "./instrument";

interface Frame {
  step: string;
  progress: { done: number; of: number };
  runCode: string;
}

export type RankedWish = { id: string; label: string; text: string };

export type ConsentBox = keyof Configuration["consent"]["statements"];

export interface JudgeView {
  /** Every product the search showed, newest reply first. */
  cars: { position: number; name: string; price: string; earlier: boolean }[];
  reasons: { id: string; text: string }[];
  points: number;
  asksAcceptance: boolean;
}

/** Everything the browser learns about a run: no arm, settings, or right answers. */
export type RunView =
  | (Frame & {
      kind: "questions";
      title: string;
      lead: string;
      items: PageItem[];
      /** From 1. */
      attempt: number;
    })
  | (Frame & { kind: "text"; title: string; paragraphs: string[]; action: string })
  | (Frame & {
      kind: "trial";
      /** 0 is practice. */
      number: number;
      of: number;
      phase: "state" | "rank" | "search" | "judge" | "rank-again";
      conversationId: string;
      card: { title: string; paragraphs: string[]; own: boolean };
      minimumWishes: number;
      /** ISO time. */
      deadline: string;
      /** Its page was hidden, and the clock stands still. */
      isPaused: boolean;
      awayMinutes: number;
      minutes: number;
      /** Practice came before, or this is it. */
      practised: boolean;
      /** From 1. `null` where none is allowed. */
      nextExtension: number | null;
      /** Ranking comes before the chat. */
      ranksFirst: boolean;
      /** Initial order. Empty outside ranking. */
      ranking: RankedWish[];
      judge: JudgeView | null;
    })
  | {
      kind: "end";
      end: RunEnd | "replaced";
      code: string;
      returnUrl: string | null;
      runCode: string;
    };

export type ViewOf<Kind extends RunView["kind"]> = Extract<RunView, { kind: Kind }>;

/** The pages that one person would see, each with the block that makes it. `null` is the information before the run. */
export interface Preview {
  landing: LandingView;
  contact: string;
  steps: { block: string; view: RunView | null }[];
}

/** Days until the database's files hold nothing more of deleted rows. */
export const remainsDays = 7;

export interface LeaveReceipt {
  code: string;
  returnUrl: string | null;
  recruited: boolean;
  /** Proof of deletion without stored data: day, number, signature. */
  receipt: string;
}

export interface LandingView {
  title: string;
  information: string[];
  statements: Record<ConsentBox, string>;
  /** What is stored, for how long, and what people may ask for. */
  data: string[];
  consentVersion: string;
  team: { name: string; institution: string; contact: string; ethics: string };
  refusal: { code: string; text: string } | null;
}
