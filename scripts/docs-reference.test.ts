import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { referencePages, variables } from "./testing/reference-pages";

describe("the reference pages", () => {
  it("say what the code says; `npm run docs:reference` writes them again", async () => {
    const pages = await referencePages();
    for (const [name, text] of pages) await expect(text).toMatchFileSnapshot(`../docs/reference/${name}`);
  });

  it("hold every variable that the environment is read from", () => {
    const [, schema = ""] =
      /environmentSchema = z\.object\(\{\n([\s\S]*?)\n\}\);/.exec(readFileSync("lib/env.ts", "utf8")) ?? [];
    const read = [...schema.matchAll(/^ {2}([A-Z][A-Z0-9_]*):/gm)].map(([, name = ""]) => name);
    expect(read.length).toBeGreaterThan(20);
    expect(
      variables()
        .map(({ name }) => name)
        .sort(),
    ).toEqual(read.sort());
  });
});
