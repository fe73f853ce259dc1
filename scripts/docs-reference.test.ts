import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { defaultProducts } from "@/db/seed/default-catalog";
import { catalogChecksum } from "@/lib/catalog/files/checksum";
import { referencePages, variables } from "./testing/reference-pages";

describe("the reference pages", () => {
  it("say what the code says; `npm run docs:reference` writes them again", { timeout: 180_000 }, async () => {
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

describe("the example study", () => {
  it("names the catalog that ships; `npm run docs:reference` writes its checksum", async () => {
    const example = readFileSync("docs/examples/study.yaml", "utf8");
    const named = example.replace(/(checksum: "?)[0-9a-f]{64}/, `$1${catalogChecksum(defaultProducts())}`);
    await expect(named).toMatchFileSnapshot("../docs/examples/study.yaml");
  });
});
