import { createOpenAI } from "@ai-sdk/openai";
import type { LanguageModel } from "ai";
import type { Environment } from "@/lib/env";
import { boundedFetch } from "./bounded-fetch";
import type { ModelPrices } from "./model-port";

export type ModelEnvironment = Pick<Environment, Extract<keyof Environment, `OPENAI_${string}`>>;

export interface ResolvedModel {
  id: string;
  model: LanguageModel;
  api: "responses" | "chat";
  /** Never a key or a password. */
  host: string;
  tokenCap: number;
  /** Dollars per million tokens. */
  prices?: ModelPrices;
  /** Dollars per conversation. */
  spendCap?: number;
  /** Milliseconds per message, over all attempts. */
  timeLimit: number;
}

const openai = "https://api.openai.com/v1";
/** Quick, with little thinking. */
const defaultModel = "gpt-4.1-mini";

export const defaultTokenCap = 100_000;
export const defaultTimeLimit = 8_000;

/** Picks the language model, or `null`. Servers other than OpenAI's need an address and a name. */
export function resolveModel(env: ModelEnvironment): ResolvedModel | null {
  const { OPENAI_API_KEY: key, OPENAI_BASE_URL: base } = env;
  const id = env.OPENAI_MODEL ?? (key ? defaultModel : undefined);
  if (!id || !(key || base)) return null;
  const url = new URL(base ?? openai);
  const api = env.OPENAI_API ?? (url.host === new URL(openai).host ? "responses" : "chat");
  // The provider requires a key. Local servers need none.
  const provider = createOpenAI({ baseURL: url.href.replace(/\/$/, ""), apiKey: key ?? "none", fetch: boundedFetch });
  return {
    id,
    model: api === "responses" ? provider.responses(id) : provider.chat(id),
    api,
    host: url.host,
    tokenCap: env.OPENAI_TOKEN_CAP ?? defaultTokenCap,
    ...(env.OPENAI_PRICES ? { prices: env.OPENAI_PRICES } : {}),
    ...(env.OPENAI_SPEND_CAP === undefined ? {} : { spendCap: env.OPENAI_SPEND_CAP }),
    timeLimit: env.OPENAI_TIMEOUT === undefined ? defaultTimeLimit : env.OPENAI_TIMEOUT * 1000,
  };
}

/** Tells shoppers which model reads along, on which host. */
export function readerNote({ id, host }: Pick<ResolvedModel, "id" | "host">): string {
  return `What you write is read by a language model, ${id} at ${host}.`;
}

/** Says at startup who reads the words, or which setting is missing. */
export function describeReader(resolved: ResolvedModel | null, env: ModelEnvironment): string {
  if (resolved) {
    return `Words are read by ${resolved.id} at ${resolved.host} (${resolved.api}); when it fails, by the embedded reader.`;
  }
  const missing = env.OPENAI_MODEL
    ? " OPENAI_MODEL is set, but neither OPENAI_API_KEY nor OPENAI_BASE_URL."
    : env.OPENAI_BASE_URL
      ? " OPENAI_BASE_URL is set, but not OPENAI_MODEL."
      : "";
  return `Words are read by the embedded reader; no language model is used.${missing}`;
}
