import { beforeAll, describe, expect, it } from "vitest";
import { type ComparisonView, comparisonAddress } from "@/components/compare/comparison-view";
import { defaultColumns } from "@/db/seed/default-catalog";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import { compareExamples, comparisonFor, pageComparison } from "./compare-ways";

let reader: CatalogReader;
beforeAll(() => {
  reader = defaultColumns();
});

const answersOf = (view: ComparisonView) =>
  new Set(view.columns.filter(({ gaveUp }) => gaveUp.length > 0).map(({ path }) => path.at(-1))).size;

describe("comparisonFor", () => {
  it.each(compareExamples.map(({ text }) => text))("parts the methods on the example: %s", async (text) => {
    const view = await comparisonFor(reader, { text });
    expect(view.status).toBe("compared");
    expect(answersOf(view)).toBeGreaterThanOrEqual(2);
  });

  it("lets one set of weights replace every method's own", async () => {
    const text = compareExamples[0].text;
    const view = await comparisonFor(reader, { text, weights: { "highwayMpg:>=": 0.02, "year:>=": 0.9 } });
    for (const method of ["local", "global", "pairwise", "optimal", "hybrid"]) {
      const column = view.columns.find((each) => each.method === method);
      expect(column?.path).toEqual(["", "highwayMpg:>="]);
      expect(column?.weight?.value).toBeCloseTo(0.02);
    }
  });

  it("says kindly that nothing has to give, and offers requests on which something has", async () => {
    const view = await comparisonFor(reader, { text: "a sedan" });
    expect(view.status).toBe("satisfied");
    expect(view.headline).toMatch(/cars have everything; nothing has to give/);
    expect(view.ways.length).toBeGreaterThan(0);
    for (const { text = "" } of view.ways) expect((await comparisonFor(reader, { text })).status).toBe("compared");
  });

  it("names locked wishes that contradict each other; unlocking as offered leads on", async () => {
    const text = "It must be a Ferrari. It must be a pickup. Under $30,000 would be nice.";
    const view = await comparisonFor(reader, { text });
    expect(view.status).toBe("locked-conflict");
    const [way] = view.ways;
    const locks = Object.fromEntries((way?.unlock ?? []).map((id) => [id, false]));
    expect((await comparisonFor(reader, { text, locks })).status).toBe("compared");
  });

  it("says when it read no wish, and leaves out weights of wishes that are not there", async () => {
    expect((await comparisonFor(reader, { text: "hello there" })).status).toBe("no-wishes");
    const stray = await comparisonFor(reader, { text: "a sedan", weights: { nonsense: 0.5 } });
    expect(stray.notes.join(" ")).toMatch(/left out/);
  });
});

const from = (address: string) => new Headers({ "x-leeway-address": address });

describe("pageComparison", () => {
  it("shows the same for a shared address as for the request it was made of", async () => {
    const request = { text: compareExamples[1].text, weights: { "msrp:<=": 0.2 }, locks: { "style:is": true } };
    const params = new URLSearchParams(comparisonAddress(request).split("?")[1]);
    const asked = Object.fromEntries(params);
    expect((await pageComparison(reader, asked, from("page"))).view).toEqual(await comparisonFor(reader, request));
  });

  it("never fails on a wrong address", async () => {
    expect((await pageComparison(reader, { q: "" }, from("page"))).view.headline).toBe("Say what the car should have");
    expect((await pageComparison(reader, { q: "a".repeat(5000) }, from("page"))).view.notes.join(" ")).toMatch(
      /4,000 characters/,
    );
    const damaged = await pageComparison(reader, { q: "a sedan", w: "x~9,%E0~1", l: "~" }, from("page"));
    expect(damaged.view.notes).toContain("Part of this link could not be read and was left out.");
    expect(damaged.request.weights).toBeUndefined();
  });

  it("is charged like a comparison by the route, and says so when too much is asked", async () => {
    const visits = [];
    // Points for thirty visits of four points in ten seconds.
    for (let visit = 0; visit < 31; visit++) visits.push(await pageComparison(reader, { q: "a sedan" }, from("busy")));
    expect(visits.slice(0, 30).every(({ view }) => view.status !== "invalid")).toBe(true);
    expect(visits.at(-1)?.view.notes.join(" ")).toMatch(/Wait a few seconds/);
    expect((await pageComparison(reader, {}, from("busy"))).view.status).not.toBe("invalid");
  });
});
