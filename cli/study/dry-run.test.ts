import { describe, expect, it } from "vitest";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import type { AskOutside } from "@/lib/dialogue/deciding/outside-choice";
import { seededRandom } from "@/lib/random";
import { createEmbeddedReader } from "@/lib/reading/hearing-reader";
import { exampleConfiguration } from "@/lib/study/configuration/example-configuration";
import type { Scenario } from "@/lib/study/configuration/scenario";
import { designScenarios } from "@/lib/study/dry-run/design-scenarios";
import { dryRun } from "@/lib/study/dry-run/dry-run";
import {
  dryRunFindings,
  formalFindings,
  missingValues,
  outsideFindings,
  textFindings,
} from "@/lib/study/dry-run/launch-findings";

const example = exampleConfiguration();
const conditions = example.conditions.filter(({ id }) => id === "optimal" || id === "greedy");
const preferences = createEmbeddedReader();
const products = [
  makeProduct({ position: 0, msrp: 21_000, highwayMpg: 38, year: 2019 }),
  makeProduct({ position: 1, msrp: 24_000, highwayMpg: 41, year: 2021 }),
  makeProduct({ position: 2, msrp: 19_000, highwayMpg: 35, year: 2018 }),
  makeProduct({ position: 3, msrp: 18_000, highwayMpg: 33, year: 2018 }),
];
const tools = { catalog: createColumnReader(products), preferences, now: () => 0 };
const card = (id: string, price: number, mileage = 40): Scenario => ({
  ...{ kind: "persona" as const, id, title: id, frame: [] },
  text: [`Under $${price} is very important.`, `${mileage} mpg on the highway would be nice to have.`],
  wishes: [
    { predicate: { slot: "msrp" as const, op: "<=" as const, value: price }, weight: 0.75 },
    { predicate: { slot: "highwayMpg" as const, op: ">=" as const, value: mileage }, weight: 0.1 },
  ],
});
const played = (scenarios: Scenario[], arms = conditions) =>
  dryRun({ ...example, conditions: arms, scenarios, trials: { ...example.trials, minimumWishes: 2 } }, tools, {
    spoken: ["card", "terse"],
  });

describe("a dry run", () => {
  it("says what each arm gives up through the real reader, how often arms differ, and what can be reached", async () => {
    const run = await played([card("both", 20_000)]);
    const [both] = run.scenarios;
    const [optimal, greedy] = both?.cells ?? [];
    expect(optimal?.ways[0]?.gave.map(({ id }) => id)).toEqual(["highwayMpg:>="]);
    expect(greedy?.ways[0]?.gave.map(({ id }) => id)).toEqual(["msrp:<="]);
    expect(run).toMatchObject({ differ: 1, voices: 2 });
    expect(both?.pairs).toEqual([{ a: "optimal", b: "greedy", both: 2, differ: 2 }]);
    // The people of the run give up the mileage first, as the card has it.
    expect(optimal?.agreement).toBeGreaterThan(0.8);
    expect(greedy?.agreement).toBeCloseTo(1 - (optimal?.agreement ?? 0));
    expect([both?.least, both?.most]).toEqual([greedy?.agreement, optimal?.agreement]);
  });

  it("stops a launch whose arms agree, ask, or have a card that hides every difference", async () => {
    const ids = async (scenarios: Scenario[], arms = conditions) =>
      dryRunFindings(await played(scenarios, arms)).flatMap(({ id, level }) => (level === "stop" ? [id] : []));
    expect(await ids([card("easy", 30_000)])).toContain("full-easy");
    const [one] = conditions;
    if (!one) throw new Error("the example has arms");
    expect(await ids([card("both", 20_000)], [one, { ...one, id: "twin", choices: 5 }])).toContain("same");
    // Most people would give up the mileage first, which alone brings no product.
    expect(await ids([card("never", 17_000, 30)])).toContain("unattainable-never");
  });

  it("stops a launch over texts, values, ethics and numbers of people", async () => {
    const two = { ...example, trials: { ...example.trials, perParticipant: 2 } };
    expect(textFindings(example)).toEqual([]);
    expect(textFindings(two).map(({ id }) => id)).toContain("count-consent");
    const without = { ...example, conditions: example.conditions.filter(({ id }) => id !== "greedy") };
    expect(textFindings(without)).toMatchObject([{ id: "absent-greedy", level: "stop" }]);
    const size = { predicate: { slot: "size" as const, op: "==" as const, value: "Gigantic" }, weight: 0.3 };
    const odd = { ...card("odd", 20_000), wishes: [size] } as Scenario;
    expect(await missingValues({ scenarios: [odd] }, tools.catalog)).toMatchObject([{ id: "missing-odd-size" }]);
    const team = { ...example.team, ethics: "Example: no approval yet" };
    expect(formalFindings({ ...example, team }, 1000).map(({ id }) => id)).toEqual(["ethics", "target"]);
    expect(formalFindings(example, example.recruitment.target)).toEqual([]);
  });

  it("asks what an arm asks outside, says how often that failed, and stops a launch that can't reach it", async () => {
    const http = { kind: "http", url: "http://method.example.org/choose", timeoutMs: 1000, quotes: true } as const;
    const [first] = conditions;
    if (!first) throw new Error("the example has arms");
    const arms = [first, { ...first, id: "theirs", outside: http }];
    const study = { ...example, conditions: arms, scenarios: [card("both", 20_000)] };
    const run = (outcome: "chosen" | "timeout") => {
      const outside: AskOutside = async (_by, { candidates }) => {
        const heaviest = candidates.toSorted((a, b) => b.weight - a.weight)[0]?.giveUp ?? null;
        return { outcome, giveUp: outcome === "chosen" ? heaviest : null, answer: null, who: "" };
      };
      const trials = { ...example.trials, minimumWishes: 2 };
      return dryRun({ ...study, trials }, { ...tools, outside }, { spoken: ["card", "terse"] });
    };
    const met = await run("chosen");
    expect(met).toMatchObject({ differ: 1, arms: [{ fallbacks: 0 }, { fallbacks: 0, decides: 2 }] });
    const failed = await run("timeout");
    expect(failed).toMatchObject({ differ: 0, arms: [{ fallbacks: 0 }, { fallbacks: 2, decides: 2 }] });
    expect(dryRunFindings(failed)).toContainEqual(expect.objectContaining({ id: "fallback-theirs", level: "stop" }));
    const found = (allows: boolean, hasModel: boolean, outside: (typeof arms)[number]["outside"] = http) =>
      outsideFindings({ ...study, conditions: [{ ...first, outside }] }, { allows: () => allows, hasModel }).map(
        ({ id, level }) => [id, level],
      );
    expect(found(false, true)).toEqual([["host-optimal", "stop"]]);
    expect(found(true, false)).toEqual([["told-optimal", "warn"]]);
    expect(found(true, false, { ...http, quotes: false })).toEqual([]);
    expect(found(true, false, { kind: "model", asks: "choice" })).toEqual([["no-model-optimal", "stop"]]);
  });

  it("finds cards that the arms differ over", async () => {
    const many = Array.from({ length: 60 }, (_, position) =>
      makeProduct({
        ...{ position, make: position % 2 ? "Honda" : "Toyota", msrp: 15_000 + ((position * 7919) % 20_000) },
        ...{ highwayMpg: 25 + ((position * 31) % 17), horsepower: 100 + ((position * 53) % 200) },
        year: 2016 + ((position * 11) % 9),
      }),
    );
    const settings = { count: 2, draws: 60, random: seededRandom(3, "design") };
    let pauses = 0;
    const designing = { ...tools, catalog: createColumnReader(many), pause: async () => void pauses++ };
    const found = await designScenarios({ ...example, conditions }, designing, many, settings);
    expect(found.length).toBeGreaterThan(0);
    // Others are answered after each trial.
    expect(pauses).toBeGreaterThanOrEqual(found.length * conditions.length * 2);
    for (const { ways } of found) expect(ways).toBe(2);
  }, 30_000);
});
