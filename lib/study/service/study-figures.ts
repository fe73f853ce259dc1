import type { Constraint } from "@/lib/constraints";
import type { RunRecord } from "@/lib/study/analysis/run-record";
import type { PlaceRecord } from "@/lib/study/export/bundle";
import type { KnownFlow } from "@/lib/study/export/consort";
import type { RecordedSearch } from "@/lib/study/trial/replay-search";
import type { RecountedMean, StoredFacts } from "@/lib/study/verify/check-analysis";
import type { StudyVersion } from "./study-store";

type Kind = RunRecord["kind"];

export interface RunsWanted {
  versionId: string;
  kinds: readonly Kind[];
  ids?: readonly string[];
  /** `flow` skips answers and searches. */
  reading?: "flow" | "measures" | "everything";
}

export interface StudyFigures {
  snapshot<Result>(read: (tx: StudyFigures) => Promise<Result>): Promise<Result>;
  readRuns(wanted: RunsWanted): Promise<RunRecord[]>;
  runIds(versionId: string, kind: Kind): Promise<string[]>;
  readPlaces(versionId: string, kind: Kind): Promise<PlaceRecord[]>;
  /** Visitors who never consented, by stage, and withdrawals. */
  readFlow(of: { studyId: string; hash: string; kind: Kind }): Promise<KnownFlow>;
  readSearches(participantId: string): Promise<RecordedSearch[]>;
  storedFacts(version: StudyVersion, kind: Kind): Promise<StoredFacts>;
  recountMeasures(versionId: string, kind: Kind): Promise<RecountedMean[]>;
  recountScores(versionId: string, kind: Kind): Promise<Record<"byArm" | "byGroup", RecountedMean[]>>;
  takenProducts(versionId: string, kind: Kind): Promise<TakenProduct[]>;
  productMeets(catalogId: string, position: number, wish: Constraint): Promise<boolean>;
  stepsReached(versionId: string, kind: Kind): Promise<{ step: string; group: string; count: number }[]>;
  countArms(versionId: string, kind: Kind): Promise<CountedArm[]>;
  readErrors(versionId: string, kind: Kind, limit: number): Promise<{ at: string; what: string }[]>;
  noteAudit(of: { studyId: string; actor: string }, act: string, detail: object): Promise<void>;
}

export interface TakenProduct {
  condition: string;
  participant: string;
  position: number;
  wishes: Constraint[];
  ranking: string[];
  /** 0 where the search never ran empty, `null` without a set. */
  least: number | null;
}

export interface CountedArm {
  condition: string;
  started: number;
  ranked: number;
  revealed: number;
  ended: number;
  active: number;
  /** Left during this arm, without the withdrawn. */
  left: number;
  errors: number;
  medianMinutes: number | null;
  /** ISO time. */
  lastSeenAt: string | null;
}
