import type { RunEnd } from "./configuration/recruitment";
import type { PageItem } from "./page-item";

/** The frame around every page of a run. */
interface Frame {
  /** Key of the step, which comes back with the answers. */
  step: string;
  /** Steps done, and steps in all. */
  progress: { done: number; of: number };
  /** The participant's name for the run. */
  runCode: string;
}

/** A wish to rank, which looks like every other until it has its place. */
export type RankedWish = { id: string; label: string; text: string };

export type TrialPhase = "state" | "rank" | "search" | "judge" | "rank-again";

/** The subject of a trial's closing questions. */
export interface JudgeView {
  /** Every car the search showed: those of the last reply first. */
  cars: { position: number; name: string; price: string; earlier: boolean }[];
  reasons: { id: string; text: string }[];
  points: number;
  /** Whether something gave way to judge. */
  asksAcceptance: boolean;
}

/** Everything the browser learns about a run, after every act: no arm, settings, or right answers. */
export type RunView =
  | (Frame & {
      kind: "questions";
      title: string;
      lead: string;
      items: PageItem[];
      /** The open attempt; the first is 1. */
      attempt: number;
    })
  | (Frame & { kind: "text"; title: string; paragraphs: string[]; action: string })
  | (Frame & {
      kind: "trial";
      number: number;
      of: number;
      phase: TrialPhase;
      conversationId: string;
      card: { title: string; paragraphs: string[]; own: boolean };
      minimumWishes: number;
      /** ISO time at which the trial goes on to its closing questions. */
      deadline: string;
      /** The next extension (the first is 1); `null` where none is allowed. */
      nextExtension: number | null;
      /** The list's initial order; empty outside ranking. */
      ranking: RankedWish[];
      judge: JudgeView | null;
      dataNote: string;
    })
  | {
      kind: "end";
      end: RunEnd | "replaced";
      code: string;
      /** The address that takes the code; `null` without one. */
      returnUrl: string | null;
      runCode: string;
    };

export interface LandingView {
  title: string;
  information: string[];
  statement: string;
  consentVersion: string;
  team: { name: string; institution: string; contact: string; ethics: string };
  /** Why nobody can start now; `null` when somebody can. */
  refusal: { code: string; text: string } | null;
}
