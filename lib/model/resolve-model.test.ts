import { describe, expect, it } from "vitest";
import { describeReader, readerNote, resolveModel } from "./resolve-model";

describe("the model the environment names", () => {
  it("is none without a key and without an address", () => {
    expect(resolveModel({})).toBeNull();
    expect(resolveModel({ OPENAI_MODEL: "gpt-4.1" })).toBeNull();
    expect(resolveModel({ OPENAI_BASE_URL: "http://127.0.0.1:11434/v1" })).toBeNull();
    expect(describeReader(null, {})).toBe("Words are read by the embedded reader; no language model is used.");
    expect(describeReader(null, { OPENAI_BASE_URL: "http://x/v1" })).toContain("not OPENAI_MODEL");
    expect(describeReader(null, { OPENAI_MODEL: "m" })).toContain("neither OPENAI_API_KEY nor OPENAI_BASE_URL");
  });

  it("is OpenAI's with a key, by its responses API, within the usual limits", () => {
    expect(resolveModel({ OPENAI_API_KEY: "sk-secret" })).toMatchObject({
      id: "gpt-4.1-mini",
      api: "responses",
      host: "api.openai.com",
      tokenCap: 100_000,
      timeLimit: 8_000,
    });
  });

  it("is a local server's with its address and a model, by chat completions", () => {
    const env = {
      OPENAI_BASE_URL: "http://127.0.0.1:11434/v1/",
      OPENAI_MODEL: "qwen3:8b",
      OPENAI_TIMEOUT: 20,
      OPENAI_TOKEN_CAP: 500,
      OPENAI_PRICES: { input: 0.4, output: 1.6 },
      OPENAI_SPEND_CAP: 0.05,
    };
    expect(resolveModel(env)).toMatchObject({
      id: "qwen3:8b",
      api: "chat",
      host: "127.0.0.1:11434",
      tokenCap: 500,
      timeLimit: 20_000,
      prices: { input: 0.4, output: 1.6 },
      spendCap: 0.05,
    });
  });

  it("is called by the API that was asked for", () => {
    expect(resolveModel({ OPENAI_API_KEY: "k", OPENAI_API: "chat" })?.api).toBe("chat");
    expect(resolveModel({ OPENAI_BASE_URL: "http://gw/v1", OPENAI_MODEL: "m", OPENAI_API: "responses" })?.api).toBe(
      "responses",
    );
  });

  it("is described without its key or a password in its address", () => {
    const env = {
      OPENAI_API_KEY: "sk-secret",
      OPENAI_BASE_URL: "https://me:hidden@gateway.example/v1",
      OPENAI_MODEL: "m",
    };
    const resolved = resolveModel(env);
    expect(resolved && readerNote(resolved)).toBe("What you write is read by a language model, m at gateway.example.");
    const said = describeReader(resolved, env);
    expect(said).toBe("Words are read by m at gateway.example (chat); when it fails, by the embedded reader.");
  });
});
