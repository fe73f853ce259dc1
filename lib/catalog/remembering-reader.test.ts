import { describe, expect, it, vi } from "vitest";
import type { Predicate } from "@/lib/constraints";
import { describeCatalogReader } from "./catalog-reader.contract";
import { createColumnReader } from "./columns/column-reader";
import { rememberQuestions } from "./remembering-reader";
import { makeProduct } from "./testing/make-product";

describeCatalogReader("columns, remembered", async (products) => rememberQuestions(createColumnReader(products)));

describe("a reader that remembers", () => {
  const cheap: Predicate = { slot: "msrp", op: "<=", value: 90_000 };

  it("asks the same question once, and another one again", async () => {
    const reader = createColumnReader([makeProduct()]);
    const asked = vi.spyOn(reader, "count");
    const remembering = rememberQuestions(reader);
    expect(await remembering.count([cheap])).toBe(await remembering.count([{ ...cheap }]));
    await remembering.count([{ ...cheap, value: 90_001 }]);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it("knows a lattice again whatever the wishes carry along, and gives back the wishes it was asked with", async () => {
    const reader = createColumnReader([makeProduct()]);
    const asked = vi.spyOn(reader, "lattice");
    const remembering = rememberQuestions(reader);
    const first = await remembering.lattice([], [cheap]);
    const wish = { ...cheap, id: "price", weight: 0.5 };
    const second = await remembering.lattice([], [wish]);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(second.soft[0]).toBe(wish);
    expect(second.groups).toEqual(first.groups);
  });

  it("forgets an answer that failed", async () => {
    const reader = createColumnReader([makeProduct()]);
    vi.spyOn(reader, "count").mockRejectedValueOnce(new Error("away"));
    const remembering = rememberQuestions(reader);
    await expect(remembering.count([])).rejects.toThrow("away");
    expect(await remembering.count([])).toBe(1);
  });
});
