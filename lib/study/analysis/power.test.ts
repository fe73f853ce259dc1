import { describe, expect, it } from "vitest";
import { seededRandom } from "@/lib/random";
import { type PowerPlan, participantsFor, powerAt } from "./power";

const plain = { outcome: "number", withinSd: 0, trials: 1, alpha: 0.05 } as const;
const medium: PowerPlan = { ...plain, design: "between", means: [0.5, 0], betweenSd: 1 };

describe("power", () => {
  it("is the textbook's for two groups: d 0.5, 64 a group, level .05: .80 (Cohen 1988, table 2.3.5)", () => {
    const { power, error } = powerAt(medium, 64, 2000, seededRandom(1, "between"));
    expect(Math.abs(power - 0.8)).toBeLessThan(3 * error);
  });

  it("is the textbook's for paired differences: d 0.5, 34 pairs: .81 (G*Power 3.1: 0.8078)", () => {
    const paired: PowerPlan = { ...plain, design: "within", means: [0.5, 0], betweenSd: 3, withinSd: Math.SQRT1_2 };
    const { power, error } = powerAt(paired, 34, 2000, seededRandom(1, "within"));
    expect(Math.abs(power - 0.8078)).toBeLessThan(3 * error);
  });

  it("is the level itself without an effect", () => {
    const none: PowerPlan = { ...plain, design: "between", means: [0, 0], betweenSd: 1 };
    const { power, error } = powerAt(none, 30, 2000, seededRandom(1, "none"));
    expect(Math.abs(power - 0.05)).toBeLessThan(3 * error);
  });

  it("finds about the textbook's number of participants", () => {
    const found = participantsFor(medium, 0.8, { studies: 600, most: 200, random: seededRandom(1, "n") });
    expect(found?.n).toBeGreaterThan(50);
    expect(found?.n).toBeLessThan(80);
  });

  it("grows with the effect and with trials, for shares too", () => {
    const share: PowerPlan = {
      ...{ outcome: "share", design: "within", means: [0.7, 0.5], betweenSd: 0.5, withinSd: 0, trials: 1, alpha: 0.05 },
    };
    const at = (plan: PowerPlan) => powerAt(plan, 40, 400, seededRandom(2, "share")).power;
    expect(at({ ...share, trials: 4 })).toBeGreaterThan(at(share));
    expect(at({ ...share, means: [0.9, 0.5] })).toBeGreaterThan(at(share));
  });
});
