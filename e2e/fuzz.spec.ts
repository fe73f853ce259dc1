import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "@playwright/test";
import fc from "fast-check";

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
const odd = fc.oneof(
  fc.string({ maxLength: 200 }),
  fc.constantFrom(
    "",
    "%00",
    "..",
    "null",
    "-1",
    "1e999",
    "__proto__",
    "'; drop table cars; --",
    "💥".repeat(50),
    "a".repeat(5000),
  ),
);
const segment = fc.oneof(
  { weight: 3, arbitrary: odd.map((text) => encodeURIComponent(text) || "x") },
  { weight: 1, arbitrary: fc.constant("ID") },
);
const body = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.record({ messageId: odd, act: fc.jsonValue() }),
  fc.record({ text: odd, weights: fc.jsonValue() }),
);

/** What some routes read from their address beside its path. */
const asked: Record<string, string> = {
  results: "?groups=*&order=*",
  critiques: "?car=*",
  export: "?kind=*&version=*&file=*",
  enter: "?PROLIFIC_PID=*&method=*",
};

/** The address of every route handler there is; `*` takes something odd, or the number of a search that exists. */
const doors = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => /(^|\/)route\.tsx?$/.test(file))
  .map((file) => `/${dirname(file).replace(/\[[^\]]+\]/g, "*")}`)
  .map((path) => path + (asked[path.split("/").at(-1) ?? ""] ?? ""));

test("whatever is sent to any route gets an answer with a reason: no crash, no leak, no hang", async ({ request }) => {
  expect(doors.length).toBeGreaterThan(30);
  // Half the routes are a researcher's: signed in, what lies behind their door is tried too.
  const token = "research-token-of-the-browser-tests";
  const from = { "x-forwarded-for": "198.51.100.77" };
  expect((await request.post("/api/research/session", { data: { token }, headers: from })).ok()).toBe(true);
  const { id } = await (await request.post("/api/conversations", { data: {} })).json();
  const message = fc.record({
    door: fc.constantFrom(...doors),
    method: fc.constantFrom(...methods),
    parts: fc.array(segment, { minLength: 3, maxLength: 3 }),
    body,
    type: fc.constantFrom("application/json", "text/plain", "application/x-www-form-urlencoded"),
  });
  await fc.assert(
    fc.asyncProperty(message, async ({ door, method, parts, body: sent, type }) => {
      let used = 0;
      const path = door.replace(/\*/g, () => (parts[used++ % parts.length] ?? "x").replace("ID", id));
      const data = method === "GET" ? {} : { data: JSON.stringify(sent) };
      const response = await request.fetch(path, {
        method,
        timeout: 15_000,
        maxRedirects: 0,
        headers: { "content-type": type },
        ...data,
      });
      const text = await response.text();
      // No fault of the database, the model or the settings is made here: nothing may end in one.
      expect(response.status(), `${method} ${path} ${text.slice(0, 200)}`).toBeLessThan(500);
      expect(text).not.toMatch(/node_modules|at .*\.(ts|js):\d|select .* from|insert into/i);
    }),
    { numRuns: Number(process.env.FUZZ_RUNS ?? 250), seed: Number(process.env.FUZZ_SEED ?? 1) },
  );
  // It still works for everybody else.
  const last = { messageId: randomUUID(), act: { kind: "words", text: "a wagon" } };
  expect((await request.post(`/api/conversations/${id}/turns`, { data: last })).status()).toBe(200);
});
