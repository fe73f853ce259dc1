import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";

/** Another process, because this one sells cars. */
function examined(file: string): (kind: string) => number {
  const env = { ...process.env, DOMAIN: "laptops", TSX_TSCONFIG_PATH: "tsconfig.laptops.json" };
  const args = ["--import", "tsx", "cli/leeway.ts", "exam", `corpus/exam/${file}.jsonl`];
  const told = execFileSync(process.execPath, args, { env, encoding: "utf8" });
  return (kind) => Number(new RegExp(`${kind}: \\d+ of \\d+, ([\\d.]+)%`).exec(told)?.[1]);
}

it("talks with people who shop for laptops", () => {
  expect(examined("laptops-talk")("all, all right")).toBeGreaterThanOrEqual(85);
});

it("hears what they wish", () => {
  expect(examined("laptops-words")("free, F1")).toBeGreaterThanOrEqual(90);
});
