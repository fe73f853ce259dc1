import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import type { RunLine } from "@/lib/benchmark/run-line";
import { seededRandom } from "@/lib/random";
import { renderHtml } from "./build-report";
import { renderCsv } from "./render-csv";
import { compareRuns, reportRows } from "./report-rows";
import { reportTables } from "./report-tables";
import { type RunFile, readRun, renderMarkdown } from "./run-file";

const lineWith = (said: Partial<RunLine>): RunLine => ({
  id: "X-1",
  setting: "S1",
  model: "someone",
  style: "local",
  setAside: false,
  method: "optimal",
  status: "relaxed",
  outcome: "satAfterRelaxation",
  slotsAsked: ["msrp", "year"],
  slotsParsed: ["msrp"],
  recommended: true,
  relaxMatch: true,
  expectedMatch: 1,
  relaxMatchWithCar: true,
  carMatch: true,
  exactConstraints: false,
  tie: false,
  firstDropMatch: true,
  miss: null,
  silentDrop: false,
  constraints: [{ slot: "msrp", op: "<=", value: 20_000, weight: 0.5 }],
  relaxed: [{ slot: "msrp", op: "<=", value: 20_000 }],
  tied: [],
  car: null,
  ...said,
});
const missed = { relaxMatch: false, carMatch: false, relaxMatchWithCar: false, miss: "tie", tie: true } as const;
const runOf = (name: string, misses: readonly number[]): RunFile => ({
  name,
  lines: Array.from({ length: 8 }, (_, index) =>
    lineWith({
      id: `X-${index}`,
      setting: index % 2 ? "S1" : "S2",
      setAside: index > 5,
      ...(misses.includes(index) ? missed : {}),
    }),
  ),
});
const randomFor = (name: string) => seededRandom(1, name);
const good = runOf("good", []);
const poor = runOf("poor <b>", [0, 1, 2, 3, 4, 5]);

describe("a report", () => {
  const rows = reportRows([good, poor], randomFor);
  const tables = reportTables(rows, compareRuns([good, poor], randomFor));

  it("has a row for all items, each setting, and those seen and set aside", () => {
    expect(rows.map(({ run, setting, items }) => `${run} ${setting} ${items}`).slice(0, 6)).toEqual([
      "good all all",
      "good S1 all",
      "good S2 all",
      "good without S1 all",
      "good all seen",
      "good all set aside",
    ]);
    const [first] = rows.filter(({ run }) => run !== "good");
    expect(first).toMatchObject({ clusters: 8, relaxMatch: { estimate: 0.25 }, summary: { misses: { tie: 6 } } });
    expect(first?.relaxMatch.low).toBeLessThan(0.25);
    expect(first?.relaxMatch.high).toBeGreaterThan(0.25);
  });

  it("compares runs on the dialogues both have, by item", () => {
    const [comparison] = compareRuns([good, poor], randomFor);
    // Six of six discordant pairs one way: 2 / 2^6.
    expect(comparison).toMatchObject({ pairs: 8, items: 8, p: 2 / 64, adjusted: 2 / 64, mcnemar: { onlyFirst: 6 } });
    expect(comparison?.mcnemar.p).toBeCloseTo(2 / 64, 12);
    expect(comparison?.difference.estimate).toBe(0.75);
    const elsewhere = { name: "other", lines: [lineWith({ id: "Y-1" })] };
    expect(compareRuns([good, elsewhere], randomFor)).toEqual([]);
  });

  it("counts several dialogues on one item as one cluster", () => {
    const twice = (name: string, match: boolean) => ({
      name,
      lines: ["a", "b"].map((model) => lineWith({ model, ...(match ? {} : missed) })),
    });
    const [comparison] = compareRuns([twice("one", true), twice("two", false)], randomFor);
    expect(comparison).toMatchObject({ pairs: 2, items: 1, p: 1, mcnemar: { onlyFirst: 2 } });
  });

  it("reads the same in Markdown, CSV and on its page", () => {
    const markdown = renderMarkdown("Trial", tables);
    expect(markdown).toContain("| good | optimal | local | all | 8 | 100.0 [100.0, 100.0] |");
    expect(markdown).toContain(
      "| local | paper, Qwen3-8B |  | 3.854 | 96.3 | 9.8 | 56.1 | 34.1 | 65.9 | 46.3 |  | 43.9 |",
    );
    const records = parse(renderCsv(rows), { columns: true }) as Record<string, string>[];
    expect(records).toHaveLength(rows.length);
    expect(records[0]).toMatchObject({ run: "good", n: "8", relaxMatch_count: "8", slotCompletion_rate: "0.5" });
    const page = renderHtml("Trial", rows, tables);
    expect(page).toContain("poor &lt;b&gt;");
    expect(page).not.toContain("<b>");
    expect(page.match(/role="img"/g)).toHaveLength(4);
    // Fetches and runs nothing.
    expect(page).not.toMatch(/<script|<link|<img|@import|url\(|\ssrc=/);
    expect(page.replaceAll("http://www.w3.org/2000/svg", "")).not.toMatch(/https?:/);
  });

  it("shows burden only where a simulated shopper bore one", () => {
    expect(tables.map(({ title }) => title)).not.toContain("Burden");
    const burden = { turns: 3, questions: 2, comparisons: 1, clarifications: 0, words: 40 };
    const played = reportRows([{ name: "played", lines: [lineWith({ burden })] }], randomFor);
    expect(reportTables(played, []).find(({ title }) => title === "Burden")?.rows[0]).toContain("40.00");
  });
});

describe("a results file", () => {
  it("is read back line by line, its summary left out", () => {
    const values = JSON.parse(JSON.stringify([...good.lines, { n: 8, relaxMatch: { count: 8, rate: 1 } }]));
    expect(readRun("good", values)).toEqual({ kind: "run", run: good });
  });

  it("is refused with the line and what is wrong with it", () => {
    expect(readRun("bad", [{ id: "X" }])).toMatchObject({
      kind: "refused",
      reason: expect.stringMatching(/^line 1: /),
    });
    expect(readRun("empty", [])).toEqual({ kind: "refused", reason: "it holds no dialogue" });
  });
});
