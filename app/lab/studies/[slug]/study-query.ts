import type { RunRecord } from "@/lib/study/analysis/run-record";

/** What the address of a study's page may say. */
export interface StudyQuery {
  kind?: string;
  /** Number of the version; the latest if left out. */
  version?: string;
}

const kinds = ["participant", "simulated", "preview"] as const satisfies readonly RunRecord["kind"][];

/** Whose runs are shown: participants unless others are asked for. */
export function shownKind({ kind }: StudyQuery): RunRecord["kind"] {
  return kinds.find((each) => each === kind) ?? "participant";
}
