import type { ViewOf } from "@/lib/study/run-view";
import type { TrialAct } from "@/lib/study/trial/judge-trial";

/** Of every part of a trial's page. */
export interface TrialProps {
  view: ViewOf<"trial">;
  busy: boolean;
  onAct: (act: TrialAct) => void;
}
