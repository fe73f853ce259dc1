import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type ScriptedModel, startScriptedModel } from "@/e2e/scripted-model/scripted-model";
import type { ScriptedReply } from "@/e2e/scripted-model/scripted-reply";
import { createModelPort } from "@/lib/model/call-model";
import { resolveModel } from "@/lib/model/resolve-model";
import { proposePack } from "./propose-pack";
import { suggestWords } from "./suggested-words";
import { packFiles } from "./write-pack";

const header = ["Brand", "Name", "Type", "Price", "Watts", "Cordless", "Finish"];
const rows = Array.from({ length: 60 }, (_, index) => [
  ["Brewly", "Hotpot"][index % 2] ?? "",
  `Kettle ${index}`,
  ["gooseneck", "classic"][index % 2] ?? "",
  String(20 + ((index * 7) % 41)),
  String(900 + ((index * 13) % 17) * 100),
  index % 3 === 0 ? "no" : "yes",
  ["matte", "glossy", "brushed"][index % 3] ?? "",
]);
const proposal = proposePack({ header, rows }, "kettle");
if ("fault" in proposal) throw new Error(proposal.fault);
const things = ["kettle", "kettles"] as const;

let server: ScriptedModel;
beforeAll(async () => {
  server = await startScriptedModel();
});
afterAll(() => server.close());
beforeEach(() => {
  server.requests.length = 0;
});

const entry = { value: null as string | null, say: [] as string[], better: null as string | null };
const column = (name: string, more: Partial<typeof entry> & { question?: string }) => {
  return { column: name, ...entry, question: null, ...more };
};
const answer = (columns: unknown[], more = {}): ScriptedReply => {
  return { kind: "answer", text: JSON.stringify({ columns, things: [], loose: [], ...more }) };
};
/** The first columns of a table go into the first request, the others into the second. */
const nothing = answer([]);

async function suggested(...replies: ScriptedReply[]) {
  const resolved = resolveModel({ OPENAI_BASE_URL: server.baseUrl, OPENAI_MODEL: "scripted", OPENAI_TIMEOUT: 2 });
  if (!resolved || "fault" in proposal) throw new Error("nothing was resolved");
  server.script(...replies);
  return suggestWords(proposal, things, createModelPort(resolved));
}

const filesOf = async (...replies: ScriptedReply[]) => {
  const { pack } = await suggested(...replies);
  return packFiles(pack, { folder: "kettles", thing: "kettle", things: "kettles" }, 'ALTER TABLE "car" --> ');
};

describe("words from a model", () => {
  it("become a column's names, values' names, direction, question, other things and loose words, and it says so", async () => {
    const columns = [
      column("style", { value: "gooseneck", say: ["Swan neck", "pour-over spout"] }),
      column("watts", { say: ["wattage"], better: "more", question: "How strong should it be?" }),
    ];
    const loose = [{ name: "a quiet morning", columns: ["watts", "price"], say: ["for early birds"] }];
    const replies = [answer(columns, { things: ["water boiler"], loose }), nothing];
    const files = await filesOf(...replies);
    expect(files["domains/kettles/slots/style.ts"]).toContain(
      'say: ["swan neck", "pour over spout"], means: /^gooseneck$/',
    );
    expect(files["domains/kettles/slots/watts.ts"]).toMatch(/direction: "more".*"How strong should it be\? /s);
    expect(files["domains/kettles/slots/watts.ts"]).toContain('"wattage"');
    expect(files["domains/kettles/index.ts"]).toContain('also: ["water boiler"]');
    expect(files["domains/kettles/trade.ts"]).toContain(
      'slots: ["watts", "price"], ask: true, say: ["for early birds"]',
    );
    const { told } = await suggested(...replies);
    expect(told).toEqual([
      "From the model: type gooseneck: swan neck, pour over spout",
      "From the model: watts: wattage",
      "From the model: watts: more is better",
      "From the model: a question about watts: How strong should it be?",
      "From the model: kettle: water boiler",
      "From the model: a quiet morning: for early birds",
    ]);
  });

  it("are dropped where another column or value has them, where the table lacks the value, and where they say nothing", async () => {
    const columns = [
      column("style", { value: "gooseneck", say: ["glossy", "classic"] }),
      column("style", { value: "whistling", say: ["whistler"] }),
      column("color", { say: ["hue"] }),
      column("watts", { say: ["x", "a very long way to say how strong"], question: "Tell me {watts}" }),
      column("price", { better: "more" }),
    ];
    const loose = [{ name: "size", columns: ["volume"], say: ["roomy"] }];
    const { pack, told } = await suggested(answer(columns, { loose }), nothing);
    expect(told).toEqual([
      'Not taken from the model: "glossy" for type gooseneck: it means finish glossy',
      'Not taken from the model: "classic" for type gooseneck: it means type classic',
      "Not taken from the model: words for style whistling: the table has none",
      "Not taken from the model: words for color : the table has none",
      'Not taken from the model: "x" for watts: it says too little',
      'Not taken from the model: "a very long way to say how strong" for watts: it is too long',
      "Not taken from the model: a question about watts: Tell me {watts}",
    ]);
    expect(pack.slots.find(({ name }) => name === "price")?.direction).toBe("less");
    expect(pack.loose).toEqual([]);
  });

  it.each<[string, ScriptedReply[], string]>([
    ["breaks down", [{ kind: "status", status: 500 }, nothing], "server-error"],
    [
      "answers by another schema",
      [{ kind: "answer", text: '{"columns": 3}' }, { kind: "answer", text: "{}" }, nothing],
      "malformed",
    ],
  ])("stay those of the table where the model %s", async (_what, replies, failure) => {
    const plain = packFiles(
      "fault" in proposal ? { slots: [], rows: [], left: [] } : proposal,
      { folder: "kettles", thing: "kettle", things: "kettles" },
      'ALTER TABLE "car" --> ',
    );
    const { told } = await suggested(...replies);
    expect(told).toEqual([expect.stringContaining(`The model failed (${failure})`)]);
    expect(await filesOf(...replies)).toEqual(plain);
  });

  it("are asked for by the columns and values of the table alone", async () => {
    await suggested(nothing, nothing);
    expect(server.requests).toMatchObject([{ structured: true }, { structured: true }]);
    const said = server.requests.flatMap(({ messages }) => messages).map(({ text }) => text);
    for (const each of ["gooseneck", "brushed", "Watts", "kettle"]) expect(said.join()).toContain(each);
    expect(said.join()).not.toContain("Kettle 7");
  });
});
