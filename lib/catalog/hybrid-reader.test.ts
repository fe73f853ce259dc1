import { describe, expect, it } from "vitest";
import { createLiteralReader } from "@/lib/catalog/testing/literal-reader";
import type { Predicate } from "@/lib/constraints";
import type { CatalogReader } from "./catalog-reader";
import { describeCatalogReader } from "./catalog-reader.contract";
import { createColumnReader } from "./columns/column-reader";
import { createHybridReader } from "./hybrid-reader";
import { makeProduct } from "./testing/make-product";

describeCatalogReader("literal and columns together", async (products) => {
  const columns = createColumnReader(products);
  return createHybridReader(createLiteralReader(products), () => columns);
});

describe("hybrid reader", () => {
  const products = [makeProduct({ position: 0, make: "Alpha" }), makeProduct({ position: 1, make: "Beta" })];
  const alpha: Predicate = { slot: "make", op: "==", value: "Alpha" };
  const cheap: Predicate = { slot: "msrp", op: "<=", value: 90_000 };

  function watched(small = false) {
    const asked: string[] = [];
    const note = (name: string, reader: CatalogReader): CatalogReader => ({
      ...reader,
      count: (where) => {
        asked.push(name);
        return reader.count(where);
      },
      lattice: (slice, soft) => {
        asked.push(name);
        return reader.lattice(slice, soft);
      },
    });
    let columns: CatalogReader | null = null;
    const reader = createHybridReader(note("database", createLiteralReader(products)), () => columns, { small });
    return { asked, reader, load: () => (columns = note("columns", createColumnReader(products))) };
  }

  it("asks the database about slices, and the columns about everything", async () => {
    const { asked, reader, load } = watched();
    load();
    await reader.count([alpha]);
    await reader.lattice([alpha], [cheap]);
    await reader.lattice([], [alpha, cheap]);
    await reader.count([cheap]);
    await reader.count([{ slot: "make", op: "!=", value: "Alpha" }]);
    expect(asked).toEqual(["database", "database", "columns", "columns", "columns"]);
  });

  it("asks the columns of a small catalog about slices too", async () => {
    const { asked, reader, load } = watched(true);
    await reader.count([alpha]);
    load();
    await reader.count([alpha]);
    await reader.lattice([alpha], [cheap]);
    expect(asked).toEqual(["database", "columns", "columns"]);
  });

  it("asks the database for as long as there are no columns", async () => {
    const { asked, reader, load } = watched();
    await reader.count([]);
    load();
    await reader.count([]);
    expect(asked).toEqual(["database", "columns"]);
  });
});
