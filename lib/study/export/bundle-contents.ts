import type { AnalysisSettings } from "@/lib/study/analysis/analyse";
import type { RunRecord } from "@/lib/study/analysis/run-record";
import type { Configuration } from "@/lib/study/configuration/configuration";
import type { ConsortFlow } from "./consort";

export interface BundleContents {
  configuration: Configuration;
  /** SHA-256 of the configuration. */
  hash: string;
  runs: readonly RunRecord[];
  consort: ConsortFlow;
  /** What the self-check found; empty when all adds up. */
  faults: readonly string[];
  /** Version of Leeway, and when the export was made. */
  leeway: string;
  madeAt: Date;
  /** Whose runs are analysed. */
  kind: AnalysisSettings["kind"];
}
