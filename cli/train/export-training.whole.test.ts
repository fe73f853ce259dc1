import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import { leewayCommand } from "@/cli/leeway-command";
import { runCommandLine } from "@/cli/run-command";
import { openaiDpo, openaiSft, trlDpo, trlSft } from "@/lib/learning/export/formats";

describe("leeway export-training", () => {
  const folder = mkdtempSync(join(tmpdir(), "leeway-export-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  async function exportTo(name: string, ...args: string[]) {
    const silent = vi.spyOn(console, "error").mockImplementation(() => {});
    const command = ["export-training", "--count", "15", "--shoppers", "5", "--out", join(folder, name), ...args];
    const code = await runCommandLine(leewayCommand, command, { out: () => {}, err: () => {} });
    silent.mockRestore();
    return code;
  }
  const lines = (file: string) =>
    readFileSync(join(folder, file), "utf8")
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  const all = (name: string) =>
    readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
      .filter((each) => each.isFile())
      .map((each) => readFileSync(join(each.parentPath, each.name), "utf8"));

  it("writes sets that their schemas read, the same for the same seed, with a card that counts them", async () => {
    expect(await exportTo("one")).toBe(0);
    expect(await exportTo("two")).toBe(0);
    expect(all("two")).toEqual(all("one"));
    const counts = (["sft", "dpo", "dpo-trajectory", "dpo-ask"] as const).map((set) => {
      const own = lines(`one/trl/${set}/train.jsonl`);
      const other = lines(`one/openai/${set}/train.jsonl`);
      if (set === "sft") expect(other.map(openaiSft.read)).toEqual(own.map(trlSft.read));
      else expect(other.map(openaiDpo.read)).toEqual(own.map(trlDpo.read));
      return own.length;
    });
    const card = readFileSync(join(folder, "one", "README.md"), "utf8");
    expect(card).toMatch(new RegExp(`\\| train \\| \\d+ \\| ${counts.join(" \\| ")} \\|`));
    expect(Math.min(...counts)).toBeGreaterThan(0);
  });

  it("keeps train and test apart by item", async () => {
    await exportTo("three", "--prompt", "with-persona");
    const users = (split: string) =>
      new Set(lines(`three/trl/dpo/${split}.jsonl`).map(({ prompt }) => prompt[1].content.split("\n\n")[1]));
    const test = users("test");
    expect([...users("train")].filter((persona) => test.has(persona))).toEqual([]);
  });
});
