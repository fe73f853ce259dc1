import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const page = readFileSync("SECURITY.md", "utf8");
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
/** "- **attack**: result. `command`" */
const itemOf = (line: string) => /^- \*\*(.+?)\*\*: (.+?)\.(?: (`.*))?$/.exec(line)?.slice(1) ?? [];
const rows = page.split("\n").filter((line) => /^- \*\*(LLM\d\d|\d+\.\d+\.\d+)/.test(line));
const files = ["app", "components", "lib", "db", "e2e"].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: "utf8" }).map((file) => `${room}/${file}`),
);

it("every risk and requirement of SECURITY.md names its test, and each test is there", () => {
  expect(rows.length).toBeGreaterThanOrEqual(20);
  for (const row of rows) {
    const last = itemOf(row)[2] ?? "";
    const named = [...last.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);
    if (/none are used|no .* is used/.test(row)) continue;
    expect(named.length, row).toBeGreaterThan(0);
    for (const name of named) {
      const isThere = name.startsWith("npm run ")
        ? name.slice(8) in scripts
        : files.some((file) => file === name || file.endsWith(`/${name}`));
      expect(isThere, `${name} in ${row}`).toBe(true);
    }
  }
});

it("every attack of SECURITY.md has a result and a command that is there", () => {
  const [, table = ""] = page.split("## Attacks tried");
  const tried = (table.split("\n## ")[0] ?? "").split("\n").filter((line) => line.startsWith("- "));
  expect(tried.length).toBeGreaterThan(0);
  for (const row of tried) {
    const [attack = "", result = "", command = ""] = itemOf(row);
    for (const cell of [attack, result]) expect(cell, row).not.toBe("");
    const [, script, flags = ""] = /`npm run ([\w:-]+)(?: --((?: --\w+)+))?`/.exec(command) ?? [];
    if (script) expectProgram(script, flags);
    const named = [...command.matchAll(/[\w./[\]-]+\.(?:test|spec)\.ts/g)].map(([name]) => name);
    if (!script) expect(named.length, row).toBeGreaterThan(0);
    for (const name of named)
      expect(
        files.some((file) => file.endsWith(name)),
        name,
      ).toBe(true);
  }
});

function expectProgram(script: string, flags: string): void {
  const program = scripts[script] ?? "";
  expect(program, script).not.toBe("");
  for (const [, flag = ""] of flags.matchAll(/ --(\w+)/g)) {
    expect(readFileSync(program.replace(/^tsx /, ""), "utf8"), `${script} --${flag}`).toMatch(
      new RegExp(`^    ${flag}: \\w+\\(`, "m"),
    );
  }
}

it("files that SECURITY.md points to are there", () => {
  for (const [, path = ""] of page.matchAll(/`((?:app|lib|db|e2e|scripts)\/[^`]+|proxy\.ts)`/g))
    expect(existsSync(path), path).toBe(true);
});
