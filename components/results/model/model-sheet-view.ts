import type { Look } from "@/lib/constraints/sold/drawing";
import type { ModelLead } from "@/lib/dialogue/showing/model-lead";
import type { ModelVersions, VersionOrder } from "@/lib/dialogue/showing/model-versions";
import type { RunningCurve } from "@/lib/dialogue/showing/running-curve";
import type { AnswerCar } from "@/lib/dialogue/wording/parts";

export interface ModelSheetView extends ModelVersions {
  make: string;
  model: string;
  order: VersionOrder;
  /** Shows every version. */
  all: boolean;
  /** Styles by frequency, each in its newest look. */
  drawn: { style: string; look: Look }[];
  figures: { label: string; value: string; unit: string }[];
  years: string;
  /** Its wishes are marked. */
  search: { id: string; wishes: string[] } | null;
  siblings: string[];
  lead: ModelLead | null;
  /** What the lead costs over the years, beside a car like it. */
  curve: RunningCurve | null;
  alike: AnswerCar[];
  dataNote: string;
}
