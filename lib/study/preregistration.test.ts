import { expect, it } from "vitest";
import { exampleConfiguration } from "./example-configuration";
import { preregistrationOf, preregistrationText } from "./preregistration";

it("every field of both forms is filled from the configuration", () => {
  const configuration = exampleConfiguration();
  const { osf, asPredicted } = preregistrationOf(configuration, "a".repeat(64), null);
  expect(Object.keys(asPredicted)).toHaveLength(8);
  for (const text of [...Object.values(osf), ...Object.values(asPredicted)]) {
    expect(text).not.toMatch(/undefined|null|NaN|\[object/);
    expect(text.length).toBeGreaterThan(3);
  }
  for (const { id } of configuration.conditions) expect(osf["Manipulated variables"]).toContain(id);
  for (const hypothesis of configuration.plan.hypotheses) expect(osf.Hypotheses).toContain(hypothesis);
  expect(osf["Sample size"]).toContain(String(configuration.recruitment.target));
  expect(osf["Other planned analyses"]).toContain("a".repeat(64));
  expect(preregistrationText(osf)).toContain("## Hypotheses");
});
