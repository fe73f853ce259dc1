import type { RunRecord } from "@/lib/study/analysis/run-record";

export interface StudyQuery {
  kind?: string;
  /** Defaults to the latest. */
  version?: string;
}

const kinds = ["participant", "simulated", "preview"] as const satisfies readonly RunRecord["kind"][];

/** Defaults to participants. */
export function shownKind({ kind }: StudyQuery): RunRecord["kind"] {
  return kinds.find((each) => each === kind) ?? "participant";
}
