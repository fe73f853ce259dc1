import { expect, it } from "vitest";
import { openSlice } from "@/lib/catalog/catalog-slice";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { toConstraint } from "@/lib/constraints/constraint";
import { allMethods } from "@/lib/relaxation/methods/all-methods";
import { describeMethod, fewestDrops, settle, traceStep } from "@/lib/relaxation/methods/choice";
import { comparedOf, judgedOf, namesOf, offeredOf } from "@/lib/relaxation/methods/method-lists";
import { matchesWithout } from "@/lib/relaxation/problem";
import { exampleConfiguration } from "@/lib/study/configuration/example-configuration";
import { conditionSchema, conditionSchemaFor } from "@/lib/study/configuration/scenario";
import { compareMethods } from "@/lib/trade-offs/compare/compare-methods";
import { relaxSlice } from "@/lib/trade-offs/relax-slice";
import { comparisonView } from "./compare-view";

const roomiest = describeMethod({
  name: "roomiest",
  title: "Roomiest",
  rule: "the drop that leaves most cars",
  weighting: null,
  role: "shop",
  choose: (problem) => {
    if (matchesWithout(problem, 0) > 0) return { kind: "satisfied", trace: [] };
    const drops = fewestDrops(problem);
    const most = Math.max(...drops.map((mask) => matchesWithout(problem, mask)));
    const best = drops.filter((mask) => matchesWithout(problem, mask) === most);
    return settle(
      problem,
      best,
      drops.map((mask) => traceStep(problem, mask, best.includes(mask) ? "most cars" : "fewer cars")),
    );
  },
  way: "straight",
  lane: { place: 8, line: { width: 3, dash: "1 1", cap: "round" } },
  minds: "count",
  order: "weighted",
  settings: { patience: { least: 1, most: 5, says: "How long it looks" } },
});
const methods = [...allMethods, roomiest] as const;

const reader = createColumnReader([
  makeProduct({ position: 0, model: "Cheap", msrp: 19_000, highwayMpg: 30 }),
  makeProduct({ position: 1, model: "Thrifty", msrp: 25_000, highwayMpg: 42 }),
  makeProduct({ position: 2, model: "Thriftier", msrp: 26_000, highwayMpg: 44 }),
]);
const wishes = [
  toConstraint({ id: "price", slot: "msrp", op: "<=", value: 20_000, weight: 0.9 }),
  toConstraint({ id: "highway", slot: "highwayMpg", op: ">=", value: 40, weight: 0.1 }),
];

it("a new method chooses by its own rule", async () => {
  const settings = { mustMeans: "weight" } as const;
  const result = await relaxSlice({ slice: openSlice(reader), constraints: wishes, method: roomiest, settings });
  expect(result).toMatchObject({ status: "relaxed", matches: 2, car: { model: "Thrifty" } });
  expect(result.relaxed.map(({ constraint }) => constraint.id)).toEqual(["price"]);
});

it("a new method is in every list its description says", () => {
  expect(namesOf(comparedOf(methods)).at(-1)).toBe("roomiest");
  expect(namesOf(judgedOf(methods))).toContain("roomiest");
  expect(namesOf(offeredOf(methods))).toContain("roomiest");
  expect(namesOf(offeredOf([{ ...roomiest, role: "control" }]))).toEqual([]);
  expect(comparedOf([{ ...roomiest, lane: null }])).toEqual([]);
});

it("a new method is compared with the others and drawn with its own line", async () => {
  const compared = comparedOf(methods);
  const facts = await compareMethods(reader, { local: wishes, global: wishes, pairwise: wishes }, compared);
  const view = comparisonView({ text: "" }, { facts, read: wishes, doubts: [], unknown: [] }, [], compared);
  expect(view.columns).toHaveLength(comparedOf(allMethods).length + 1);
  expect(view.columns.at(-1)).toMatchObject({
    name: "Roomiest",
    rule: "the drop that leaves most cars",
    line: roomiest.lane.line,
    path: ["", "price"],
    usesWeights: false,
  });
});

it("a study can have an arm with a new method and its settings", () => {
  const [arm] = exampleConfiguration().conditions;
  const schema = conditionSchemaFor(methods);
  const asked = { ...arm, method: "roomiest", patience: 3 };
  expect(schema.parse(asked)).toEqual(asked);
  expect(schema.safeParse({ ...asked, patience: 6 }).success).toBe(false);
  expect(conditionSchema.safeParse(asked).success).toBe(false);
});
