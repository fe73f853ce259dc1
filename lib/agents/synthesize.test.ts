import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ScriptedModel, startScriptedModel } from "@/e2e/scripted-model/scripted-model";
import { createModelPort } from "@/lib/model/call-model";
import { resolveModel } from "@/lib/model/resolve-model";
import { compileSheet } from "@/lib/rules/compile/compile-sheet";
import type { Program } from "@/lib/rules/program";
import { differences } from "@/lib/rules/testing/differences";
import { startDesk } from "./desk";
import { synthesize } from "./synthesize";

const text = "Managers may spend up to $45,000. Everyone else may spend up to $35,000. No convertibles.";

let server: ScriptedModel;
beforeAll(async () => {
  server = await startScriptedModel();
});
afterAll(() => server.close());

/** What a model would answer: the program with a quote for each place. */
function written(program: Program | undefined): string {
  return JSON.stringify(program, (_key, value) => {
    if (!Array.isArray(value?.span)) return value;
    const { span, ...rest } = value;
    return { ...rest, quote: text.slice(...(span as [number, number])) };
  });
}

async function read(...answers: string[]) {
  const resolved = resolveModel({ OPENAI_BASE_URL: server.baseUrl, OPENAI_MODEL: "scripted" });
  if (!resolved) throw new Error("nothing was resolved");
  server.script(...answers.map((each) => ({ kind: "answer" as const, text: each })));
  const desk = startDesk(createModelPort(resolved));
  const programs = [];
  for (let attempt = 1; attempt <= answers.length; attempt++) programs.push(await synthesize(desk, text, attempt));
  return programs;
}

describe("a program that a model writes", () => {
  const answer = written(compileSheet(text).program);

  it("is checked data with its places in the text, and equal readings leave no question", async () => {
    const [one, other] = await read(answer, answer);
    if (!one || !other) throw new Error("nothing was written");
    expect(one.root.op === "all" && one.root.of.map(({ span }) => text.slice(...span))).toContain("No convertibles");
    const { found, cells } = differences(one, other);
    expect(found).toEqual([]);
    expect(cells).toBeGreaterThan(5);
  });

  it("is asked about once for each sentence that another reading takes otherwise", async () => {
    const [one, other] = await read(answer, answer.replaceAll("45000", "54000").replace('"convertible"', '"coupe"'));
    if (!one || !other) throw new Error("nothing was written");
    const { found } = differences(one, other);
    expect(found.map(({ span }) => text.slice(...span))).toEqual([
      "Managers may spend up to $45,000",
      "No convertibles",
    ]);
    expect(found[0]).toMatchObject({ facts: { grade: "manager" }, outcomes: [false, true] });
  });

  it("is refused where it quotes what the text lacks, or reads a key that nothing describes", async () => {
    const bad = [
      answer.replaceAll("No convertibles", "No motorcycles"),
      answer.replace('"key":"price"', '"key":"cost"'),
    ];
    for (const each of bad) expect(await read(each)).toEqual([null]);
  });
});
