import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { costs } from "@/app/_server/answered-route";
import * as limits from "@/app/_server/limits/rate-limits";
import { Refusal } from "@/app/_server/refusal";

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;

const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((file) =>
  /(^|\/)route\.tsx?$/.test(file),
);

async function handlersOf(file: string): Promise<[string, Handler][]> {
  const module = (await import(join(process.cwd(), "app", file))) as Record<string, Handler>;
  return methods.flatMap((method) => (module[method] ? [[method, module[method]]] : []));
}

const params = Promise.resolve(new Proxy({}, { get: (_, name) => (name === "then" ? undefined : "0") }));

const foreign: Record<string, Record<string, string>> = {
  "another site's page": { "sec-fetch-site": "cross-site" },
  "a sister host's page": { "sec-fetch-site": "same-site" },
  "another origin, by an old browser": { origin: "https://elsewhere.test" },
  "a sandboxed frame": { origin: "null" },
};

describe("every route handler", () => {
  it("is found by this test", () => {
    expect(files.length).toBeGreaterThanOrEqual(7);
  });

  it.each(files)("%s refuses requests from other sites' pages, whatever the method", async (file) => {
    const handlers = await handlersOf(file);
    expect(handlers.length).toBeGreaterThan(0);
    for (const [method, handler] of handlers) {
      for (const [who, headers] of Object.entries(foreign)) {
        const body = method === "GET" ? null : "{}";
        const request = new Request("http://leeway.test/api", {
          method,
          body,
          headers: { host: "leeway.test", "content-type": "application/json", ...headers },
        });
        const response = await handler(request, { params });
        expect(response.status, `${method} ${file} by ${who}`).toBe(403);
        expect(await response.json()).toMatchObject({ error: { code: "foreign-origin" } });
      }
    }
  });

  // Benchmark floors run without limits, and health reads nothing.
  const free = ["api/bench-floor", "api/health", "api/[...address]"];
  it.each(files.filter((file) => !free.some((each) => file.startsWith(each))))(
    "%s is charged, and is refused to an address that has spent its limit",
    async (file) => {
      vi.stubEnv("RATE_LIMIT_ADDRESS", "1");
      vi.stubEnv("DATABASE_URL", "");
      const path = `/${file.replace(/\/route\.tsx?$/, "").replaceAll(/\[\w+\]/g, "0")}`;
      for (const [method, handler] of await handlersOf(file)) {
        const sent = () =>
          new Request(`http://leeway.test${path}`, {
            method,
            body: method === "GET" ? null : "{}",
            headers: {
              host: "leeway.test",
              "content-type": "application/json",
              "x-leeway-address": `${method} ${path}`.replaceAll(/\W/g, "-"),
            },
          });
        await limits.spend(sent());
        const response = await handler(sent(), { params });
        expect(response.status, `${method} ${path}`).toBe(429);
      }
    },
  );

  it.each([
    ["api/conversations/route.ts", "GET", "light"],
    ["api/conversations/[id]/results/route.ts", "GET", "counting"],
    ["api/conversations/[id]/slots/[slot]/route.ts", "GET", "counting"],
    ["api/conversations/[id]/turns/route.ts", "POST", "words"],
    ["api/compare/route.ts", "POST", "words"],
    ["api/research/studies/check/route.ts", "POST", "words"],
    ["api/research/benchmark/runs/[name]/route.ts", "PUT", "heavy"],
    ["api/guest/route.ts", "GET", "heavy"],
  ] as const)("%s charges %s as %s", async (file, method, cost) => {
    const spent = vi.spyOn(limits, "spend").mockRejectedValue(new Refusal(429, "too-many", "Enough."));
    const handler = new Map(await handlersOf(file)).get(method);
    const headers = { host: "leeway.test", "content-type": "application/json" };
    const body = method === "GET" ? null : "{}";
    await handler?.(new Request("http://leeway.test/api", { method, body, headers }), { params });
    expect(spent.mock.calls[0]?.[1]).toBe(costs[cost]);
    spent.mockRestore();
  });

  it("lets a recruiter's link be followed from elsewhere, as a page and not embedded", async () => {
    const [first] = await handlersOf("study/[slug]/enter/route.ts");
    const opened = async (dest: string, mode: string) => {
      const headers = { "sec-fetch-site": "cross-site", "sec-fetch-dest": dest, "sec-fetch-mode": mode };
      return (await first?.[1](new Request("http://leeway.test/study/0/enter", { headers }), { params }))?.status;
    };
    expect(await opened("document", "navigate")).toBe(303);
    expect(await opened("iframe", "navigate")).toBe(403);
    expect(await opened("image", "no-cors")).toBe(403);
  });
});
