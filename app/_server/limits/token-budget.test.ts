import { afterEach, describe, expect, it, vi } from "vitest";
import type { ModelPort } from "@/lib/model/model-port";

const usage = { calls: 1, inputTokens: 300, outputTokens: 40, estimated: false };
const model: ModelPort = {
  id: "scripted",
  timeLimit: 1000,
  send: async () => ({ kind: "failed", failure: "malformed", usage }),
};

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

describe("the tokens of a day", () => {
  it("are asked for until they are used, whatever came of them, and then no more", async () => {
    vi.stubEnv("OPENAI_DAILY_TOKENS", "600");
    vi.stubEnv("DATABASE_URL", "");
    const { withinBudget } = await import("./token-budget");
    const asked = vi.spyOn(model, "send");
    const capped = withinBudget(model);
    const prompt = { system: "", user: "" };
    const outcomes = [await capped.send(prompt), await capped.send(prompt), await capped.send(prompt)];
    expect(outcomes.map((each) => each.kind === "failed" && each.failure)).toEqual([
      "malformed",
      "malformed",
      "over-cap",
    ]);
    expect(asked).toHaveBeenCalledTimes(2);
  });
});
