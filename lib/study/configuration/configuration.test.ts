import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalJson } from "@/lib/canonical-json";
import { digestOf } from "@/lib/digest";
import { type Configuration, configurationJsonSchema } from "./configuration";
import { exampleConfiguration } from "./example-configuration";
import { checkedConfiguration, parseConfiguration } from "./parse-configuration";

const example = exampleConfiguration();

function problemsWith(path: (string | number)[], value: unknown) {
  const changed = structuredClone(example);
  let here = changed as unknown as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) here = here[key] as typeof here;
  const last = path.at(-1) as string | number;
  if (value === undefined) delete here[last];
  else here[last] = value;
  const parsed = checkedConfiguration(changed);
  return parsed.ok ? [] : parsed.problems;
}

function pathsOf(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (Array.isArray(value)) return value.length > 0 ? pathsOf(value[0], [...path, 0]) : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => [[...path, key], ...pathsOf(member, [...path, key])]);
}

const acceptance = {
  outcome: "acceptance",
  expected: [0.6, 0.5],
  sd: 0.1,
  scenarioSd: 0.05,
  withinSd: 0.2,
  decided: 0.8,
};
const http = { kind: "http", url: "https://example.org/", timeoutMs: 1000, quotes: false };

describe("a study configuration", () => {
  it("refuses sheets that nobody wrote, and those with a sentence that can't be read", () => {
    const [scenario] = example.scenarios;
    expect(problemsWith(["scenarios", 0], { ...scenario, sheets: ["fleet"] })).toEqual([
      { path: "scenarios.0.sheets.0", reason: 'there is no sheet "fleet"; add it to sheets, or name another' },
    ]);
    expect(problemsWith(["sheets"], [{ id: "fleet", version: 1, text: "No coupes. Blorp the frobnitz." }])).toEqual([
      { path: "sheets.0.text", reason: "“Blorp the frobnitz” can't be read as a rule; reword it" },
    ]);
    expect(problemsWith(["sheets"], [{ id: "fleet", version: 1, text: "No coupes." }])).toEqual([]);
  });

  it("is refused with the path of every field that is missing", () => {
    for (const path of pathsOf(example)) {
      // A persona's wish has the constraint's form.
      if (path.includes("predicate")) continue;
      const problems = problemsWith(path, undefined);
      expect(
        problems.some((problem) => problem.path === path.join(".")),
        path.join("."),
      ).toBe(true);
    }
  });

  it("is refused with the path of a field it does not know", () => {
    expect(problemsWith(["recruitment", "quota"], 3)).toEqual([
      { path: "recruitment.quota", reason: "is no field of a configuration; take it out" },
    ]);
  });

  it("says the line where a file is no YAML", () => {
    const parsed = parseConfiguration("format: leeway-study/1\nslug: [a\n");
    expect(parsed).toMatchObject({ ok: false, problems: [{ path: expect.stringContaining("line") }] });
  });

  it("reads the same from YAML and from JSON, and hashes to the same whatever the order of fields", () => {
    const fromJson = parseConfiguration(JSON.stringify(example));
    expect(fromJson).toEqual({ ok: true, configuration: example });
    const reversed = Object.fromEntries(Object.entries(example).reverse()) as Configuration;
    expect(digestOf(reversed)).toBe(digestOf(example));
    expect(digestOf({ ...example, seed: example.seed + 1 })).not.toBe(digestOf(example));
  });

  it("has canonical JSON that reads back as the value", () => {
    const property = fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    });
    fc.assert(property, { seed: 8 });
  });

  it.each([
    [["conditions", 1, "choices"], 5, "conditions.1.choices"],
    [["varied"], ["method", "weighting", "wording"], "varied"],
    [["conditions", 0, "wording"], "full", "conditions.0.wording"],
    [["conditions", 1, "forceDecision"], false, "conditions.1.forceDecision"],
    [["conditions", 2, "method"], "formal", "conditions.2.forceDecision"],
    [["design", "groups", 0, "conditions"], ["optimal", "local", "greedy"], "design.groups"],
    [["design", "groups", 0, "conditions"], ["optimal", "local", "greedy", "best"], "design.groups.0.conditions"],
    [["conditions", 1, "outside"], { kind: "model", asks: "choice" }, "conditions.1.outside"],
    [["conditions", 1, "outside"], { ...http, url: "https://me:secret@example.org/" }, "conditions.1.outside.url"],
    [["conditions", 1, "outside"], { ...http, url: "file:///etc/hosts" }, "conditions.1.outside.url"],
    [["design", "kind"], "between", "design.groups"],
    [["trials", "perParticipant"], 6, "trials.perParticipant"],
    [["trials", "perParticipant"], 12, "trials.perParticipant"],
    [["scenarios", 1, "id"], "nurse", "scenarios.1.id"],
    [["screening", 0, "accept"], ["fluently"], "screening.0.accept"],
    [["comprehension", "attempts"], 1, "comprehension.attempts"],
    [["comprehension", "items", 0, "correct"], "yours", "comprehension.items.0.correct"],
    [["instruments", 1, "attention", 0, "correct"], 6, "instruments.1.attention.0.correct"],
    [["instruments", 1, "id"], "debrief", "instruments.1.id"],
    [["instruments", 1, "id"], "regret", "instruments.1.id"],
    [["plan", "primaryOutcome"], "sus", "plan.primaryOutcome"],
    [["plan", "primaryOutcome"], "regret", "plan.power.withinSd"],
    [["plan", "power", "expected"], [1.2, 0.5], "plan.power.expected"],
    [["plan", "secondary"], [{ ...acceptance, outcome: "agreement-top1" }], "plan.secondary.0.outcome"],
    [["plan", "secondary"], [acceptance, acceptance], "plan.secondary.1.outcome"],
    [["plan", "secondary"], [{ ...acceptance, outcome: "sus" }], "plan.secondary.0.outcome"],
    [["plan", "power", "expected"], [0.5, 0.5], "plan.power.expected"],
    [["recruitment", "codes", "error"], "LEEWAY-DONE", "recruitment.codes"],
    [["recruitment", "returnUrl"], "https://app.prolific.com/submissions/complete?cc={code}", "recruitment.returnUrl"],
    [["recruitment", "closesAt"], "2032-01-01T00:00:00Z", "rights.retainUntil"],
    [["rights", "deleteOnWithdrawal"], false, "rights.deleteOnWithdrawal"],
    [["catalog", "checksum"], "latest", "catalog.checksum"],
  ])("with %j set to %j is refused at %s", (path, value, at) => {
    expect(problemsWith(path, value).map((problem) => problem.path)).toContain(at);
  });

  it("says how to mend a value beyond its limits", () => {
    const reasonWith = (path: string[], value: unknown) => problemsWith(path, value)[0]?.reason;
    expect(reasonWith(["title"], "")).toBe("is empty; fill it in");
    expect(reasonWith(["trials", "points"], 20)).toBe("should be at most 11");
    expect(reasonWith(["trials", "rankAt"], "never")).toBe("should be one of before-chat, before-results");
  });

  it("is refused when arms differ in nothing but a setting their method does not have", () => {
    const [arm, ...others] = example.conditions;
    const [, second] = others;
    if (!arm || !second) throw new Error("the example has three arms");
    const twin = (method: "optimal" | "formal") => {
      const arms = [{ ...arm, method }, { ...arm, method, id: "twin", formalRounds: 20 }, second];
      const varied = ["method", "weighting", "formalRounds"];
      const parsed = checkedConfiguration({ ...structuredClone(example), conditions: arms, varied });
      return parsed.ok ? [] : parsed.problems.filter(({ path }) => path === "conditions.1");
    };
    expect(twin("optimal")).toEqual([
      { path: "conditions.1", reason: expect.stringContaining('is the same as arm "optimal"; ') },
    ]);
    expect(twin("formal")).toEqual([]);
  });

  it("has a published JSON Schema that is up to date; vitest -u writes it", async () => {
    const schema = `${JSON.stringify(configurationJsonSchema(), null, 2)}\n`;
    await expect(schema).toMatchFileSnapshot("../../../docs/study.schema.json");
  });
});
