/** Sent to the browser without the right answer. */
export interface PageItem {
  id: string;
  text: string;
  hint?: string;
  required: boolean;
  answer: AnswerForm;
}

export type AnswerForm =
  | { kind: "scale"; points: number; low: string; high: string }
  /** 0 to 100 in steps of 5. */
  | { kind: "rating"; low: string; high: string }
  | { kind: "choice"; options: { id: string; text: string }[] }
  | { kind: "several"; options: { id: string; text: string }[] }
  | { kind: "number"; min: number; max: number }
  | { kind: "text"; longest: number };

/** A code that the page puts into words. */
export type AnswerProblem = "missing" | "wrong" | "not-asked" | "not-shown" | "no-reason" | "has-reason" | "not-whole";

export type AnswerProblems = Record<string, AnswerProblem>;

export type AnswerValue = string | number | string[] | null;
export type Answers = Record<string, AnswerValue>;
