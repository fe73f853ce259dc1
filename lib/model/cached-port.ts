import { createHash } from "node:crypto";
import { type ModelPort, type ModelReply, type ModelRequest, noUsage } from "./model-port";

export interface AnswerStore {
  get(key: string): Promise<ModelReply | undefined>;
  set(key: string, reply: ModelReply): Promise<void>;
}

/** Keeps answers by the hash of model and request. Counts a kept answer as it first came, so a resumed run adds up. */
export function cachedPort(port: ModelPort, store: AnswerStore): ModelPort {
  return {
    ...port,
    async send(request, signal) {
      const key = keyOf(port.id, request);
      const kept = await store.get(key);
      if (kept) return kept;
      const reply = await port.send(request, signal);
      if (reply.kind === "sent") await store.set(key, reply);
      return reply;
    },
  };
}

function keyOf(model: string, { system, user, shape, tools, options, sample = 0 }: ModelRequest): string {
  const asked = [model, system, user, shape?.name, Object.keys(tools ?? {}), options, sample];
  return createHash("sha256").update(JSON.stringify(asked)).digest("hex");
}

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
