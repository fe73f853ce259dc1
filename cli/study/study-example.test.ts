import { describe, expect, it } from "vitest";
import { defaultCars, defaultColumns } from "@/db/seed/default-catalog";
import { catalogChecksum } from "@/lib/catalog/files/checksum";
import { exampleConfiguration } from "@/lib/study/configuration/example-configuration";
import { disagreementOf } from "@/lib/study/configuration/scenario-disagreement";

const { catalog, conditions, scenarios } = exampleConfiguration();

describe("the example study", () => {
  it("names the catalog that ships; `npm run docs:reference` writes its checksum", () => {
    expect(catalog.checksum).toBe(catalogChecksum(defaultCars()));
  });

  it("has six scenarios that no car meets, in which every two arms that recommend give up different wishes mostly", async () => {
    const { scenarios: judged, matrix, satisfiable } = await disagreementOf(defaultColumns(), conditions, scenarios);
    expect(judged).toHaveLength(6);
    expect(satisfiable).toEqual([]);
    const recommending = conditions.flatMap(({ method }, place) => (method === "none" ? [] : [place]));
    for (const a of recommending) {
      for (const b of recommending.filter((each) => each > a)) expect(matrix[a]?.[b]).toBeGreaterThanOrEqual(0.5);
    }
    for (const { verdicts } of judged) {
      expect(verdicts.filter(({ status }) => status === "relaxed")).toHaveLength(recommending.length);
    }
  });
});
