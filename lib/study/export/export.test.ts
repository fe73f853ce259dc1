import { createHash } from "node:crypto";
import { parse } from "csv-parse/sync";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { digestOf } from "@/lib/digest";
import { atOnce } from "@/lib/study/analysis/testing/at-once";
import { sampleRun } from "@/lib/study/analysis/testing/sample-run";
import { exampleConfiguration } from "@/lib/study/configuration/example-configuration";
import { bundleInSteps, type PlaceRecord, recordFields } from "./bundle";
import { toCsv } from "./column";
import { consortFlow } from "./consort";
import { readBundle, zipInSteps } from "./read-bundle";
import { wideTable } from "./wide-participants";

const configuration = exampleConfiguration();
const runs = [
  sampleRun("p1", { optimal: true, greedy: false, none: null }),
  { ...sampleRun("p2", { optimal: true }), status: "timed-out" },
];
const withdrawn = [{ group: "everyone", stage: "trial" }];
const places: PlaceRecord[] = [
  {
    ...{ number: 0, slot: 0, cell: "everyone/0", scenarioRow: 3, status: "complete", refilled: false },
    ...{ participant: "p1", at: "2026-03-01T10:00:30.000Z" },
    pool: [{ cell: "everyone/0", complete: 0, active: 0, assigned: 0, eligible: true }],
  },
  {
    ...{ number: 1, slot: 1, cell: "everyone/1", scenarioRow: 0, status: "freed", refilled: false },
    ...{ participant: null, at: null, pool: null },
  },
];
const files = atOnce(
  bundleInSteps({
    ...{
      configuration,
      hash: digestOf(configuration),
      runs,
      places,
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

  it("has trials of runs that are left out, and says why", () => {
    const trials = read("trials.csv");
    expect(trials.map(({ participant, excluded }) => [participant, excluded])).toEqual([
      ...["p1", "p1", "p1"].map((id) => [id, ""]),
      ["p2", "unfinished"],
    ]);
    expect(trials[0]).toMatchObject({ ranking: "highwayMpg:>=;msrp:<=", chosen: "highwayMpg:>=" });
    expect(JSON.parse(read("analysis/estimates.csv")[0]?.trials ?? "")).toBe(1);
  });

  it("tells not reached, not asked and refused apart, and has no other empty cells", () => {
    const left = { ...sampleRun("p3", { optimal: true }), status: "timed-out", endedAt: null, answers: [] };
    const skipped = sampleRun("p4", { none: null });
    skipped.answers = skipped.answers.map((answer) => ({ ...answer, value: null }));
    const [cut] = left.trials;
    left.trials = cut ? [{ ...cut, endedAt: null, outcome: null, ranking: null }] : [];
    const { rows, columns } = wideTable(configuration, [left, skipped]);
    const parsed: Record<string, string>[] = parse(toCsv(rows, Object.keys(columns)), { columns: true });
    expect(parsed[0]).toMatchObject({ t1_accepted: "NA-not-reached", t2_top1: "NA-not-reached" });
    expect(parsed[0]).toMatchObject({ "about.comments": "NA-not-reached", ended_at: "NA-not-reached" });
    expect(parsed[1]).toMatchObject({ "about.comments": "NA-refused", t1_regret: "NA-not-asked" });
    for (const row of parsed)
      expect(Object.keys(row).filter((name) => row[name] === "" && name !== "excluded")).toEqual([]);
    expect(read("assignments.csv")[1]).toMatchObject({ participant: "NA-refused", slot: "1", pool: "NA-refused" });
    expect(JSON.parse(read("assignments.csv")[0]?.pool ?? "")).toHaveLength(1);
  });

  const tables = Object.keys(files).filter((name) => name.endsWith(".csv"));

  it("has the configuration and the catalog on every row of every table", () => {
    expect(tables.length).toBeGreaterThanOrEqual(9);
    for (const name of tables)
      for (const row of read(name)) {
        const own = ["participants.csv", "events.csv"].includes(name) ? "c".repeat(64) : digestOf(configuration);
        expect([row.configuration, row.catalog], name).toEqual([own, configuration.catalog.checksum]);
      }
  });

  it("describes every column of every table, with the labels of options, and every field of a run", () => {
    const rows = read("codebook.csv");
    const described = new Set(rows.map(({ file, name }) => `${file} ${name}`));
    for (const name of tables) {
      const [head = ""] = parse(files[name] ?? "", { to: 1 }) as string[][];
      for (const column of head) expect(described).toContain(`${name} ${column}`);
    }
    for (const part of ["run", "trial", "outcome", "answer"] as const) {
      const [run] = runs;
      const held = { run, trial: run?.trials[0], outcome: run?.trials[0]?.outcome, answer: run?.answers[0] }[part];
      expect(Object.keys(held ?? {}).sort(), part).toEqual(Object.keys(recordFields[part]).sort());
    }
    expect(rows.every(({ description }) => description !== "")).toBe(true);
    const [item] = configuration.screening;
    const [option] = item?.options ?? [];
    expect(rows.find(({ name }) => name === `screening.${item?.id}`)?.type).toContain(
      `${option?.id} (${option?.text})`,
    );
    const variables = JSON.parse(files["dataset_description.json"] ?? "{}");
    expect(variables).toMatchObject({ "@type": "Dataset", name: configuration.title });
    expect(variables.variableMeasured.length).toBe(rows.filter(({ file = "" }) => file.endsWith(".csv")).length);
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
        ...{ configuration, hash: digestOf(configuration), runs: few, leeway: "0.0.0" },
        ...{
          kind: "participant",
          places: [],
          consort: consortFlow(configuration, few, { arrivals: {}, withdrawn: [] }),
        },
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
