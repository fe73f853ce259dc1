import { describe, expect, it, vi } from "vitest";
import type { Predicate } from "@/lib/constraints/constraint";
import { describeCatalogReader } from "./catalog-reader.contract";
import { createColumnReader } from "./column-reader";
import { makeCar } from "./make-car";
import { rememberQuestions } from "./remembering-reader";

describeCatalogReader("columns, remembered", async (cars) => rememberQuestions(createColumnReader(cars)));

describe("a reader that remembers", () => {
  const cheap: Predicate = { slot: "msrp", op: "<=", value: 90_000 };

  it("asks the same question once, and another one again", async () => {
    const reader = createColumnReader([makeCar()]);
    const asked = vi.spyOn(reader, "count");
    const remembering = rememberQuestions(reader);
    expect(await remembering.count([cheap])).toBe(await remembering.count([{ ...cheap }]));
    await remembering.count([{ ...cheap, value: 90_001 }]);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it("forgets an answer that failed", async () => {
    const reader = createColumnReader([makeCar()]);
    vi.spyOn(reader, "count").mockRejectedValueOnce(new Error("away"));
    const remembering = rememberQuestions(reader);
    await expect(remembering.count([])).rejects.toThrow("away");
    expect(await remembering.count([])).toBe(1);
  });
});
