import type { RunEnd } from "./configuration/recruitment";
import type { PageItem } from "./page-item";

/** What every page of a run shows around its content. */
interface Frame {
  /** Key of the step, sent back with what is answered. */
  step: string;
  /** Steps done, and steps in all. */
  progress: { done: number; of: number };
  /** What the participant knows the run by. */
  runCode: string;
}

/** A wish as it is ranked: equal to every other until it has its place. */
export interface RankedWish {
  id: string;
  label: string;
  text: string;
}

export type TrialPhase = "state" | "rank" | "search" | "judge" | "rank-again";

/** What the closing questions of a trial are about. */
export interface JudgeView {
  /** Every car that was shown in the search: those of the last reply first. */
  cars: { position: number; name: string; price: string; earlier: boolean }[];
  reasons: { id: string; text: string }[];
  points: number;
  /** Whether something gave way, so that it can be judged. */
  asksAcceptance: boolean;
}

/**
 * Everything the browser is told about a run: never the arm, its settings, or which answer is right. The server computes
 * one after every act.
 */
export type RunView =
  | (Frame & {
      kind: "questions";
      title: string;
      lead: string;
      items: PageItem[];
      /** Number of the attempt that is open, the first is 1. */
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
      /** Number of the extension that may be asked for, the first is 1; `null` where none may. */
      nextExtension: number | null;
      /** In the order the list starts with; empty outside ranking. */
      ranking: RankedWish[];
      judge: JudgeView | null;
      dataNote: string;
    })
  | {
      kind: "end";
      end: RunEnd | "replaced";
      code: string;
      /** Where to go with the code; `null` where nowhere. */
      returnUrl: string | null;
      runCode: string;
    };

/** The page before consent. */
export interface LandingView {
  title: string;
  information: string[];
  statement: string;
  consentVersion: string;
  team: { name: string; institution: string; contact: string; ethics: string };
  /** Why nobody can start now; `null` when somebody can. */
  refusal: { code: string; text: string } | null;
}
