import { describe, expect, it } from "vitest";
import { neededParticipants, plannedPower } from "@/lib/study/analysis/power-report";
import { factorialStudy } from "@/lib/study/analysis/testing/factorial";
import { exampleConfiguration } from "./example-configuration";
import { preregistrationOf, preregistrationText } from "./preregistration";

const configuration = exampleConfiguration();
const power = plannedPower(configuration);
const { osf, asPredicted } = preregistrationOf(configuration, "a".repeat(64), power);

/** OSFprereg_v1 of the R package preregr. */
const osfFields = [
  ...["Title", "Contributors", "Description", "Hypotheses", "Study type", "Blinding", "Additional blinding"],
  ...["Study design", "Randomization", "Existing data", "Explanation of existing data", "Data collection procedures"],
  ...["Sample size", "Sample size rationale", "Stopping rule", "Manipulated variables", "Measured variables"],
  ...["Indices", "Statistical models", "Transformations", "Inference criteria", "Data exclusion", "Missing data"],
  ...["Exploratory analysis", "Other"],
];

describe("a preregistration", () => {
  it("has every field of both forms, filled from the configuration", () => {
    expect(Object.keys(osf)).toEqual(osfFields);
    expect(Object.keys(asPredicted).map((field) => field.slice(0, 2))).toEqual([
      "1.",
      "2.",
      "3.",
      "4.",
      "5.",
      "6.",
      "7.",
      "8.",
    ]);
    for (const text of [...Object.values(osf), ...Object.values(asPredicted)]) {
      expect(text).not.toMatch(/undefined|null|NaN|\[object/);
      expect(text.length).toBeGreaterThan(3);
    }
    for (const { id } of configuration.conditions) expect(osf["Manipulated variables"]).toContain(id);
    for (const hypothesis of configuration.plan.hypotheses) expect(osf.Hypotheses).toContain(hypothesis);
    expect(osf["Sample size"]).toContain(String(configuration.recruitment.target));
    expect(osf.Indices).toContain("NASA-TLX");
    expect(osf.Other).toContain("a".repeat(64));
    expect(preregistrationText(osf)).toContain("## Hypotheses");
  });

  it("says what the number of participants rests on: test, basis, power at that number, and that it is a plan", () => {
    const rationale = osf["Sample size rationale"] ?? "";
    expect(rationale).toMatch(/^\d+ participants who complete the study give a power of 0\.8\d \(wanted: 0\.8\)/);
    expect(rationale).toContain("Holm's first step of 6 pairs");
    expect(rationale).toMatch(/At the planned \d+ completed runs the power is 0\.[89]\d\. It is that of the analysis/);
    expect(osf["Statistical models"]).toContain("each arm's deviation within a scenario");
    expect(asPredicted["7. How many observations will be collected or what will determine sample size?"]).toContain(
      rationale,
    );
    expect(plannedPower(configuration)).toBe(power);
  });

  it("says so where no power analysis was made", () => {
    const { plan } = configuration;
    expect(plannedPower({ ...configuration, plan: { ...plan, power: null } })).toBeNull();
    const without = preregistrationOf(configuration, "a".repeat(64), null).osf["Sample size rationale"];
    expect(without).toContain("No power analysis was made");
  });

  it("needs more people where a pair of arms is met by few or by nobody", () => {
    const groups = configuration.conditions.map(({ id }) => ({ id: `only-${id}`, conditions: [id] }));
    const between = { ...configuration, design: { ...configuration.design, kind: "between" as const, groups } };
    const half = groups.map(({ id }, index) => ({
      id,
      conditions: index < 2 ? ["optimal", "local"] : ["greedy", "none"],
    }));
    const mixed = { ...configuration, design: { ...configuration.design, kind: "mixed" as const, groups: half } };
    const [within, ofMixed, ofBetween] = [configuration, mixed, between].map((each) => neededParticipants(each) ?? 0);
    expect(ofMixed).toBeGreaterThan(within ?? 0);
    expect(ofBetween).toBeGreaterThan(ofMixed ?? 0);
  });

  it.each([
    ["within", "within", "within"],
    ["mixed", "between", "within"],
    ["between", "between", "between"],
  ] as const)("names main effects and the interaction of a %s design, and their power", (kind, method, wording) => {
    const study = factorialStudy(kind);
    const text = preregistrationOf(study, "a".repeat(64), plannedPower(study)).osf;
    expect(text["Statistical models"]).toContain(
      `cross method (optimal, greedy; ${method} participants) and wording (full, plain; ${wording} participants)`,
    );
    expect(text["Statistical models"]).toContain("Holm adjusts these 3 contrasts together");
    expect(text["Sample size rationale"]).toMatch(/method [01]\.\d\d, wording [01]\.\d\d, method x wording 0\.\d\d/);
  });

  it("says what is random: scenarios stand for others, or speak for themselves alone", () => {
    const models = (scenarioSd: number) => {
      const { plan } = configuration;
      const planned = { ...configuration, plan: { ...plan, power: plan.power && { ...plan.power, scenarioSd } } };
      return preregistrationOf(planned, "a".repeat(64), null).osf["Statistical models"];
    };
    expect(models(0.3)).toContain("within each of the 10 scenarios changes sign");
    expect(models(0)).toContain("results speak for these scenarios alone");
  });
});
