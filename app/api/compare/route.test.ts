import { describe, expect, it } from "vitest";
import { POST } from "./route";

const send = (body: BodyInit, headers: Record<string, string> = {}) =>
  POST(
    new Request("http://leeway.test/api/compare", {
      method: "POST",
      body,
      headers: { "content-type": "application/json", host: "leeway.test", ...headers },
    }),
  );

async function refusal(response: Response): Promise<[number, string]> {
  const { error } = (await response.json()) as { error: { code: string; message: string } };
  expect(error.message).toMatch(/\w/);
  return [response.status, error.code];
}

describe("POST /api/compare", () => {
  it("refuses an empty request", async () => {
    expect(await refusal(await send(JSON.stringify({ text: "  " })))).toEqual([400, "invalid-input"]);
    expect(await refusal(await send(JSON.stringify({})))).toEqual([400, "invalid-input"]);
  });

  it("refuses a request that is too long, in characters or in bytes", async () => {
    expect(await refusal(await send(JSON.stringify({ text: "a".repeat(4001) })))).toEqual([400, "invalid-input"]);
    expect(await refusal(await send(JSON.stringify({ text: "a".repeat(70_000) })))).toEqual([413, "too-large"]);
  });

  it("refuses what is no JSON, or not sent as such", async () => {
    expect(await refusal(await send("{text:"))).toEqual([400, "malformed-json"]);
    expect(await refusal(await send("text=a", { "content-type": "text/plain" }))).toEqual([415, "not-json"]);
  });

  it("refuses weights beyond 0 and 1 and fields it does not know", async () => {
    const text = "an SUV";
    expect(await refusal(await send(JSON.stringify({ text, weights: { style: 2 } })))).toEqual([400, "invalid-input"]);
    expect(await refusal(await send(JSON.stringify({ text, locks: { style: "yes" } })))).toEqual([
      400,
      "invalid-input",
    ]);
    expect(await refusal(await send(JSON.stringify({ text, method: "random" })))).toEqual([400, "invalid-input"]);
  });

  it("takes requests from our own pages only", async () => {
    const foreign = await send(JSON.stringify({ text: "an SUV" }), { origin: "https://elsewhere.test" });
    expect(await refusal(foreign)).toEqual([403, "foreign-origin"]);
  });
});
