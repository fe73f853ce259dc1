import { breathe } from "@/app/_server/one-at-a-time";
import { currentPatience } from "@/db/patience";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";

/** Yields to shorter answers at each question, less after waiting. */
export function makingWay(reader: CatalogReader): CatalogReader {
  const courtesy = { left: Math.min(2000, currentPatience()?.left() ?? Number.POSITIVE_INFINITY) };
  const politely =
    <Asked extends unknown[], Answer>(ask: (...asked: Asked) => Promise<Answer>) =>
    async (...asked: Asked): Promise<Answer> => {
      await breathe(courtesy);
      return ask(...asked);
    };
  return {
    catalog: reader.catalog,
    lattice: politely(reader.lattice),
    ranges: politely(reader.ranges),
    rank: politely(reader.rank),
    cars: politely(reader.cars),
    count: politely(reader.count),
    distributions: politely(reader.distributions),
    vocabulary: reader.vocabulary,
  };
}
