import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import { openVoices } from "@/cli/corpus/open-voices";
import { leewayCommand } from "@/cli/leeway-command";
import { runCommandLine } from "@/cli/run-command";
import { actionFeatures } from "@/lib/learning/asking/ask-policy";
import shippedPolicies from "@/lib/learning/asking/asking-policy.json";
import { askingPolicySchema } from "@/lib/learning/asking/policy-file";
import { type ReaderModel, readerModelNames, readerModels } from "@/lib/learning/reading/reader-models";
import { hashOfVoices, trainedOn } from "./train";
import { hashOfData } from "./train-askers";

describe("leeway train", () => {
  const folder = mkdtempSync(join(tmpdir(), "leeway-train-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const read = (...path: string[]) => readFileSync(join(...path), "utf8");

  async function train(...args: string[]): Promise<void> {
    const silent = vi.spyOn(console, "error").mockImplementation(() => {});
    const code = await runCommandLine(leewayCommand, ["train", ...args], { out: () => {}, err: () => {} });
    silent.mockRestore();
    expect(code).toBe(0);
  }

  it("writes the same model twice for one seed, and another for other voices", async () => {
    const voices = join(folder, "voices");
    for (const name of ["v18-letters", "v19-interviews"]) {
      mkdirSync(join(voices, name), { recursive: true });
      const few = read("corpus/voices", name, "messages.jsonl").split("\n").slice(0, 10);
      writeFileSync(join(voices, name, "messages.jsonl"), few.join("\n"));
    }
    const learn = async (name: string, ...args: string[]) => {
      await train("--voices", voices, "--out", join(folder, name), "--only", "numbers", "--epochs", "1", ...args);
      return read(folder, name, readerModels.numbers.file);
    };
    const once = await learn("one");
    expect(await learn("two")).toBe(once);
    expect(await learn("less", "--without", "v19")).not.toBe(once);
  }, 60_000);

  it("writes the same asking policies twice for one seed", async () => {
    const policy = async (name: string) => {
      await train("--ask-count", "6", "--asking", join(folder, name));
      return read(folder, name);
    };
    const once = await policy("one.json");
    expect(await policy("two.json")).toBe(once);
    const known = { features: [...actionFeatures], training: { seed: 1 } };
    expect(askingPolicySchema.parse(JSON.parse(once))).toMatchObject(known);
    expect(askingPolicySchema.parse(shippedPolicies)).toMatchObject(known);
  }, 120_000);

  it("learns which wishes people have to the same bytes as what ships", async () => {
    await train("--prior", join(folder, "prior.json"));
    expect(read(folder, "prior.json")).toBe(read("domains/cars/wish-prior.json"));
  }, 120_000);

  it("made what ships from the voices and corpora there are now", () => {
    const known = JSON.parse(read("lib/reading", trainedOn));
    const shipped = (name: ReaderModel) => JSON.parse(read("lib/reading", readerModels[name].file));
    const models = Object.fromEntries(readerModelNames.map((name) => [name, hashOfData(shipped(name))]));
    expect(known).toEqual({ data: hashOfVoices(openVoices("corpus/voices")), models });
  });

  it.runIf(process.env.LEEWAY_RUNS === "full")("makes what ships, byte for byte", { timeout: 900_000 }, async () => {
    await train("--out", join(folder, "shipped"));
    for (const name of readerModelNames) {
      const { file } = readerModels[name];
      expect(read(folder, "shipped", file), file).toBe(read("lib/reading", file));
    }
    expect(read(folder, "shipped", trainedOn)).toBe(read("lib/reading", trainedOn));
    await train("--asking", join(folder, "shipped.json"));
    expect(read(folder, "shipped.json")).toBe(read("lib/learning/asking/asking-policy.json"));
  });
});
