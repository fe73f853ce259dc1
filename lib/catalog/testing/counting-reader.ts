import { aroundQuestions, type CatalogQuestion, type CatalogReader } from "@/lib/catalog/catalog-reader";

export type CatalogCalls = Partial<Record<CatalogQuestion, number>>;

export function countCalls(reader: CatalogReader): { reader: CatalogReader; calls: CatalogCalls } {
  const calls: CatalogCalls = {};
  const counted = aroundQuestions(reader, (ask, kind) => {
    calls[kind] = (calls[kind] ?? 0) + 1;
    return ask();
  });
  return { calls, reader: counted };
}
