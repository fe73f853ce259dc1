import { describe, expect, it } from "vitest";
import { exampleConfiguration } from "@/lib/study/configuration/example-configuration";
import { judgeTrial, type TrialVerdict } from "./judge-trial";

const study = exampleConfiguration();
const facts = { products: new Map([[7, "2020 Alpha One"]]), gaveWay: true, infeasible: true };
const verdict: TrialVerdict = { car: 7, reason: null, confidence: 5, acceptance: 4, satisfaction: 3, fit: 2 };

function refused(change: Partial<TrialVerdict>, shown: Partial<typeof facts> = {}): string[] {
  const judged = judgeTrial(study, { ...verdict, ...change }, { ...facts, ...shown });
  return judged.ok ? [] : Object.keys(judged.problems);
}

describe("the judgement of a trial", () => {
  it("names the car that was taken and whether the search ever ran empty", () => {
    expect(judgeTrial(study, verdict, facts)).toMatchObject({
      ok: true,
      outcome: { end: "car", car: { position: 7, name: "2020 Alpha One" }, infeasibility: "met" },
    });
    const without = { ...facts, gaveWay: false, infeasible: false };
    expect(judgeTrial(study, { ...verdict, acceptance: null }, without)).toMatchObject({
      ok: true,
      outcome: { acceptance: null, infeasibility: "no-infeasibility" },
    });
  });

  it("takes no car that was not shown, and no reason beside a car", () => {
    expect(refused({ car: 8 })).toEqual(["car"]);
    expect(refused({ reason: "price" })).toEqual(["reason"]);
    expect(refused({ car: null })).toEqual(["reason"]);
    expect(refused({ car: null, reason: "weather" })).toEqual(["reason"]);
    expect(refused({ car: null, reason: "price" })).toEqual([]);
  });

  it("asks about acceptance exactly where something gave way, on the study's own scale", () => {
    expect(refused({ acceptance: null })).toEqual(["acceptance"]);
    expect(refused({}, { gaveWay: false })).toEqual(["acceptance"]);
    expect(refused({ confidence: 0, satisfaction: 8, fit: 2.5 })).toEqual(["confidence", "satisfaction", "fit"]);
  });
});
