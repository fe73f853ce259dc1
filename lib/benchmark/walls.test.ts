import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { slotVoices } from "@/lib/constraints/slot-voices";
// biome-ignore lint/style/noRestrictedImports: this test sets the two sides beside each other
import { slotWords } from "@/lib/constraints/slot-words";
import { frames } from "./generate/persona-phrases";

function refusedImports(files: Readonly<Record<string, string>>): string[] {
  const root = mkdtempSync(join(tmpdir(), "leeway-walls-"));
  try {
    const rules = JSON.parse(readFileSync("biome.json", "utf8"));
    writeFileSync(join(root, "biome.json"), JSON.stringify({ ...rules, $schema: undefined, vcs: { enabled: false } }));
    for (const [path, source] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), source);
    }
    const biome = resolve("node_modules/.bin/biome");
    const { stdout, stderr } = spawnSync(biome, ["lint", "."], { cwd: root, encoding: "utf8" });
    const refused = /^(?:\.\/)?(\S+?\.ts):\d+:\d+ lint\/style\/noRestrictedImports/gm;
    return [...`${stdout}${stderr}`.matchAll(refused)].map(([, path = ""]) => path).sort();
  } finally {
    rmSync(root, { recursive: true });
  }
}

const importing = (module: string) => `import { what } from "${module}";\nconsole.log(what);\n`;

describe("the wall between who writes personas and who reads words", { timeout: 60_000 }, () => {
  it("lets neither import the other, and both what is nobody's wording", () => {
    const refused = {
      "lib/benchmark/generate/a.ts": "@/lib/reading/hearing-reader",
      "lib/benchmark/shopper/b.ts": "@/lib/reading/embedded/lexicon/ordinary-words",
      "lib/reading/c.ts": "@/lib/benchmark/generate/persona-phrases",
      "lib/reading/embedded/d.ts": "@/lib/benchmark/shopper/persona-knowledge",
      "lib/reading/g.ts": "@/lib/constraints/slot-voices",
      "lib/benchmark/h.ts": "@/lib/constraints/slot-words",
    };
    const allowed = {
      "lib/benchmark/generate/e.ts": "@/lib/constraints/slots",
      "lib/reading/f.ts": "@/lib/constraints/slots",
    };
    const files = Object.entries({ ...refused, ...allowed }).map(([path, module]) => [path, importing(module)]);
    expect(refusedImports(Object.fromEntries(files))).toEqual(Object.keys(refused).sort());
  });

  it("keeps every reader's code from the simulated shopper, however far its imports lead", () => {
    const reached = [...importedFrom(["shopper", "hidden"].flatMap((room) => rolesIn(`lib/benchmark/${room}`)))];
    expect(reached).toContain("lib/constraints/describe-constraint.ts");
    expect(reached.filter((path) => /^(?:lib\/(?:reading|dialogue|model|learning)|cli|app|db)\//.test(path))).toEqual(
      [],
    );
    expect(reached).not.toContain("lib/constraints/slot-words.ts");
    expect([...importedFrom(["lib/dialogue/interpret-act.ts"])].some((path) => path.startsWith("lib/reading/"))).toBe(
      true,
    );
  });

  it("holds for the wording itself: no sentence of the generator's stands among the reader's", () => {
    const read = [...textsIn("lib/reading"), JSON.stringify(slotWords)].join("\n").toLowerCase();
    const voices = Object.values(slotVoices).flatMap(({ wishes, reasons = [] }) => [...wishes, ...reasons]);
    const written = [...Object.values(frames).flat(), ...voices];
    const shared = written.filter((phrase) => {
      const plain = phrase
        .toLowerCase()
        .replace(/\{\w\}/g, "")
        .replace(/\s+/g, " ")
        .trim();
      return plain.split(" ").length >= 5 && read.includes(plain);
    });
    expect(written.length).toBeGreaterThan(100);
    expect(shared).toEqual([]);
  });
});

/** `play-hidden` seats the shopper before the dialogue, so it knows both. */
function rolesIn(folder: string): string[] {
  return textPathsIn(folder).filter((path) => !path.endsWith("play-hidden.ts"));
}

function textsIn(folder: string): string[] {
  return textPathsIn(folder).map((path) => readFileSync(path, "utf8"));
}

function textPathsIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return textPathsIn(path);
    return /\.ts$/.test(entry.name) && !entry.name.endsWith(".test.ts") ? [path] : [];
  });
}

function importedFrom(paths: readonly string[]): Set<string> {
  const reached = new Set(paths);
  for (const path of reached) {
    for (const [, named = "", from = ""] of readFileSync(path, "utf8").matchAll(imports)) {
      if (named.startsWith("type ") || !/^[@.]\.?\//.test(from)) continue;
      const plain = from.startsWith("@/") ? from.slice(2) : join(dirname(path), from);
      const file = [`${plain}.ts`, join(plain, "index.ts")].find((each) => existsSync(each));
      if (file) reached.add(file);
    }
  }
  return reached;
}

const imports = /^(?:import|export) ([^;"]*?)\s*from "([^"]+)"/gm;
