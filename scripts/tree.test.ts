import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { circlesIn } from "./testing/circles.mjs";
import { copiesAmong } from "./testing/copies.mjs";
import { kindOf, lineBudget, linesByRoom } from "./testing/count-lines.mjs";
import { arrowsOf, roomImports } from "./testing/room-graph.mjs";
import { importGraph, importsIn, isTest, sourceFiles } from "./testing/source-tree.mjs";
import { readersIn, readersOutside } from "./testing/words-outside.mjs";

describe("imports", () => {
  it("go one way: no file imports itself through others, types included", () => {
    const graph = importGraph();
    expect(graph.size).toBeGreaterThan(1000);
    expect(circlesIn(graph).map(String)).toEqual([]);
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

describe("the drawing of the rooms", () => {
  it("in docs/architecture.md has the arrows the code has", () => {
    const [, drawing = ""] =
      /```mermaid\nflowchart TD\n([\s\S]*?)```/.exec(readFileSync("docs/architecture.md", "utf8")) ?? [];
    const drawn = drawing
      .trim()
      .split("\n")
      .map((line) => line.trim());
    expect(drawn.sort()).toEqual(arrowsOf(roomImports()));
  });
});

describe("docs/architecture.md", () => {
  const page = readFileSync("docs/architecture.md", "utf8");
  const foldersOf = (room: string) =>
    readdirSync(room, { withFileTypes: true }).flatMap((each) => (each.isDirectory() ? [`${room}/${each.name}`] : []));

  it("has a line for every room of lib, and for every folder of the two that have a map", () => {
    const folders = ["lib", "lib/reading", "lib/dialogue"].flatMap(foldersOf);
    expect(folders.filter((folder) => !new RegExp(`^[-|] \`${folder}`, "m").test(page))).toEqual([]);
  });

  it("names no file and no folder that is gone", () => {
    const files = sourceFiles();
    const named = [...page.matchAll(/`([\w./-]*(?:\/[\w.-]+|\.(?:ts|json|md)))`/g)].map(([, name = ""]) => name);
    const isThere = (name: string) =>
      existsSync(name) || files.some((file) => file.endsWith(`/${name}`) || file.endsWith(`/${name}.ts`));
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((name) => !isThere(name))).toEqual([]);
  });
});

const wideFolders = ["domains/cars/catalog/makes"];

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

const namesOfNext = /^(?:GET|POST|PUT|DELETE|Page|NotFound|metadata|generateMetadata|dynamic)$/;

describe("names", () => {
  it("are borne by one thing each: no two files export the same one", () => {
    const files = new Map<string, string[]>();
    // No two packs load together, and each has the names of the other.
    const together = sourceFiles().filter((each) => !/^domains\/(?!cars\/)\w+\//.test(each));
    for (const file of together.filter((each) => /\.tsx?$/.test(each) && !isTest(each)))
      for (const name of exportsIn(readFileSync(file, "utf8"))) files.set(name, [...(files.get(name) ?? []), file]);
    expect(files.size).toBeGreaterThan(2000);
    expect([...files].filter(([name, among]) => among.length > 1 && !namesOfNext.test(name))).toEqual([]);
  });

  it("are found in every form an export has, and an overload is one", () => {
    const text = [
      "export const one = 1;",
      "export default async function two() {}",
      "export function three(a: string): void;",
      "export function three(a: number): void;",
      "export type Four = 4;",
      "const five = 5;",
    ].join("\n");
    expect(exportsIn(text)).toEqual(["one", "two", "three", "Four"]);
  });
});

function exportsIn(text: string): string[] {
  const exported =
    /^export (?:default )?(?:abstract )?(?:async )?(?:type|interface|const|let|function\*?|class) +([\w$]+)/gm;
  return [...new Set([...text.matchAll(exported)].map(([, name = ""]) => name))];
}

describe("the frame of a search", () => {
  it("goes with its slice: beside that it is only what a benchmark's item has written down", () => {
    const declared = /\bframe\??: (?:readonly )?(?:Predicate\[\]|ReadonlyArray<Predicate>)/;
    const files = sourceFiles().filter((file) => !isTest(file) && declared.test(readFileSync(file, "utf8")));
    expect(files).toEqual(["lib/benchmark/item.ts", "lib/catalog/catalog-slice.ts"]);
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

describe("no code", () => {
  it("is written twice, as a run of lines in two places", () => {
    expect(copiesAmong(sourceFiles().filter((file) => kindOf(file) === "code"))).toEqual([]);
  });

  it("escapes by its imports, comments or indentation", () => {
    const lines = Array.from({ length: 8 }, (_, place) => `call(${place});`);
    const texts: Record<string, string> = {
      "a.ts": ['import { call } from "./call";', ...lines].join("\n"),
      "b.ts": ["function other() {", ...lines.map((line) => `  // Says why.\n  ${line}`), "}"].join("\n"),
      "c.ts": lines.slice(1).join("\n"),
    };
    const found = copiesAmong(Object.keys(texts), (file) => texts[file] ?? "");
    expect(found).toEqual([{ lines: 8, at: ["a.ts:2", "b.ts:3"] }]);
  });
});

describe("a test that reads a corpus or the shipped catalog, or has a larger run", () => {
  const readsWhole = /from "[^"]*\/(?:default-catalog|every-make)"|["'`](?:\.\.\/)*corpus\/|\bLEEWAY_RUNS\b/;

  it("says so in its name, so it stays out of the unit tests", () => {
    const files = sourceFiles().filter((file) => /\.test\.tsx?$/.test(file) && !/^(?:db|scripts)\//.test(file));
    const whole = files.filter((file) => readsWhole.test(readFileSync(file, "utf8")));
    expect(whole.length).toBeGreaterThan(30);
    expect(whole.filter((file) => !/\.whole\.test\.tsx?$/.test(file))).toEqual([]);
  });
});

/** Patterns that never meet a shopper's text, with their real input. */
const meetsNoShopper: Readonly<Record<string, string>> = {
  "app/_server/benchmark/run-store.ts": "file names",
  "app/_server/metrics/metrics.ts": "paths of the server",
  "app/_server/session/host-cookie.ts": "the browser's name",
  "app/_server/session/on-phone.ts": "the browser's name",
  "app/metrics/route.ts": "a header",
  "components/chat/relaxation/relaxation-card.tsx": "a sentence of ours",
  "components/chat/assistant-message.tsx": "kinds of acts",
  "components/compare/lattice/lattice-layout.ts": "a label of ours",
  "components/research/benchmark/add-run-files.tsx": "file names",
  "db/connection/database-errors.ts": "codes of faults",
  "db/connection/server-database.ts": "a statement in SQL",
  "lib/dialogue/answering/tell-slot.ts": "a label of ours",
  "lib/study/configuration/check-instruments.ts": "names of pages",
  "lib/study/configuration/recruitment.ts": "an address",
  "lib/study/pilot/settles.ts": "an id of ours",
  "lib/study/redirect.ts": "an address",
};

describe("words that go with a count", () => {
  const byHand = /=== 1 \? (["`])[^"`]+\1 : ["`]/;

  it("come from the messages or from the rules of plurals, never from a comparison with one", () => {
    const files = sourceFiles().filter((file) => !isTest(file) && !file.startsWith("scripts/"));
    expect(files.filter((file) => byHand.test(readFileSync(file, "utf8")))).toEqual([]);
    expect('count === 1 ? " car" : " cars"').toMatch(byHand);
  });
});

describe("a shopper's text", () => {
  it("is read in lib/reading alone: no other room holds a pattern or a list of words for it", () => {
    const found = readersOutside().filter(({ file }) => !(file in meetsNoShopper));
    expect(found).toEqual([]);
  });

  it("has no exception that is not needed any more", () => {
    const needed = new Set(readersOutside().map(({ file }) => file));
    expect(Object.keys(meetsNoShopper).filter((file) => !needed.has(file))).toEqual([]);
  });

  it("would be noticed: patterns with words and lists of words are found, marks and classes are not", () => {
    expect(readersIn("if (/\\b(cheap|dear)\\b/i.test(text)) return;")).toHaveLength(1);
    expect(readersIn('const sure = new Set(["yes", "sure", "okay", "fine"]);')).toHaveLength(1);
    expect(readersIn("return /^[\\w-]{1,100}$/.test(name) && text.split(/\\s+/);")).toEqual([]);
  });
});
