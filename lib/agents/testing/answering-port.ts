import type { ModelPort } from "@/lib/model/model-port";

const usage = { calls: 1, inputTokens: 100, outputTokens: 10, estimated: false };

/** A model that always gives the same answer. */
export function answeringPort(answer: unknown): ModelPort {
  const text = typeof answer === "string" ? answer : JSON.stringify(answer);
  return { id: "test", timeLimit: 1000, send: async () => ({ kind: "sent", text, usage }) };
}
