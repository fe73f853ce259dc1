import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { lineBudget, linesByRoom } from "./count-lines.mjs";
import { circlesIn, importGraph, importsIn, isTest, sourceFiles } from "./source-tree.mjs";

/** The turn is being cut into one pipeline; its circle goes with the second one. */
const mending = ["lib/dialogue/held-turn.ts,lib/dialogue/run-turn.ts,lib/dialogue/state/turn-after.ts"];

describe("imports", () => {
  it("go one way: no file imports itself through others, types included", () => {
    const graph = importGraph();
    expect(graph.size).toBeGreaterThan(1000);
    expect(
      circlesIn(graph)
        .map(String)
        .filter((circle) => !mending.includes(circle)),
    ).toEqual([]);
  });

  it("are found in every form they have", () => {
    const text = [
      'import { z } from "zod";',
      'import type {\n  A,\n  B,\n} from "./types";',
      'import "./side-effect";',
      'export * from "./all";',
      'export { one } from "./one";',
      'const said = "import { no } from nowhere";',
    ].join("\n");
    expect(importsIn(text).sort()).toEqual(["./all", "./one", "./side-effect", "./types", "zod"]);
  });

  it("are seen as a circle when they lead back, however far round", () => {
    const graph = new Map([
      ["a", ["b"]],
      ["b", ["c"]],
      ["c", ["a", "d"]],
      ["d", []],
      ["e", ["e"]],
    ]);
    expect(circlesIn(graph)).toEqual([["a", "b", "c"], ["e"]]);
  });
});

/** Folders of data, and one that is being emptied. */
const wideFolders = ["db/seed/makes", "db/queries/study"];

describe("folders", () => {
  it("hold at most 25 source files each; tests are not counted", () => {
    const counts = new Map<string, number>();
    for (const file of sourceFiles()) {
      const folder = file.includes("/") ? file.slice(0, file.lastIndexOf("/")) : ".";
      if (!isTest(file) && !wideFolders.includes(folder)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    expect([...counts].filter(([, count]) => count > 25)).toEqual([]);
  });

  it("of data are the only wide ones", () => {
    for (const folder of wideFolders) expect(readdirSync(join(folder)).length).toBeGreaterThan(25);
  });
});

describe("the code", () => {
  it("stays within its budget of lines", () => {
    const rooms = linesByRoom();
    const total = rooms.reduce((sum, { code }) => sum + code, 0);
    expect(rooms.map(({ room }) => room)).toEqual(
      expect.arrayContaining(["app", "cli", "components", "db", "lib/dialogue"]),
    );
    expect(total).toBeLessThanOrEqual(lineBudget);
    expect(total).toBeGreaterThan(lineBudget / 2);
  });
});
