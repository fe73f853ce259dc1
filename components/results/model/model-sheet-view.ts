import type { Look } from "@/lib/constraints/sold/drawing";
import type { ModelLead } from "@/lib/dialogue/showing/model-lead";
import type { ModelVersions, VersionOrder } from "@/lib/dialogue/showing/model-versions";
import type { AnswerCar } from "@/lib/dialogue/wording/parts";

export interface ModelSheetView extends ModelVersions {
  make: string;
  model: string;
  order: VersionOrder;
  /** Styles by frequency, each in its newest look. */
  drawn: { style: string; look: Look }[];
  figures: { label: string; value: string; unit: string }[];
  years: string;
  /** Its wishes are marked. */
  search: { id: string; wishes: string[] } | null;
  siblings: string[];
  lead: ModelLead | null;
  alike: AnswerCar[];
  dataNote: string;
}
