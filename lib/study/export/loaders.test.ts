import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { digestOf } from "@/lib/digest";
import { atOnce } from "@/lib/study/analysis/testing/at-once";
import { factorialStudy } from "@/lib/study/analysis/testing/factorial";
import { sampleRun } from "@/lib/study/analysis/testing/sample-run";
import { bundleInSteps } from "./bundle";
import { consortFlow } from "./consort";
import { zipInSteps } from "./read-bundle";

const configuration = factorialStudy("within");

/** Twelve who completed, and one who left after two trials and skipped a question. */
function writeBundle(): string {
  const runs = Array.from({ length: 13 }, (_, index) =>
    sampleRun(`p${index}`, {
      ...{ "optimal-full": true, "optimal-plain": index % 3 === 0 },
      ...(index < 12 ? { "greedy-full": index % 2 === 0, "greedy-plain": null } : {}),
    }),
  ).map((run, index) => {
    if (index < 12) return run;
    const answers = run.answers.map((answer) => ({ ...answer, value: null }));
    return { ...run, answers, status: "timed-out", endedAt: null };
  });
  const files = bundleInSteps({
    ...{ configuration, hash: digestOf(configuration), runs, places: [], leeway: "0.0.0" },
    ...{ kind: "participant", consort: consortFlow(configuration, runs, { arrivals: {}, withdrawn: [] }) },
    madeAt: new Date("2026-03-02T00:00:00Z"),
  });
  const path = join(mkdtempSync(join(tmpdir(), "leeway-loaders-")), "bundle.zip");
  writeFileSync(path, atOnce(zipInSteps(atOnce(files))));
  return path;
}

describe("the loaders", () => {
  const bundle = writeBundle();

  it.each([
    ["python3", "py"],
    ["Rscript", "R"],
  ])("of %s read a bundle with types and missing codes, and compute its analysis again", (program, extension) => {
    const run = (file: string) =>
      spawnSync(program, [`loaders/${file}.${extension}`, bundle], {
        encoding: "utf8",
        env: { ...process.env, PYTHONDONTWRITEBYTECODE: "1" },
      });
    const own = run("test_leeway");
    // A machine without the language has nothing to test.
    if (own.error) return void process.stdout.write(`${program} is not here: its loader was not tested\n`);
    expect([own.status, own.stderr], own.stderr).toEqual([0, expect.not.stringMatching(/Error|FAILED/)]);
    const again = run("leeway");
    expect(again.stdout, again.stderr).toMatch(/^[1-9]\d+ means and [1-9]\d+ comparisons computed again, 0 differ\n$/);
    expect(again.status).toBe(0);
  });
});
