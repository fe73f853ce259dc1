import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type ScriptedModel, startScriptedModel } from "@/e2e/scripted-model/scripted-model";
import { playRoles } from "@/e2e/scripted-model/scripted-roles";
import { openSlice } from "@/lib/catalog/catalog-slice";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { runTurn } from "@/lib/dialogue/run-turn";
import type { Act } from "@/lib/dialogue/state/act";
import { emptyConversation } from "@/lib/dialogue/state/conversation-state";
import { agentDecisions, type ShopMethod, settingsFor } from "@/lib/dialogue/state/settings";
import type { TurnEvent } from "@/lib/dialogue/state/turn-event";
import { createModelPort } from "@/lib/model/call-model";
import { resolveModel } from "@/lib/model/resolve-model";
import { createEmbeddedReader } from "@/lib/reading/hearing-reader";
import { shopAgents } from "./shop-agents";

const products = [
  makeProduct({ position: 0, make: "Honda", style: "Sedan", year: 2017, highwayMpg: 38, msrp: 21_000 }),
  makeProduct({ position: 1, make: "Honda", style: "Sedan", year: 2014, highwayMpg: 44, msrp: 19_000 }),
  makeProduct({ position: 2, make: "Honda", style: "Sedan", year: 2016, highwayMpg: 30, msrp: 18_000 }),
];
const catalog = createColumnReader(products);
const words = "a sedan from 2016, at most $20,000 and at least 42 mpg on the highway";

let server: ScriptedModel;
let wits: "plainly" | "badly" = "plainly";
let heavy = "";
beforeAll(async () => {
  server = await startScriptedModel((request) => {
    const data = JSON.parse(request.messages.at(-1)?.text ?? "{}");
    const isWeighing = request.messages[0]?.text.startsWith("You weigh");
    if (!isWeighing || heavy === "") return playRoles(wits)(request);
    const weights = data.wishes.map((wish: string) => (wish.includes(heavy) ? 0.9 : 0.05));
    return { kind: "answer", text: JSON.stringify({ weights }) };
  });
});
afterAll(() => server.close());
beforeEach(() => {
  wits = "plainly";
  heavy = "";
  server.requests.length = 0;
});

function shop(method: ShopMethod, { tokenCap = 100_000, jobs = agentDecisions as readonly string[] } = {}) {
  const resolved = resolveModel({ OPENAI_BASE_URL: server.baseUrl, OPENAI_MODEL: "scripted", OPENAI_TIMEOUT: 5 });
  if (!resolved) throw new Error("nothing was resolved");
  const settings = { ...settingsFor(method), agents: agentDecisions.filter((each) => jobs.includes(each)) };
  let state = emptyConversation();
  const play = async (act: Act) => {
    const agents = shopAgents(createModelPort(resolved), settings, { tokenCap });
    const vocabulary = await catalog.vocabulary();
    const preferences = createEmbeddedReader();
    const outcome = await runTurn({
      state,
      act,
      settings,
      catalog: openSlice(catalog),
      preferences,
      vocabulary,
      agents,
    });
    state = outcome.state;
    return outcome;
  };
  return { play, say: (text: string) => play({ kind: "words", text }) };
}

const roles = () => server.requests.map(({ messages }) => (messages[0]?.text ?? "").split(" ").slice(0, 3).join(" "));
const gaveWay = ({ state }: Awaited<ReturnType<ReturnType<typeof shop>["say"]>>) =>
  (state.concession?.adjustments ?? []).map(({ id }) => id);

const agentsIn = (events: readonly TurnEvent[]) => {
  const { agents } = events.find(({ name }) => name === "relaxation-choose")?.data ?? {};
  return (agents ?? {}) as { calls?: object; failure?: string };
};

describe("the shop's methods with a language model", () => {
  it.each(["optimal", "global"] as const)(
    "weighs once for %s, and the weights decide what gives way",
    async (method) => {
      for (const [wish, id] of [
        ["2016", "year:>="],
        ["$20,000", "msrp:<="],
      ] as const) {
        heavy = wish;
        server.requests.length = 0;
        const outcome = await shop(method).say(words);
        expect(roles()).toEqual(["You weigh the"]);
        const weight = outcome.state.wishes.constraints.find((each) => each.id === id)?.weight ?? 0;
        for (const each of outcome.state.wishes.constraints)
          if (each.id !== id) expect(each.weight).toBeLessThan(weight);
        expect(gaveWay(outcome)).not.toContain(id);
        expect(outcome.state.modelTokens).toBeGreaterThan(0);
      }
    },
  );

  it("compares every pair in both orders for pairwise, keeps the weights, and writes the calls into the log", async () => {
    const { events, state } = await shop("pairwise").say(words);
    const k = state.wishes.constraints.length;
    expect(roles()).toEqual(Array.from({ length: k * (k - 1) }, () => "You compare two"));
    expect(state.weighedBy).toBe("model");
    const { calls } = agentsIn(events);
    expect(Object.keys(calls ?? {})).toEqual([expect.stringMatching(/^pairwise@[0-9a-f]{8}$/)]);
  });

  it.each(["local", "greedy", "hybrid"] as const)("asks nothing beyond the reading for %s", async (method) => {
    await shop(method).say(words);
    expect(roles()).toEqual([]);
  });

  it("chooses among the candidates once a round for formal, by taps too", async () => {
    const { say, play } = shop("formal");
    const first = await say(words);
    expect(roles()).toEqual(["You repair a"]);
    const candidates = JSON.parse(server.requests[0]?.messages.at(-1)?.text ?? "{}").candidates as string[];
    expect(candidates.length).toBe(first.state.formal?.proposals.length);
    await play({ kind: "disagree" });
    expect(roles()).toHaveLength(2);
    await play({ kind: "undo" });
    expect(roles()).toHaveLength(2);
  });

  it("asks nothing while cars match, on taps, beyond the cap, or for a job it was not given", async () => {
    const { say, play } = shop("optimal");
    await say("a sedan, at most $20,000");
    await play({ kind: "edit-constraint", edit: { kind: "remove", id: "msrp:<=" } });
    await shop("optimal", { tokenCap: 0 }).say(words);
    await shop("optimal", { jobs: ["repairing"] }).say(words);
    expect(roles()).toEqual([]);
  });

  it("never touches a weight the shopper set, and decides by code where the model fails", async () => {
    const { say, play } = shop("optimal");
    await say("a sedan, at most $20,000");
    await play({ kind: "edit-constraint", edit: { kind: "weigh", id: "msrp:<=", weight: 0.93 } });
    heavy = "2016";
    const outcome = await say("from 2016 and at least 42 mpg on the highway");
    expect(roles()).toEqual(["You weigh the"]);
    expect(outcome.state.wishes.constraints.find(({ id }) => id === "msrp:<=")?.weight).toBe(0.93);
    server.script({ kind: "status", status: 500 });
    const alone = await shop("optimal").say(words);
    expect(alone.state.weighedBy).toBeUndefined();
    expect(agentsIn(alone.events).failure).toBe("server-error");
  });
});
