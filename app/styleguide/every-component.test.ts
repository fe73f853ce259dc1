import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

/** Shop rooms only. Others need real facts on their own pages. */
const rooms = ["ui", "chat", "constraints", "results"];
const pages = new Map([
  ["results/model/lead-facts", "the page of a model"],
  ["results/model/model-sheet", "the page of a model"],
]);

function fileOf(from: string, reference: string): string | undefined {
  if (!reference.startsWith("@/") && !reference.startsWith(".")) return undefined;
  const base = reference.startsWith("@/") ? reference.slice(2) : join(dirname(from), reference);
  return [`${base}.tsx`, `${base}.ts`].find(existsSync);
}

function drawn(from: string, seen = new Set<string>()): Set<string> {
  if (seen.has(from)) return seen;
  seen.add(from);
  for (const [, reference = ""] of readFileSync(from, "utf8").matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)) {
    const file = fileOf(from, reference);
    if (file) drawn(file, seen);
  }
  return seen;
}

describe("the styleguide", () => {
  it("shows every component of the shop", () => {
    const shown = drawn("app/styleguide/page.tsx");
    const missing = rooms.flatMap((room) =>
      readdirSync(join("components", room), { recursive: true, encoding: "utf8" })
        .filter(
          (name) => name.endsWith(".tsx") && !name.endsWith(".test.tsx") && !shown.has(`components/${room}/${name}`),
        )
        .map((name) => `${room}/${name.replace(".tsx", "")}`),
    );
    expect(missing.sort()).toEqual([...pages.keys()].sort());
  });
});
