import type { ModelFailure, ModelPort, ModelPrompt, ModelUsage } from "./model-port";

export type Writing =
  | { kind: "written"; text: string; usage: ModelUsage }
  | { kind: "failed"; failure: ModelFailure; usage: ModelUsage };

/** Writes free text to instructions that change from call to call, as for personas. */
export interface WritingModel {
  readonly id: string;
  write(prompt: ModelPrompt): Promise<Writing>;
}

export function createWritingModel(port: ModelPort): WritingModel {
  return {
    id: port.id,
    async write(prompt) {
      const reply = await port.send(prompt);
      return reply.kind === "sent" ? { kind: "written", text: reply.text, usage: reply.usage } : reply;
    },
  };
}
