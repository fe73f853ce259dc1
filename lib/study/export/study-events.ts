import type { CatalogLattice } from "@/lib/catalog/lattice";
import type { EventRecord } from "@/lib/study/analysis/run-record";
import { digestOf } from "@/lib/study/configuration/configuration-hash";
import { type RelaxationResult, relaxationResultSchema } from "@/lib/trade-offs/relaxation";

/** An event as the codebook describes it: what the conversation's log holds in full is named by its digest. */
export function exportedEvent(event: EventRecord): EventRecord {
  if (event.name === "lattice-read") {
    const { catalog, lattice } = event.data as { catalog?: string; lattice?: CatalogLattice };
    if (!lattice) return event;
    return {
      ...event,
      data: { catalog, digest: digestOf(lattice), slice: lattice.sliceSize, soft: lattice.soft.length },
    };
  }
  if (event.name !== "relaxation-choose") return event;
  const { method, result } = event.data as { method?: string; result?: unknown };
  const read = relaxationResultSchema.safeParse(result);
  return read.success ? { ...event, data: { method, ...decisionData(read.data), result: read.data } } : event;
}

function decisionData({ status, relaxed, tied, correctionSets }: RelaxationResult): object {
  const chosen = status === "relaxed" ? relaxed.map(({ constraint }) => constraint) : [];
  return {
    status,
    candidates: correctionSets.map(({ members, weight, matches }) => ({ members, cost: weight, cars: matches })),
    chosen: chosen.map(({ id }) => id),
    cost: chosen.reduce((sum, { weight }) => sum + weight, 0),
    tied,
  };
}
