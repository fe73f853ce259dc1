import { describe, expect, it } from "vitest";
import { type ProgressLine, readProgress } from "@/components/research/read-progress";
import { progressStream } from "./progress-stream";
import { Refusal } from "./refusal";

async function read(response: Response) {
  const told: ProgressLine[] = [];
  return { result: await readProgress(Promise.resolve(response), (line) => told.push(line)), told };
}

describe("work that takes a while", () => {
  it("tells how far it is, and hands over a file as it is, line breaks and all", async () => {
    const bytes = Uint8Array.from({ length: 5_000 }, (_, index) => index % 256);
    const response = progressStream(async (tell) => {
      await tell({ step: "reading", share: 0.5 });
      return { line: { name: "a.zip", bytes: bytes.length }, bytes };
    });
    const { result, told } = await read(response);
    expect(told).toEqual([{ step: "reading", share: 0.5 }]);
    expect(result).toEqual({ done: { name: "a.zip", bytes: bytes.length }, bytes });
  });

  it("says in a sentence why it could not be done", async () => {
    const refused = progressStream(() => Promise.reject(new Refusal(409, "busy", "Somebody else is at it.")));
    expect((await read(refused)).result).toBe("Somebody else is at it.");
    const refusedAtOnce = Response.json({ error: { message: "Sign in first." } }, { status: 401 });
    expect((await read(refusedAtOnce)).result).toBe("Sign in first.");
    expect((await read(new Response('{"step":"reading","share":0.5}\n'))).result).toMatch(/could not be reached/);
  });

  it("stops when whoever asked has gone", async () => {
    let steps = 0;
    const ended = new Promise<void>((resolve) => {
      const response = progressStream(async (tell) => {
        try {
          for (;;) {
            steps++;
            await tell({ step: "reading", share: 0 });
          }
        } finally {
          resolve();
        }
      });
      void response.body?.cancel();
    });
    await ended;
    expect(steps).toBeLessThan(10);
  });
});
