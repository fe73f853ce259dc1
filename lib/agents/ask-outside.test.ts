import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { answeringPort } from "@/lib/agents/testing/answering-port";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { toConstraint } from "@/lib/constraints/constraint";
import { type ChoiceRequest, choiceAnswerSchema, choiceRequestSchema } from "@/lib/dialogue/deciding/outside-choice";
import { seededRandom } from "@/lib/random";
import { askOutside } from "./ask-outside";
import { checkOutside, drawRequests } from "./check-outside";

const evidence = [{ for: "weight" as const, turn: 0, start: 0, end: 4, quote: "must" }];
const wishes = [
  toConstraint({ slot: "msrp", op: "<=", value: 20_000, weight: 0.7, evidence }),
  toConstraint({ slot: "highwayMpg", op: ">=", value: 40, weight: 0.2 }),
];
const request: ChoiceRequest = {
  ...{ format: "leeway-choice/1", catalog: "0".repeat(64) },
  wishes: wishes.map((wish) => ({ text: wish.slot, wish })),
  candidates: wishes.toReversed().map(({ id, weight }) => ({ giveUp: [id], weight, matches: 3 })),
};
const [price, mileage] = wishes.map(({ id }) => id) as [string, string];

/** A method of a page: its path says how it behaves. */
function tinyMethod(): Server {
  const bodyOf = async (message: IncomingMessage) => {
    const parts: Buffer[] = [];
    for await (const part of message) parts.push(part as Buffer);
    return choiceRequestSchema.parse(JSON.parse(Buffer.concat(parts).toString()));
  };
  return createServer(async (message, response) => {
    const { candidates } = await bodyOf(message);
    const heaviest = candidates.toSorted((a, b) => b.weight - a.weight)[0];
    if (message.url === "/slow") await new Promise((resolve) => setTimeout(resolve, 400));
    if (message.url === "/moved") response.writeHead(302, { location: "/heaviest" });
    if (message.url === "/broken") response.writeHead(500);
    const said = { "/stranger": { giveUp: ["color"] }, "/both": { giveUp: [price, mileage] } }[message.url ?? ""];
    response.end(message.url === "/words" ? "the price" : JSON.stringify(said ?? { giveUp: heaviest?.giveUp }));
  });
}

describe("an arm whose choice is made outside", () => {
  const server = tinyMethod();
  let base = "";
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());
  const at = (path: string) => ({
    ...{ kind: "http" as const, quotes: true, url: `${base}${path}` },
    timeoutMs: path === "/slow" ? 100 : 5000,
  });
  const post = (path: string, hosts = ["127.0.0.1"]) => askOutside({ hosts, port: null })(at(path), request, []);

  it("is the candidate that a method answers by HTTP, with its address on record", async () => {
    expect(await post("/heaviest")).toEqual({
      ...{ outcome: "chosen", giveUp: [price], who: `${base}/heaviest`, answer: JSON.stringify({ giveUp: [price] }) },
    });
  });

  it.each([
    ["/words", "bad-answer"],
    ["/stranger", "bad-answer"],
    ["/both", "bad-answer"],
    ["/slow", "timeout"],
    ["/broken", "fault"],
    ["/moved", "fault"],
  ])("leaves the choice to the arm's own method after %s: %s", async (path, outcome) => {
    expect(await post(path)).toMatchObject({ outcome, giveUp: null });
  });

  it("reaches allowed hosts only, and says where nothing listens", async () => {
    expect(await post("/heaviest", ["method.example.org"])).toMatchObject({ outcome: "not-allowed", giveUp: null });
    const nowhere = { ...at("/"), url: "http://127.0.0.1:1/" };
    expect(await askOutside({ hosts: ["127.0.0.1:1"], port: null })(nowhere, request, [])).toMatchObject({
      outcome: "fault",
    });
  });

  it("meets the contract, which a check with drawn wishes finds in a server", async () => {
    const products = Array.from({ length: 60 }, (_, position) =>
      makeProduct({
        position,
        msrp: 15_000 + position * 700,
        highwayMpg: 20 + ((position * 7) % 25),
        year: 2000 + (position % 17),
      }),
    );
    const random = seededRandom(1, "contract");
    const requests = await drawRequests(createColumnReader(products), products, { count: 3, random });
    expect(requests).toHaveLength(3);
    const tools = { ask: askOutside({ hosts: ["127.0.0.1"], port: null }), now: () => 0 };
    for await (const found of checkOutside(at("/heaviest"), requests, tools)) {
      expect(found).toMatchObject({ outcome: "chosen", repeats: true });
    }
    for await (const found of checkOutside(at("/words"), requests, tools)) {
      expect(found).toMatchObject({ outcome: "bad-answer", answer: "the price" });
    }
  });

  const model = (answer: unknown, asks: "choice" | "weights") =>
    askOutside({ hosts: [], port: answeringPort(answer) })({ kind: "model", asks }, request, []);

  it("is a language model's choice, or the lightest candidate by the model's weights", async () => {
    expect(await model({ choice: 2 }, "choice")).toMatchObject({ outcome: "chosen", giveUp: [price] });
    expect((await model({ choice: 1 }, "choice")).who).toMatch(/^test repair\S*/);
    expect(await model({ weights: [0.1, 0.9] }, "weights")).toMatchObject({ outcome: "chosen", giveUp: [price] });
  });

  it("falls back where the model says nothing usable, or none is configured", async () => {
    for (const answer of ["the price", { choice: 3 }])
      expect(await model(answer, "choice")).toMatchObject({ outcome: "bad-answer", giveUp: null });
    expect(await model({ weights: [1] }, "weights")).toMatchObject({ outcome: "bad-answer" });
    const none = askOutside({ hosts: [], port: null })({ kind: "model", asks: "choice" }, request, []);
    expect(await none).toMatchObject({ outcome: "no-model", giveUp: null });
  });

  it("is documented as a JSON schema", async () => {
    const schema = { request: z.toJSONSchema(choiceRequestSchema), answer: z.toJSONSchema(choiceAnswerSchema) };
    const text = `${JSON.stringify(schema, null, 2)}\n`;
    await expect(text).toMatchFileSnapshot("../../docs/outside-method.schema.json");
  });
});
