import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { runLeeway } from "@/cli/testing/run-leeway";

const folder = mkdtempSync(join(tmpdir(), "leeway-pack-"));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it.each([
  ["gone.csv", undefined, "There is no file"],
  ["words.csv", "Name,Color\nA,red\nB,red\nC,red\nD,red\nE,red\n", "No column looks like a price. Name one Price."],
  ["quote.csv", 'Name,Price\n"A,3\n', "is no CSV"],
  ["laptops.csv", "Name,Price\n", '"laptops" can\'t name a new pack'],
  ["plain.csv", "Name,Price\n", '"plain" can\'t name a new pack'],
])("refuses %s with a reason, and writes nothing", async (name, text, reason) => {
  if (text) writeFileSync(join(folder, name), text);
  const { code, err } = await runLeeway(["domain", "create", join(folder, name)]);
  expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(reason) });
  if (name !== "laptops.csv" && name !== "plain.csv")
    expect(existsSync(`domains/${name.replace(".csv", "")}`)).toBe(false);
});

it("asks no model where none is set, and writes nothing", async () => {
  const file = join(folder, "kettles-asked.csv");
  writeFileSync(file, "Name,Price\nA,3\nB,4\nC,5\nD,6\nE,7\n");
  for (const name of ["OPENAI_API_KEY", "OPENAI_BASE_URL", "OPENAI_MODEL"]) vi.stubEnv(name, undefined);
  const { code, err } = await runLeeway(["domain", "create", file, "--with-model"]);
  expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining("OPENAI_BASE_URL") });
  expect(existsSync("domains/kettles-asked")).toBe(false);
});
