import type { RunRecord } from "@/lib/study/analysis/run-record";

export interface StudyQuery {
  kind?: string;
  /** Number of the version; the latest by default. */
  version?: string;
}

const kinds = ["participant", "simulated", "preview"] as const satisfies readonly RunRecord["kind"][];

/** Whose runs are shown: participants by default. */
export function shownKind({ kind }: StudyQuery): RunRecord["kind"] {
  return kinds.find((each) => each === kind) ?? "participant";
}
