import type { Look } from "@/lib/constraints/sold/drawing";
import type { ModelLead } from "@/lib/dialogue/showing/model-lead";
import type { ModelVersions, VersionOrder } from "@/lib/dialogue/showing/model-versions";
import type { RunningCurve } from "@/lib/dialogue/showing/running-curve";
import type { AnswerCar } from "@/lib/dialogue/wording/parts";

export interface ModelSheetView extends ModelVersions {
  make: string;
  model: string;
  order: VersionOrder;
  all: boolean;
  /** Styles by frequency, each in its newest look. */
  drawn: { style: string; look: Look }[];
  prices: { span: string; today: boolean } | null;
  years: string;
  search: { id: string; wishes: string[] } | null;
  siblings: string[];
  lead: ModelLead | null;
  /** What the lead costs over the years, beside a car like it. */
  curve: RunningCurve | null;
  assumed: { milesAYear: number; gallon: number; electric: boolean };
  alike: AnswerCar[];
  dataNote: string;
}
