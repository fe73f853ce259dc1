import { createHash } from "node:crypto";
import { parse } from "csv-parse/sync";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { sampleRun } from "@/lib/study/analysis/testing/sample-run";
import { configurationHash } from "@/lib/study/configuration/configuration-hash";
import { exampleConfiguration } from "@/lib/study/configuration/example-configuration";
import { atOnce } from "@/lib/study/in-steps";
import { bundleInSteps } from "./bundle";
import { consortFlow } from "./consort";
import { toCsv } from "./csv";
import { readBundle } from "./read-bundle";
import { zipInSteps } from "./zip-bundle";

const configuration = exampleConfiguration();
const runs = [
  sampleRun("p1", { optimal: true, greedy: false, none: null }),
  { ...sampleRun("p2", { optimal: true }), status: "timed-out" },
];
const withdrawn = [{ group: "everyone", stage: "trial" }];
const files = atOnce(
  bundleInSteps({
    ...{
      configuration,
      hash: configurationHash(configuration),
      runs,
      leeway: "0.0.0",
      kind: "participant",
    },
    consort: consortFlow(configuration, runs, { arrivals: { information: 9, consented: 3 }, withdrawn }),
    madeAt: new Date("2026-03-02T00:00:00Z"),
  }),
);
const read = (name: string): Record<string, string>[] =>
  parse(files[name] ?? "", { columns: true, relax_column_count: false });

describe("the export", () => {
  it("has a row a run, a trial and an event, and reads back what went in", () => {
    const people = read("participants.csv");
    expect(people.map(({ participant, excluded }) => [participant, excluded])).toEqual([
      ["p1", ""],
      ["p2", "unfinished"],
    ]);
    expect(people[0]).toMatchObject({ t1_condition: "optimal", t1_top1: "1", t2_top1: "0" });
    expect(people[0]?.["about.comments"]).toBe(`'=1+1, "quoted"\nsecond line`);
    expect(read("trials.csv")).toHaveLength(3);
    const events = read("events.csv");
    expect(events).toHaveLength(8);
    const chosen = JSON.parse(events.find(({ name }) => name === "relaxation-choose")?.data ?? "");
    expect(chosen).toMatchObject({ method: "optimal", chosen: ["highwayMpg:>="], cost: 0.1 });
    expect(
      files["runs.jsonl"]
        ?.trim()
        .split("\n")
        .map((line) => JSON.parse(line)),
    ).toEqual(runs);
  });

  it("describes every column of every file", () => {
    const described = new Set(read("codebook.csv").map(({ file, name }) => `${file} ${name}`));
    for (const name of ["participants.csv", "trials.csv", "events.csv"]) {
      for (const column of Object.keys(read(name)[0] ?? {})) expect(described).toContain(`${name} ${column}`);
    }
    expect(read("codebook.csv").every(({ description }) => description !== "")).toBe(true);
  });

  it("tells who was lost: withdrawn runs are counted by their tombstones", () => {
    const [group] = JSON.parse(files["consort.json"] ?? "{}").groups;
    expect(group).toMatchObject({ assigned: 3, completed: 1, analysed: 1, lost: { "timed-out": 1, withdrawn: 1 } });
    expect(JSON.parse(files["consort.json"] ?? "{}").arms).toContainEqual({
      ...{ condition: "optimal", begun: 2, ended: 2, left: {}, analysed: 1 },
    });
    expect(files["consort.txt"]).toContain("Arm greedy: trials begun 1; ended 1; left in the middle: none; analysed 1");
  });

  it("is one zip whose hashes are right, the same bytes each time", () => {
    const zip = atOnce(zipInSteps(files));
    const entries = unzipSync(zip);
    const sums = strFromU8(entries.SHA256SUMS ?? new Uint8Array())
      .trim()
      .split("\n");
    expect(sums).toHaveLength(Object.keys(files).length);
    for (const line of sums) {
      const [sum, name] = line.split("  ");
      expect(
        createHash("sha256")
          .update(entries[name ?? ""] ?? "")
          .digest("hex"),
      ).toBe(sum);
    }
    expect(atOnce(zipInSteps(files))).toEqual(zip);
  });

  it.each([
    ["nobody has taken part", []],
    ["one person has", runs.slice(0, 1)],
    ["everybody is left out", runs.map((run) => ({ ...run, excluded: "a test" }))],
  ])("has every file, and figures where there are some, when %s", (_, few) => {
    const made = atOnce(
      bundleInSteps({
        ...{ configuration, hash: configurationHash(configuration), runs: few, leeway: "0.0.0" },
        ...{ kind: "participant", consort: consortFlow(configuration, few, { arrivals: {}, withdrawn: [] }) },
        madeAt: new Date("2026-03-02T00:00:00Z"),
      }),
    );
    const bundle = readBundle(atOnce(zipInSteps(made)));
    expect(bundle.faults).toEqual([]);
    expect(bundle.names).toEqual([...Object.keys(files), "SHA256SUMS"].sort());
    expect(bundle.rows("participants.csv")).toHaveLength(few.length);
    expect(bundle.rows("analysis/comparisons.csv")).toEqual([]);
    expect(JSON.stringify(made)).not.toMatch(/NaN|Infinity|undefined/);
  });

  it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1"])("keeps %j from being run by a spreadsheet", (text) => {
    const rows: string[][] = parse(toCsv([{ a: text, b: -1 }], ["a", "b"]), { from: 2 });
    expect(rows).toEqual([[`'${text}`, "-1"]]);
  });
});
