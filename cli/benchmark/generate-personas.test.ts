import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { runLeeway } from "@/cli/testing/run-leeway";
import { type ScriptedModel, startScriptedModel } from "@/e2e/scripted-model/scripted-model";
import type { ScriptedReply, ScriptedRequest } from "@/e2e/scripted-model/scripted-reply";

const header =
  "Make,Model,Year,Engine Fuel Type,Engine HP,Engine Cylinders,Transmission Type,Driven_Wheels,Number of Doors,Market Category,Vehicle Size,Vehicle Style,highway MPG,city mpg,Popularity,MSRP";
const rows = Array.from({ length: 120 }, (_, index) => {
  const size = ["Compact", "Midsize", "Large"][index % 3];
  return `${index % 2 ? "Alpha" : "Beta"},M${index % 5},${2005 + (index % 12)},regular unleaded,${100 + index},4,AUTOMATIC,front wheel drive,4,N/A,${size},Sedan,${45 - Math.floor(index / 6)},${38 - Math.floor(index / 6)},10,${14_000 + index * 200}`;
});

function persona({ messages }: ScriptedRequest): ScriptedReply {
  const asked = messages.at(-1)?.text ?? "";
  const base = /Base car: (.*)/.exec(asked)?.[1]?.replace(/\w+: /g, "") ?? "";
  const wishes = [...asked.matchAll(/^\d+\. (\w+) .*?"(.+?)", (a must|a strong|aimed|a nice)/gm)].map(
    ([, slot, value, level]) => {
      const matters = {
        "a must": "is non-negotiable",
        "a strong": "is what I strongly prefer",
        aimed: "is good, somewhat flexible",
        "a nice": "is nice-to-have",
      };
      return `For the ${slot} ${value} ${matters[level as keyof typeof matters]}.`;
    },
  );
  return { kind: "answer", text: JSON.stringify({ opening: `I want ${base}.`, wishes }) };
}

let folder = "";
let caches = 0;
let server: ScriptedModel;
let reply: (request: ScriptedRequest) => ScriptedReply = persona;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "leeway-"));
  await writeFile(join(folder, "catalog.csv"), [header, ...rows].join("\n"));
  server = await startScriptedModel((request) => reply(request));
  vi.stubEnv("OPENAI_BASE_URL", server.baseUrl);
  vi.stubEnv("OPENAI_MODEL", "scripted");
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.close();
  await rm(folder, { recursive: true });
});

async function generate(...more: string[]) {
  const args = [
    "generate",
    "--catalog",
    join(folder, "catalog.csv"),
    "--setting",
    "S3",
    "--count",
    "2",
    "--agent",
    "playing=model",
    "--cache",
    join(folder, `cache-${caches++}`),
  ];
  const { code, out, err } = await runLeeway([...args, ...more]);
  const items = out
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  return { code, err, items };
}

describe("leeway generate --agent playing=model", { timeout: 60_000 }, () => {
  it("writes what the model wrote, says who did and what it took", async () => {
    reply = persona;
    const { code, err, items } = await generate();
    expect(code, err).toBe(0);
    expect(items.map(({ personaBy }) => personaBy)).toEqual(["scripted", "scripted"]);
    expect(items[0].persona).toMatch(/non-negotiable.*nice-to-have/);
    expect(err).toMatch(/2 personas by scripted, 0 by the grammar; persona@[0-9a-f]{8} 2 requests/);
  });

  it("falls back on the grammar, or stops, when no try is any good", async () => {
    reply = () => ({ kind: "answer", text: "I like cars." });
    const { code, err, items } = await generate();
    expect(code, err).toBe(0);
    expect(items.map(({ personaBy }) => personaBy)).toEqual(["grammar", "grammar"]);
    expect(err).toMatch(/0 personas by scripted, 2 by the grammar; persona@[0-9a-f]{8} 6 requests/);
    const spent = await generate("--token-budget", "1");
    expect([spent.code, spent.err]).toEqual([1, expect.stringContaining("over-cap")]);
    const stopped = await generate("--if-refused", "stop");
    expect(stopped.code).toBe(1);
    expect(stopped.err).toMatch(/no persona of scripted could be used/);
  });
});
