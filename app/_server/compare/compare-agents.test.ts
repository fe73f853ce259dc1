import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { ComparisonView } from "@/components/compare/comparison-view";
import { type ScriptedModel, startScriptedModel } from "@/e2e/scripted-model/scripted-model";
import { playRoles } from "@/e2e/scripted-model/scripted-roles";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import { makeProduct } from "@/lib/catalog/testing/make-product";

const access = vi.hoisted(() => ({ now: "signed-out" as unknown }));
vi.mock("@/app/_server/session/research-session", () => ({ researchAccess: async () => access.now }));

const researcher = { name: "Rhea", role: "viewer" };
const reader = createColumnReader(
  Array.from({ length: 24 }, (_, position) =>
    makeProduct({
      position,
      make: position % 2 ? "Honda" : "Toyota",
      style: position % 3 ? "Sedan" : "Wagon",
      year: 2012 + (position % 8),
      highwayMpg: 28 + ((position * 5) % 17),
      msrp: 16_000 + 900 * position,
    }),
  ),
);
const text = "A wagon is a must. From 2019 is important, under $18,000 really matters, 42 mpg highway would be nice.";
/** In the words that the scripted shopper finds. */
const persona =
  "I want a Honda Sedan. A model year of 2025 or newer is my top priority. I care a lot about a budget of at most $20,000. At least 55 highway MPG would be nice, but I'm very flexible on highway mileage.";
const agents = ["reading", "weighting", "asking", "repairing", "playing"];

type Compare = (request: { text: string; agents?: string[] }) => Promise<ComparisonView>;

/** A server process reads its settings once, so each cap loads the modules. */
async function serverWith(cap: string): Promise<Compare> {
  vi.resetModules();
  vi.stubEnv("OPENAI_TOKEN_CAP", cap);
  const { openCompareTeam } = await import("./compare-agents");
  const { comparisonFor } = await import("./compare-ways");
  const { serverModel } = await import("@/app/_server/turn/words-reader");
  expect(serverModel()?.tokenCap).toBe(Number(cap));
  return async (request) => comparisonFor(reader, request, await openCompareTeam(request));
}

let server: ScriptedModel;
let compare: Compare;
let capped: Compare;
beforeAll(async () => {
  server = await startScriptedModel(playRoles("plainly"));
  vi.stubEnv("OPENAI_BASE_URL", server.baseUrl);
  vi.stubEnv("OPENAI_MODEL", "scripted");
  vi.stubEnv("OPENAI_TIMEOUT", "30");
  // Loading takes so long that the server would close connections between tests.
  compare = await serverWith("100000");
  capped = await serverWith("300");
}, 120_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.close();
});
beforeEach(() => {
  access.now = researcher;
  server.requests.length = 0;
});

const roles = () => new Set(server.requests.map(({ messages }) => (messages[0]?.text ?? "").slice(0, 15)));

describe("/lab/methods with a model", () => {
  it("holds the papers' interview, and shows calls, tokens and the cap", async () => {
    const view = await compare({ text: persona, agents });
    expect(view.status).toBe("compared");
    expect(roles().size).toBeGreaterThanOrEqual(5);
    expect(view.notes.at(-1)).toMatch(/^scripted took .*ask@.*extract@.*pairwise@.*tokens of at most 100,000\.$/);
    const sent = server.requests.length;
    await compare({ text: persona, agents });
    expect(server.requests.length).toBe(sent);
  });

  it("asks and extracts every wish the request names, once a weighting, and says how many", async () => {
    const view = await compare({ text: `${persona} The number of doors doesn't matter.`, agents });
    const [, k = ""] = /names, (\d+) in all/.exec(view.notes.join(" ")) ?? [];
    expect(Number(k)).toBe(6);
    const calls = new Map(
      [...(view.notes.at(-1) ?? "").matchAll(/([\w-]+)@[0-9a-f]{8} (\d+)/g)].map(([, name, count]) => [
        name,
        Number(count),
      ]),
    );
    // The local and the pairwise weighting ask alike, which the cache answers once.
    for (const name of ["ask", "roleplayer", "extract"]) expect([name, calls.get(name)]).toEqual([name, 3 * 6]);
    const extracted = view.wishes.length;
    expect([calls.get("global-weights"), calls.get("pairwise")]).toEqual([1, extracted * (extracted - 1)]);
    const asked = server.requests.filter(({ messages }) => messages[0]?.text.includes("Write one short question"));
    expect(new Set(asked.map(({ messages }) => JSON.parse(messages[1]?.text ?? "").attribute)).size).toBe(6);
  });

  it("gives the model only the jobs named", async () => {
    const view = await compare({ text: `${text} And a Toyota.`, agents: ["weighting"] });
    expect(roles()).toEqual(new Set(["You weigh the w", "You compare two"]));
    const own = await compare({ text: `${text} And a Toyota.` });
    expect(view.wishes.map(({ constraint }) => constraint.id)).toEqual(
      own.wishes.map(({ constraint }) => constraint.id),
    );
    expect(view.wishes.map(({ weights }) => weights.global)).not.toEqual(
      own.wishes.map(({ weights }) => weights.global),
    );
  });

  it("shows the built-in engine's once the cap is reached, and says how to go on", async () => {
    const compare = capped;
    const asked = `${text} A Honda would be nice.`;
    const view = await compare({ text: asked, agents });
    expect(view.notes.at(-2)).toMatch(/couldn't finish \(over-cap\)/);
    expect(view.columns).toEqual((await compare({ text: asked })).columns);
    const before = server.requests.length;
    await compare({ text: asked, agents });
    expect(server.requests.length).toBeGreaterThan(before);
  });

  it("spends nothing for visitors who are no researchers", async () => {
    access.now = "signed-out";
    const view = await compare({ text, agents });
    expect([server.requests.length, view.status]).toEqual([0, "compared"]);
  });
});
