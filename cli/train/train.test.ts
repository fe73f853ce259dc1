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
import shippedModel from "@/lib/learning/importance-model.json";
import { askingSample, importanceSample } from "./training-sample";

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

  it("writes the same files twice for one seed, another for another, and draws its curves", async () => {
    const [one, two, other] = ["one", "two", "other"].map((name) => join(folder, `${name}.json`)) as [
      string,
      string,
      string,
    ];
    const policyOf = (file: string) => file.replace(".json", "-policy.json");
    const errors: string[] = [];
    for (const file of [one, two]) {
      const ended = await train("--count", "4", "--out", file, "--ask-count", "8", "--policy", policyOf(file));
      expect(ended.code).toBe(0);
      errors.push(...ended.errors);
    }
    expect(errors.filter((line) => line.startsWith("sft")).length).toBeGreaterThan(1);
    expect(errors.filter((line) => line.startsWith("dpo")).length).toBeGreaterThan(1);
    await train("--count", "4", "--seed", "2", "--out", other);
    const read = (file: string) => readFileSync(file, "utf8");
    expect(read(two)).toBe(read(one));
    expect(read(policyOf(two))).toBe(read(policyOf(one)));
    expect(read(other)).not.toBe(read(one));
    const model = importanceModelSchema.parse(JSON.parse(read(one)));
    expect(model.training).toMatchObject({ seed: 1, negatives: "corrected" });
    expect(model.training.dataHash).toMatch(/^[0-9a-f]{64}$/);
    const known = { features: [...actionFeatures], training: { seed: 1 } };
    expect(askingPolicySchema.parse(JSON.parse(read(policyOf(one))))).toMatchObject(known);
    expect(askingPolicySchema.parse(shippedPolicy)).toMatchObject(known);
  }, 120_000);

  it("made what ships: its data is what the documented command makes of the code as it is", async () => {
    const policy = askingPolicySchema.parse(shippedPolicy);
    const model = importanceModelSchema.parse(shippedModel);
    const found = [await importanceSample(1), await askingSample(model, 1)];
    const shipped = [model.training.sampleHash, policy.training.sampleHash];
    expect(found, "train again: docs/training.md").toEqual(shipped);
  });

  it.runIf(process.env.LEEWAY_RUNS === "full")("makes what ships, byte for byte", { timeout: 600_000 }, async () => {
    const [model, policy] = [join(folder, "shipped-model.json"), join(folder, "shipped-policy.json")];
    await train("--out", model, "--policy", policy);
    const read = (file: string) => readFileSync(file, "utf8");
    expect(read(model)).toBe(read("lib/learning/importance-model.json"));
    expect(read(policy)).toBe(read("lib/learning/asking/asking-policy.json"));
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
