import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { latticeOf, optimal, relax, type Wish } from "./index";
import { subsetsOf } from "./testing/literal-relaxation";

const home = "lib/relaxation";

interface Bundled {
  outputFiles: { text: string }[];
  metafile: { inputs: Record<string, unknown> };
}
/** tsx depends on esbuild. */
const esbuild: { build(options: object): Promise<Bundled> } = createRequire(import.meta.resolve("tsx"))("esbuild");

async function bundle(options: object): Promise<{ text: string; files: string[] }> {
  const shared = { bundle: true, write: false, metafile: true, format: "esm", logLevel: "silent" };
  const { outputFiles, metafile } = await esbuild.build({ ...shared, ...options });
  return { text: outputFiles[0]?.text ?? "", files: Object.keys(metafile.inputs) };
}

function typeErrors(example: string): string {
  const folder = mkdtempSync(join(tmpdir(), "relax-"));
  const file = join(folder, "example.ts");
  writeFileSync(file, example.replace("@leeway/relax", resolve(home, "index")));
  const options = ["--ignoreConfig", "--strict", "--noEmit", "--module", "esnext", "--moduleResolution", "bundler"];
  const { stdout } = spawnSync("npx", ["--no-install", "tsc", ...options, "--lib", "es2023,dom", file]);
  rmSync(folder, { recursive: true });
  return String(stdout);
}

describe("the package", () => {
  it("holds everything it needs in less than 15 kB", async () => {
    const { text, files } = await bundle({ entryPoints: [`${home}/index.ts`], minify: true });
    expect(files.length).toBeGreaterThan(14);
    expect(files.filter((file) => !file.startsWith(`${home}/`))).toEqual([]);
    expect(Buffer.byteLength(text)).toBeGreaterThan(5_000);
    expect(Buffer.byteLength(text)).toBeLessThan(15_000);
    for (const name of readFileSync(`${home}/README.md`, "utf8").matchAll(/^- `([\w./]+)`/gm))
      expect(existsSync(`${home}/${name[1]}`), name[1]).toBe(true);
  });

  it("prints for its README's example what the README shows", async () => {
    const page = readFileSync(`${home}/README.md`, "utf8");
    const [example = "", shown = ""] = [...page.matchAll(/```(?:ts|json)\n([\s\S]*?)```/g)].map(([, text]) => text);
    const { text } = await bundle({
      stdin: { contents: example, loader: "ts", resolveDir: "." },
      alias: { "@leeway/relax": `./${home}/index.ts` },
    });
    const printed: unknown[] = [];
    new Function("console", text)({ log: (...said: unknown[]) => printed.push(said) });
    const lines = shown.trim().split("\n");
    expect(printed).toEqual(lines.map((line): unknown => JSON.parse(line)));
    expect(printed).toHaveLength(4);
  });

  it("types its README's example", () => {
    const page = readFileSync(`${home}/README.md`, "utf8");
    const [, example = ""] = /```ts\n([\s\S]*?)```/.exec(page) ?? [];
    expect(typeErrors(example)).toBe("");
    expect(typeErrors(example.replace("weight: 0.9", 'weight: "much"'))).toContain("weight");
  });

  it("finds in any table what brute force finds", () => {
    const ids = ["a", "b", "c", "d"];
    const rows = fc.array(fc.subarray(ids), { minLength: 1, maxLength: 8 });
    const weights = fc.tuple(...ids.map(() => fc.integer({ min: 1, max: 9 })));
    fc.assert(
      fc.property(rows, weights, (table, drawn) => {
        const wishes = ids.map((id, place): Wish => ({ id, slot: id, op: "==", value: 1, weight: drawn[place] ?? 1 }));
        const weigh = (set: readonly string[]) => set.reduce((sum, id) => sum + (drawn[ids.indexOf(id)] ?? 0), 0);
        const works = subsetsOf(ids).filter((gone) =>
          table.some((row) => ids.every((id) => gone.includes(id) || row.includes(id))),
        );
        const least = Math.min(...works.map(weigh));
        const lattice = latticeOf(table, wishes, (row, { slot }) => row.includes(slot));
        const { status, relaxed, tied } = relax({ lattice, wishes, method: optimal });
        const given = relaxed.map(({ constraint }) => constraint.id);
        expect(weigh(given)).toBe(least);
        for (const set of tied) expect(weigh(set)).toBe(least);
        expect(status === "satisfied").toBe(least === 0);
      }),
      { seed: 29, numRuns: 300 },
    );
  });

  it("refuses more wishes than a mask holds", () => {
    const many = Array.from({ length: 32 }, (_, place) => ({ slot: `s${place}`, op: "==" as const, value: 1 }));
    expect(() => latticeOf([], many, () => true)).toThrow(RangeError);
  });
});
