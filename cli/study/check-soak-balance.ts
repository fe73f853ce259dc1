import { eq } from "drizzle-orm";
import type { Database } from "@/db/connection/database";
import { studyPlaces } from "@/db/schema/study-assignments";
import { groupBy } from "@/lib/statistics/group-by";
import { cellsOf } from "@/lib/study/configuration/plan-cells";
import type { StoredStudy } from "@/lib/study/service/run";

export interface CellCount {
  cell: string;
  /** Places of the plan that were given out. */
  given: number;
  complete: number;
}

/**
 * Balance of a study assigned by permuted blocks: in every block each cell has its places at most, in every whole one
 * exactly; a place is given out again only after it was freed.
 */
export async function soakBalance(
  db: Database,
  version: StoredStudy["version"],
): Promise<{ cells: CellCount[]; faults: string[] }> {
  const places = await db.select().from(studyPlaces).where(eq(studyPlaces.versionId, version.id));
  const cells = cellsOf(version.configuration).map(({ id }) => id);
  const { blockRepeats } = version.configuration.assignment;
  const bySlot = groupBy(places, ({ slot }) => String(slot ?? -1));
  const faults: string[] = [];
  const size = cells.length * blockRepeats;
  const blocks = new Map<number, string[]>();
  for (const [slot, held] of bySlot) {
    if (held.filter(({ status }) => status !== "freed").length > 1) faults.push(`place ${slot} is held twice`);
    if (new Set(held.map(({ cell }) => cell)).size > 1) faults.push(`place ${slot} has two cells`);
    const block = Math.floor(Number(slot) / size);
    blocks.set(block, [...(blocks.get(block) ?? []), held[0]?.cell ?? ""]);
  }
  for (const [block, given] of blocks) {
    const counts = cells.map((cell) => given.filter((each) => each === cell).length);
    const isWhole = given.length === size;
    if (counts.some((count) => count > blockRepeats || (isWhole && count !== blockRepeats))) {
      faults.push(`block ${block} is out of balance: ${counts.join(", ")}`);
    }
  }
  const countOf = (cell: string): CellCount => ({
    cell,
    given: [...bySlot.values()].filter((held) => held[0]?.cell === cell).length,
    complete: places.filter((place) => place.cell === cell && place.status === "complete").length,
  });
  return { cells: cells.map(countOf), faults };
}
