import type { LandingView, RunView } from "@/lib/study/run-view";

/** A page that one participant would see, and the block that makes it. */
export interface PreviewStep {
  block: string;
  /** `null` is the information before the run. */
  view: RunView | null;
}

export interface Preview {
  landing: LandingView;
  contact: string;
  steps: PreviewStep[];
}
