/** A question on a page of a study, as the browser gets it: without the right answer. */
export interface PageItem {
  id: string;
  text: string;
  /** One line of explanation below the text. */
  hint?: string;
  required: boolean;
  answer: AnswerForm;
}

export type AnswerForm =
  /** One point from 1 to `points`. */
  | { kind: "scale"; points: number; low: string; high: string }
  /** A number from 0 to 100 in steps of 5. */
  | { kind: "rating"; low: string; high: string }
  | { kind: "choice"; options: { id: string; text: string }[] }
  | { kind: "several"; options: { id: string; text: string }[] }
  | { kind: "number"; min: number; max: number }
  | { kind: "text"; longest: number };

export type AnswerValue = string | number | string[] | null;
export type Answers = Record<string, AnswerValue>;
