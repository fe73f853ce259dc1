import { type ModelPort, noUsage } from "./model-port";

/** Sends nothing once so many tokens are spent through it. */
export function portWithin(port: ModelPort, tokens: number): ModelPort {
  let spent = 0;
  return {
    ...port,
    async send(request, signal) {
      if (spent >= tokens) return { kind: "failed", failure: "over-cap", usage: noUsage };
      const reply = await port.send(request, signal);
      spent += reply.usage.inputTokens + reply.usage.outputTokens;
      return reply;
    },
  };
}
