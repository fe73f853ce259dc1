/** A port that `lib/model` implements. */
export interface Writer {
  readonly id: string;
  write(prompt: { system: string; user: string }): Promise<WriterAnswer>;
}

export type WriterUsage = { calls: number; inputTokens: number; outputTokens: number };

export type WriterAnswer =
  | { kind: "written"; text: string; usage: WriterUsage }
  | { kind: "failed"; failure: string; usage: WriterUsage };

export function addUsage(account: WriterUsage, { calls, inputTokens, outputTokens }: WriterUsage): void {
  account.calls += calls;
  account.inputTokens += inputTokens;
  account.outputTokens += outputTokens;
}
