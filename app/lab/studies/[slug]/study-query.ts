import type { RunRecord } from "@/lib/study/analysis/run-record";

export interface StudyQuery {
  kind?: string;
  /** Defaults to the latest. */
  version?: string;
}

export const kindLabels: Readonly<Record<RunRecord["kind"], string>> = {
  ...{ participant: "Participants", simulated: "Simulated runs", preview: "Previews" },
};

/** Defaults to participants. */
export function shownKind({ kind = "" }: StudyQuery): RunRecord["kind"] {
  return Object.hasOwn(kindLabels, kind) ? (kind as RunRecord["kind"]) : "participant";
}
