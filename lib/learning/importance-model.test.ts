import { describe, expect, it } from "vitest";
import { importanceModelSchema, predictImportance } from "./importance-model";
import shipped from "./importance-model.json";

describe("the importance model that ships", () => {
  const model = importanceModelSchema.parse(shipped);

  it("has four rising thresholds and coefficients that have names", () => {
    expect([...model.thresholds].sort((a, b) => a - b)).toEqual(model.thresholds);
    expect(Object.keys(model.coefficients).every((name) => /^[a-z]/.test(name))).toBe(true);
    expect(model.training.dataHash).toMatch(/^[0-9a-f]{64}$/);
  });

  it("weighs a must above a bare wish and that above a pleasant extra, and says by which words", () => {
    const bare = { "asked about": 1, "rules: weight": 0.55, "rules: prefer": 1 };
    const must = { "cue: rigid": 1, "cue: rigid, how strong": 0.95, "rules: weight": 0.95, "rules: must": 1 };
    const nice = {
      "cue: nice": 1,
      "cue: nice, how strong": 0.1,
      "rules: weight": 0.1,
      "rules: nice": 1,
      "rules: lightest": 1,
    };
    const [heavy, plain, light] = [must, bare, nice].map((features) => predictImportance(model, features));
    expect(heavy?.weight).toBeGreaterThan(plain?.weight ?? 1);
    expect(plain?.weight).toBeGreaterThan(light?.weight ?? 1);
    expect(light?.moved.every(({ by }) => by !== 0)).toBe(true);
  });
});
