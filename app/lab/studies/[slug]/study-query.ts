import type { Researcher } from "@/app/_server/session/research-session";
import type { RunRecord } from "@/lib/study/analysis/run-record";

export interface StudyQuery {
  kind?: string;
  /** Defaults to the latest. */
  version?: string;
}

export interface StudyAsked {
  slug: string;
  query: StudyQuery;
  researcher: Researcher;
}

export const kindLabels: Readonly<Record<RunRecord["kind"], string>> = {
  ...{ participant: "Participants", simulated: "Simulated runs", preview: "Previews" },
};

/** Defaults to participants. */
export function shownKind({ kind = "" }: StudyQuery): RunRecord["kind"] {
  return Object.hasOwn(kindLabels, kind) ? (kind as RunRecord["kind"]) : "participant";
}
