/**
 * A fault with a name for programs and a sentence for people. What went wrong underneath stays in `cause`.
 * Expected outcomes are values, never one of these.
 */
export class AppError extends Error {
  /** Stable, kebab-case: for logs, tests and exit codes. */
  readonly code: string;
  /** One sentence that may be shown to whoever caused it: what is wrong and, where possible, what to do. */
  readonly userMessage: string;

  constructor(code: string, userMessage: string, options?: { cause?: unknown }) {
    super(userMessage, options);
    this.name = new.target.name;
    this.code = code;
    this.userMessage = userMessage;
  }
}
