import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { runLeeway } from "@/cli/testing/run-leeway";

const page = readFileSync("docs/tutorial.md", "utf8");
const commands = [...page.matchAll(/^```sh\n([\s\S]*?)^```/gm)].flatMap(([, block = ""]) => block.trim().split("\n"));
const folder = mkdtempSync(join(tmpdir(), "leeway-tutorial-"));
const made = (file: string) => join(folder, file);
afterAll(() => rmSync(folder, { recursive: true }));

/** These need a server or data folder. `docs.test.ts` checks their flags. */
const needsDatabase = /npm run app$|leeway -- study export/;

/** Runs Leeway in this process, all else in a shell. */
async function run(line: string): Promise<string> {
  const [, verb] = /^npm run -s leeway -- (.+)$/.exec(line) ?? [];
  if (verb === undefined) return execFileSync("bash", ["-c", line], { cwd: folder, encoding: "utf8" });
  const words = [...verb.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word = ""]) => quoted ?? word);
  const after = (sign: string) => words.splice(words.indexOf(sign), words.includes(sign) ? 2 : 0)[1];
  const [from, to] = [after("<"), after(">")];
  const args = words.map((word) => (/^[\w-]+\.(?:csv|jsonl|yaml)$|^leeway-report$/.test(word) ? made(word) : word));
  const { code, out, err } = await runLeeway(args, from && readFileSync(made(from), "utf8"));
  expect(code, `${line}\n${err}`).toBe(0);
  if (to) writeFileSync(made(to), out);
  return out;
}

it("the tutorial's first study takes at most 25 steps and no YAML", () => {
  expect(page.match(/^\d+\. /gm)?.length).toBeLessThanOrEqual(25);
  expect(page).not.toContain("```yaml");
});

it("the tutorial's commands do what the page says", { timeout: 180_000 }, async () => {
  const said = new Map<string, string>();
  for (const line of commands.filter((each) => !needsDatabase.test(each))) said.set(line, await run(line));
  const outOf = (verb: string) => [...said].find(([line]) => line.includes(`leeway -- ${verb} `))?.[1] ?? "";
  expect(outOf("read")).toContain("level nice");
  const relaxed = JSON.parse(outOf("relax"));
  expect(relaxed.relaxed).toMatchObject([{ constraint: { slot: "highwayMpg" } }]);
  expect(relaxed.loosened[0].matches).toBeGreaterThan(0);
  expect(outOf("generate").trim().split("\n")).toHaveLength(10);
  expect(existsSync(made("leeway-report/report.html"))).toBe(true);
});
