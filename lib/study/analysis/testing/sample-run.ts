import { type Product, toProduct } from "@/lib/catalog/catalog-reader";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { toConstraint } from "@/lib/constraints/constraint";
import type { EventRecord, RunRecord, TrialRecord } from "@/lib/study/analysis/run-record";
import type { RelaxationMethod } from "@/lib/trade-offs/relaxation";

const wishes = [
  toConstraint({ slot: "msrp", op: "<=", value: 20_000, weight: 0.75 }),
  toConstraint({ slot: "highwayMpg", op: ">=", value: 40, weight: 0.1 }),
];
const [price, mileage] = wishes;
const [priceId, mileageId] = wishes.map(({ id }) => id) as [string, string];

const taken: Product = toProduct(
  makeProduct({ horsepower: 120, transmission: "MANUAL", highwayMpg: 35, cityMpg: 28, msrp: 19_000 }),
);

/** Arms in `agrees` gave up the mileage, as ranked. */
export function sampleRun(id: string, arms: Readonly<Record<string, boolean | null>>): RunRecord {
  const entries = Object.entries(arms);
  return {
    ...{ id, kind: "participant", status: "complete", hash: "c".repeat(64), group: "everyone", step: "debrief" },
    ...{ seed: 1, startedAt: "2026-03-01T10:00:00.000Z", lastSeenAt: "2026-03-01T10:20:00.000Z" },
    ...{ endedAt: "2026-03-01T10:20:00.000Z", excluded: null },
    answers: [
      {
        ...{ step: "about", instrument: "about", trial: null, item: "comments", position: 1, attempt: 1 },
        ...{ value: '=1+1, "quoted"\nsecond line', at: "2026-03-01T10:19:00.000Z" },
      },
    ],
    practice: null,
    trials: entries.map(([condition], index) => sampleTrial(condition, index + 1)),
    events: entries.flatMap(([condition, agrees], index) =>
      sampleEvents(condition as RelaxationMethod, agrees, index + 1),
    ),
  };
}

function sampleTrial(condition: string, number: number): TrialRecord {
  return {
    ...{ number, condition, scenario: "nurse", startedAt: "2026-03-01T10:01:00.000Z" },
    ...{ revealedAt: "2026-03-01T10:03:00.000Z", endedAt: "2026-03-01T10:05:00.000Z", pausedSeconds: 60 },
    ...{ wishes, ranking: [mileageId, priceId], rankingAfter: null },
    outcome: {
      ...{ end: "car", car: { position: 1, name: "2020 Alpha" }, reason: null, confidence: 6, acceptance: 5 },
      ...{ satisfaction: 4, fit: 7, infeasibility: "met" },
    },
    taken,
  };
}

function sampleEvents(method: RelaxationMethod, agrees: boolean | null, trial: number): EventRecord[] {
  const given = agrees === null ? [] : [agrees ? mileage : price].filter((each) => each !== undefined);
  const sets = [
    { members: [mileageId], weight: 0.1, matches: 3 },
    { members: [priceId], weight: 0.75, matches: 2 },
  ];
  const result = {
    ...{ status: agrees === null ? "exhausted" : "relaxed", tied: [], car: null, matches: 3, loosened: [] },
    ...{ relaxed: given.map((constraint) => ({ constraint, action: "dropped" })), conflictSets: [], trace: [] },
    ...{ correctionSets: sets, alternatives: [], truncated: false },
  };
  const at = "2026-03-01T10:03:00.000Z";
  return [
    { at, trial, turn: 2, name: "act-receive", data: { act: { kind: "show-cars" } } },
    { at, trial, turn: 2, name: "relaxation-choose", data: { method, result } },
  ];
}
