import type { CatalogReader } from "@/lib/catalog/catalog-reader";

export type CatalogCalls = Partial<Record<Exclude<keyof CatalogReader, "catalog" | "vocabulary">, number>>;

export function countCalls(reader: CatalogReader): { reader: CatalogReader; calls: CatalogCalls } {
  const calls: CatalogCalls = {};
  const note = <Answer>(kind: keyof CatalogCalls, answer: Answer): Answer => {
    calls[kind] = (calls[kind] ?? 0) + 1;
    return answer;
  };
  return {
    calls,
    reader: {
      catalog: reader.catalog,
      lattice: (...asked) => note("lattice", reader.lattice(...asked)),
      ranges: (...asked) => note("ranges", reader.ranges(...asked)),
      rank: (...asked) => note("rank", reader.rank(...asked)),
      cars: (...asked) => note("cars", reader.cars(...asked)),
      count: (...asked) => note("count", reader.count(...asked)),
      distributions: (...asked) => note("distributions", reader.distributions(...asked)),
      vocabulary: () => reader.vocabulary(),
    },
  };
}
