import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { latinSquare, williamsSquare } from "@/lib/study/configuration/plan-cells";
import { drawPlace, type KnownPlace, slotAt } from "./assignment";
import type { Configuration } from "./configuration/configuration";
import { exampleConfiguration } from "./configuration/example-configuration";
import { cellsOf, scenarioRowCount, sequenceAt } from "./configuration/plan-cells";

const example = exampleConfiguration();
const sizes = fc.integer({ min: 1, max: 9 });

function countBy<Item>(items: readonly Item[], key: (item: Item) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(key(item), (counts.get(key(item)) ?? 0) + 1);
  return counts;
}

function expectEqualCounts(counts: Map<string, number>, keys: number): void {
  expect(counts.size).toBe(keys);
  expect(new Set(counts.values()).size).toBe(1);
}

const studies = fc
  .record({
    seed: fc.nat(),
    arms: fc.integer({ min: 1, max: 4 }),
    groups: fc.integer({ min: 1, max: 2 }),
    repeats: fc.integer({ min: 1, max: 3 }),
    more: fc.integer({ min: 0, max: 2 }),
    condition: fc.constantFrom("williams" as const, "latin" as const),
    scenario: fc.constantFrom("williams" as const, "latin" as const),
  })
  .map(({ seed, arms, groups, repeats, more, condition, scenario }): Configuration => {
    const conditions = ["optimal", "local", "greedy", "none"].slice(0, arms);
    return {
      ...example,
      seed,
      design: {
        kind: "within",
        groups: Array.from({ length: groups }, (_, index) => ({ id: `group-${index}`, conditions })),
        conditionOrder: condition,
        scenarioOrder: scenario,
      },
      assignment: { ...example.assignment, blockRepeats: repeats },
      scenarios: example.scenarios.slice(0, Math.min(example.scenarios.length, arms + more)),
      trials: { ...example.trials, perParticipant: arms },
    };
  });

describe("counterbalancing squares", () => {
  it("have every number once in each row and equally often in each column", () => {
    fc.assert(
      fc.property(sizes, fc.constantFrom(latinSquare, williamsSquare), (size, make) => {
        const square = make(size);
        for (const row of square) expect(new Set(row).size).toBe(size);
        for (let column = 0; column < size; column++) {
          expectEqualCounts(
            countBy(square, (row) => String(row[column])),
            size,
          );
        }
      }),
      { seed: 8 },
    );
  });

  it("of Williams have every number follow every other equally often", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 9 }), (size) => {
        const pairs = williamsSquare(size).flatMap((row) =>
          row.slice(1).map((value, place) => `${row[place]}>${value}`),
        );
        expectEqualCounts(
          countBy(pairs, (pair) => pair),
          size * (size - 1),
        );
      }),
      { seed: 8 },
    );
  });
});

describe("a plan of permuted blocks", () => {
  it("is the same for the same seed", () => {
    fc.assert(
      fc.property(studies, fc.nat(500), (study, slot) => {
        expect(slotAt(structuredClone(study), slot)).toEqual(slotAt(study, slot));
      }),
      { seed: 8 },
    );
  });

  it("is balanced at every moment: within a block no cell is ahead by more than its repeats", () => {
    fc.assert(
      fc.property(studies, fc.integer({ min: 1, max: 120 }), (study, length) => {
        const given = Array.from({ length }, (_, slot) => slotAt(study, slot).cell);
        const counts = cellsOf(study).map(({ id }) => given.filter((cell) => cell === id).length);
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(study.assignment.blockRepeats);
      }),
      { seed: 8 },
    );
  });

  it("counterbalances exactly: each arm meets each scenario at each position equally often", () => {
    fc.assert(
      fc.property(studies, (study) => {
        const cells = cellsOf(study);
        const whole = cells.length * scenarioRowCount(study) * study.assignment.blockRepeats;
        const met = Array.from({ length: whole }, (_, number) =>
          sequenceAt(study, { ...slotAt(study, number), number }).map((trial, position) => ({ ...trial, position })),
        ).flat();
        const { perParticipant } = study.trials;
        expectEqualCounts(
          countBy(met, ({ condition, scenario, position }) => `${condition} ${scenario} ${position}`),
          perParticipant * study.scenarios.length * perParticipant,
        );
      }),
      { seed: 8, numRuns: 60 },
    );
  });

  it("gives each participant every arm equally often and no scenario twice", () => {
    fc.assert(
      fc.property(studies, fc.nat(200), (study, number) => {
        const sequence = sequenceAt(study, { ...slotAt(study, number), number });
        expect(new Set(sequence.map(({ scenario }) => scenario)).size).toBe(sequence.length);
        expectEqualCounts(
          countBy(sequence, ({ condition }) => condition),
          study.design.groups[0]?.conditions.length ?? 0,
        );
      }),
      { seed: 8 },
    );
  });

  it("gives a freed place out again only where the study refills, and logs what could be drawn", () => {
    const first = drawPlace(example, []);
    const freed: KnownPlace = { ...first, status: "freed", refilled: false, active: false };
    expect(drawPlace(example, [freed])).toMatchObject({ slot: 0, refills: true, cell: first.cell });
    const noRefill = { ...example, assignment: { ...example.assignment, refill: false } };
    const second = drawPlace(noRefill, [freed]);
    expect(second).toMatchObject({ slot: 1, refills: false });
    expect(second.pool.find(({ cell }) => cell === first.cell)).toMatchObject({ assigned: 1, eligible: false });
    expect(second.pool.filter(({ eligible }) => eligible)).toHaveLength(cellsOf(example).length - 1);
  });
});

describe("a paused arm", () => {
  const groups = example.conditions.map(({ id }) => ({ id, conditions: [id] }));
  const between = {
    ...example,
    design: { ...example.design, kind: "between" as const, groups },
    trials: { ...example.trials, perParticipant: 1 },
  };
  const draw = (study: Configuration, count: number, paused: string[], known: KnownPlace[] = []) => {
    for (let number = 0; number < count; number++) {
      known.push({ ...drawPlace(study, known, paused), status: "complete", refilled: false, active: false });
    }
    return known;
  };
  const armsOf = (known: readonly KnownPlace[]) => countBy(known, ({ cell }) => cell.split("/")[0] ?? "");

  it.each(["permuted-blocks", "least-filled"] as const)(
    "takes nobody new, and catches up when resumed: %s",
    (method) => {
      const study = { ...between, assignment: { ...between.assignment, method } };
      const known = draw(study, 9, ["greedy"]);
      expect(armsOf(known).get("greedy")).toBeUndefined();
      expect(known.at(-1) && drawPlace(study, known, ["greedy"]).pool).toContainEqual(
        expect.objectContaining({ cell: "greedy/0", eligible: false }),
      );
      expectEqualCounts(armsOf(draw(study, 3, [], known)), 4);
    },
  );

  it("holds up nobody who has begun: with all arms paused the plan goes on", () => {
    const arms = groups.map(({ id }) => id);
    expect(drawPlace(between, [], arms)).toEqual(drawPlace(between, []));
  });
});

describe("least-filled assignment", () => {
  const leastFilled: Configuration = { ...example, assignment: { ...example.assignment, method: "least-filled" } };

  it("keeps cells within one of each other as long as all finish, and is the same for the same seed", () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 60 }), (seed, length) => {
        const study = { ...leastFilled, seed };
        const known: KnownPlace[] = [];
        for (let number = 0; number < length; number++) {
          const draw = drawPlace(study, known);
          expect(drawPlace(study, [...known])).toEqual(draw);
          known.push({ ...draw, status: "complete", refilled: false, active: false });
          const counts = cellsOf(study).map(({ id }) => known.filter(({ cell }) => cell === id).length);
          expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
        }
      }),
      { seed: 8, numRuns: 30 },
    );
  });

  it("counts the completed and the recently active, not those who left", () => {
    const cells = cellsOf(example).map(({ id }) => id);
    const place = (cell: string, change: Partial<KnownPlace>): KnownPlace => ({
      slot: null,
      cell,
      scenarioRow: 0,
      status: "taken",
      refilled: false,
      active: true,
      ...change,
    });
    const [a = "", b = "", c = "", d = ""] = cells;
    const known = [
      place(a, {}),
      place(b, { status: "complete", active: false }),
      place(c, { active: false }),
      place(d, {}),
    ];
    expect(drawPlace(leastFilled, known).cell).toBe(c);
  });
});
