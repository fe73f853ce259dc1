import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import { leewayCommand } from "@/cli/leeway-command";
import { runCommandLine } from "@/cli/run-command";
import { actionFeatures } from "@/lib/learning/asking/ask-policy";
import shippedPolicy from "@/lib/learning/asking/asking-policy.json";
import { askingPolicySchema } from "@/lib/learning/asking/policy-file";
import { importanceModelSchema } from "@/lib/learning/importance-model";

describe("leeway train", () => {
  const folder = mkdtempSync(join(tmpdir(), "leeway-train-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  async function train(...args: string[]): Promise<{ code: number; errors: string[] }> {
    const errors: string[] = [];
    const silent = vi.spyOn(console, "error").mockImplementation((text: string) => void errors.push(text));
    const terminal = { out: () => {}, err: (text: string) => void errors.push(text) };
    const code = await runCommandLine(leewayCommand, ["train", ...args], terminal);
    silent.mockRestore();
    return { code, errors };
  }

  it("writes the same file twice for one seed, another for another, and draws its curves", async () => {
    const files = ["one", "two", "other"].map((name) => join(folder, `${name}.json`));
    const [one = "", two = "", other = ""] = files;
    const { code, errors } = await train("--count", "12", "--out", one);
    expect(code).toBe(0);
    expect(errors.filter((line) => line.startsWith("sft")).length).toBeGreaterThan(1);
    expect(errors.filter((line) => line.startsWith("dpo")).length).toBeGreaterThan(1);
    await train("--count", "12", "--out", two);
    await train("--count", "12", "--seed", "2", "--out", other);
    const read = (file: string) => readFileSync(file, "utf8");
    expect(read(two)).toBe(read(one));
    expect(read(other)).not.toBe(read(one));
    const model = importanceModelSchema.parse(JSON.parse(read(one)));
    expect(model.training).toMatchObject({ seed: 1, negatives: "corrected" });
    expect(model.training.dataHash).toMatch(/^[0-9a-f]{64}$/);
  });

  it("trains the asking policy too, the same file twice, and what ships is such a file", async () => {
    const [one = "", two = ""] = ["p1", "p2"].map((name) => join(folder, `${name}.json`));
    for (const policy of [one, two]) {
      await train("--count", "12", "--ask-count", "20", "--out", join(folder, "x.json"), "--policy", policy);
    }
    const read = (file: string) => readFileSync(file, "utf8");
    expect(read(two)).toBe(read(one));
    const known = { features: [...actionFeatures], training: { seed: 1 } };
    expect(askingPolicySchema.parse(JSON.parse(read(one)))).toMatchObject(known);
    expect(askingPolicySchema.parse(shippedPolicy)).toMatchObject(known);
  });

  it("says in one sentence what is wrong with the call", async () => {
    expect(await train("--beta", "-1", "--out", join(folder, "x.json"))).toEqual({
      code: 2,
      errors: ['The flag "--beta" takes a number above 0, not "-1".'],
    });
    expect((await train("--items", "a.json", "--out", join(folder, "x.json"))).errors).toEqual([
      'The flags "--items" and "--transcripts" go together.',
    ]);
  });
});
