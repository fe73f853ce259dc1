/** Expected outcomes are values instead. */
export class AppError extends Error {
  /** Stable, kebab-case: for logs, tests and exit codes. */
  readonly code: string;
  /** One sentence: the fault and, if possible, the fix. */
  readonly userMessage: string;

  constructor(code: string, userMessage: string, options?: { cause?: unknown }) {
    super(userMessage, options);
    this.name = new.target.name;
    this.code = code;
    this.userMessage = userMessage;
  }
}

export function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
