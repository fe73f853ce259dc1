import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it, vi } from "vitest";

const token = "a-token-of-this-test-alone";
let route: typeof import("./route");

beforeAll(async () => {
  vi.stubEnv("METRICS_TOKEN", token);
  vi.stubEnv("DATABASE_URL", "");
  vi.stubEnv("SESSION_SECRET", "a secret of this test alone");
  route = await import("./route");
});
afterAll(() => vi.unstubAllEnvs());

async function ask(authorization?: string) {
  const headers: Record<string, string> = authorization ? { authorization } : {};
  const response = await route.GET(new Request("http://leeway.test/metrics", { headers }));
  return { status: response.status, type: response.headers.get("content-type"), text: await response.text() };
}

function figureOf(text: string, line: string): number | undefined {
  const found = text.split("\n").find((each) => each.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
}

it.each([undefined, "Bearer", "Bearer wrong", `Basic ${token}`, token, `Bearer ${token}x`])(
  "is no address for %s",
  async (authorization) => expect((await ask(authorization)).status).toBe(404),
);

it("gives figures of the process, and counts requests by class of route, those shed, and nothing by address", async () => {
  const { timeRequests } = await import("@/app/_server/metrics/metrics");
  const { errorResponse } = await import("@/app/_server/answered-route");
  const { Refusal } = await import("@/app/_server/refusal");
  timeRequests();
  const server = createServer((_, response) => response.writeHead(201).end("fine"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  for (const id of ["one", "two"]) {
    await (
      await fetch(`http://127.0.0.1:${port}/api/conversations/${id}/turns?secret=words`, { method: "POST" })
    ).text();
  }
  server.close();
  errorResponse(new Refusal(429, "too-many", "That was a lot."));
  errorResponse(new Refusal(404, "not-found", "Nothing is here."));
  await vi.waitFor(async () => {
    const { text } = await ask(`Bearer ${token}`);
    expect(figureOf(text, 'leeway_request_seconds_count{route="turn",status="2xx"}')).toBe(2);
  });
  const { status, type, text } = await ask(`bearer ${token}`);
  expect(status).toBe(200);
  expect(type).toContain("text/plain; version=0.0.4");
  expect(figureOf(text, 'leeway_shed_requests_total{reason="too-many"}')).toBe(1);
  expect(text).not.toContain('reason="not-found"');
  expect(figureOf(text, "process_resident_memory_bytes")).toBeGreaterThan(1e7);
  expect(figureOf(text, "nodejs_eventloop_lag_p99_seconds")).toBeGreaterThanOrEqual(0);
  for (const word of ["secret", "words", "one", "127.0.0.1"]) expect(text).not.toContain(`"${word}"`);
});
