import { describe, expect, it } from "vitest";
import { seededRandom, shuffle, standardNormal } from "@/lib/random";
import type { Configuration } from "@/lib/study/configuration/configuration";
import { exampleConfiguration } from "@/lib/study/configuration/example-configuration";
import { type ModelRow, modelContrasts, pilotSpread } from "./model-contrasts";
import { powerAt } from "./power";
import { expectedMeans, neededParticipants, plannedPower, powerReport } from "./power-report";

const example = exampleConfiguration();
const accepted = { expected: [0.64, 0.5], sd: 0.15, scenarioSd: 0.05, withinSd: 0.2, decided: 0.6 } as const;
const twoArms = (kind: "within" | "between", perParticipant: number): Configuration => ({
  ...example,
  conditions: example.conditions.slice(0, 2),
  design: {
    ...{ ...example.design, kind },
    groups: (kind === "within" ? [["optimal", "local"]] : [["optimal"], ["local"]]).map((conditions, index) => ({
      ...{ id: `group-${index}`, conditions },
    })),
  },
  trials: { ...example.trials, perParticipant },
  plan: {
    ...example.plan,
    ...{ primaryOutcome: "acceptance", secondary: [] },
    power: { ...accepted, expected: [...accepted.expected], attrition: 0.1, wanted: 0.8 },
  },
});

interface Drawn {
  people: number;
  isLogit?: boolean;
}

/** Trials of a study in which the plan's expectations hold. */
function drawTrials(study: Configuration, { people, isLogit = false }: Drawn, random: () => number): ModelRow[] {
  const { expected, sd, scenarioSd, withinSd, decided } = study.plan.power ?? { ...accepted };
  const cards = study.scenarios.map(() => [0, 1].map(() => standardNormal(random) * scenarioSd));
  const order = cards.map((_, index) => index);
  return Array.from({ length: people }, (_, person) => {
    const own = standardNormal(random) * sd;
    const { id: group = "", conditions = [] } = study.design.groups[person % study.design.groups.length] ?? {};
    return shuffle(order, random)
      .slice(0, study.trials.perParticipant)
      .map((card, place) => {
        const condition = conditions[(place + Math.floor(person / 2)) % conditions.length] ?? "";
        const arm = condition === "optimal" ? 0 : 1;
        const at = (expected[arm] ?? 0) + own + (cards[card]?.[arm] ?? 0);
        const value = isLogit ? Number(random() < 1 / (1 + Math.exp(-at))) : at + standardNormal(random) * withinSd;
        const known = random() < decided ? value : null;
        const values = { accepted: known, top1: known };
        return { participant: `p${person}`, group, condition, scenario: `s${card}`, trial: place + 1, values };
      });
  }).flat();
}

const sides = new Map([
  ["optimal", 1],
  ["local", -1],
]);

describe("power of a number that exists only after a decision", () => {
  const studies = process.env.LEEWAY_RUNS === "full" ? 500 : 60;
  it.each([
    ["within", 2, 60],
    ["within", 4, 30],
    ["between", 2, 120],
  ] as const)(
    "is what the mixed model finds %s people, %d trials each, %d people",
    (kind, perParticipant, people) => {
      const study = twoArms(kind, perParticipant);
      const [expected] = expectedMeans(study);
      if (!expected) throw new Error("the study has a plan");
      const { power } = powerAt(powerReport(study, expected).plan, people, 0.05);
      const random = seededRandom(5, `${kind} ${perParticipant}`);
      let found = 0;
      for (let each = 0; each < studies; each++) {
        const rows = drawTrials(study, { people }, random);
        if ((modelContrasts(rows, "accepted", { seed: each })?.(sides)?.p ?? 1) < 0.05) found++;
      }
      process.stdout.write(`${kind}, ${perParticipant}: planned ${power.toFixed(3)}, found ${found / studies}\n`);
      expect(power).toBeGreaterThan(0.5);
      expect(power).toBeLessThan(0.95);
      expect(Math.abs(found / studies - power)).toBeLessThan(0.08 + 2 * Math.sqrt((power * (1 - power)) / studies));
    },
    240_000,
  );
});

describe("a plan with several registered outcomes", () => {
  const study = twoArms("within", 4);
  const secondary = [{ outcome: "satisfaction" as const, ...accepted, expected: [0.61, 0.5] as [number, number] }];
  const both = { ...study, plan: { ...study.plan, secondary } };

  it("needs as many people as the outcome that asks for most, at Holm's first step of all of them", () => {
    const [first, second] = expectedMeans(both).map((each) => powerReport(both, each));
    expect([first?.tests, second?.tests]).toEqual([2, 2]);
    expect(second?.needed?.n).toBeGreaterThan(first?.needed?.n ?? 0);
    expect(neededParticipants(both)).toBe(second?.needed?.n);
    expect(neededParticipants(study)).toBeLessThan(first?.needed?.n ?? 0);
    expect(plannedPower(both)).toContain(`All registered outcomes together need ${second?.needed?.n} participants.`);
    expect(first?.needed?.recruit).toBe(Math.ceil((first?.needed?.n ?? 0) / 0.9));
  });
});

describe("what a pilot tells of the spread", () => {
  it("is close to what its trials were drawn from, in logits for a share", () => {
    const study = { ...twoArms("within", 8), scenarios: Array.from({ length: 40 }, () => example.scenarios[0]) };
    const random = seededRandom(9, "pilot");
    const { sd, scenarioSd, withinSd, decided } = accepted;
    const found = pilotSpread(drawTrials(study as Configuration, { people: 150 }, random), "accepted");
    expect(Math.abs((found?.sd ?? 0) - sd)).toBeLessThan(0.04);
    expect(Math.abs((found?.scenarioSd ?? 0) - scenarioSd)).toBeLessThan(0.03);
    expect(Math.abs((found?.withinSd ?? 0) - withinSd)).toBeLessThan(0.02);
    expect(Math.abs((found?.decided ?? 0) - decided)).toBeLessThan(0.05);
    const power = { ...accepted, expected: [0.4, -0.4] as [number, number], sd: 0.5, scenarioSd: 0.6 };
    const logits = { ...study, plan: { ...study.plan, power: { ...power, attrition: 0, wanted: 0.8 } } };
    const shares = pilotSpread(drawTrials(logits as Configuration, { people: 300, isLogit: true }, random), "top1");
    expect(Math.abs((shares?.sd ?? 0) - 0.5)).toBeLessThan(0.2);
    expect(Math.abs((shares?.scenarioSd ?? 0) - 0.6)).toBeLessThan(0.2);
  });
});
