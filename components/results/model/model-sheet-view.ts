import type { Look } from "@/lib/constraints/sold/drawing";
import type { ModelLead } from "@/lib/dialogue/showing/model-lead";
import type { ModelVersions, VersionOrder } from "@/lib/dialogue/showing/model-versions";
import type { AnswerCar } from "@/lib/dialogue/wording/parts";

export interface ModelSheetView extends ModelVersions {
  make: string;
  model: string;
  order: VersionOrder;
  /** Body styles by frequency, each in its newest version's look. */
  drawn: { style: string; look: Look }[];
  /** Label and range of the key figures: "$21,900 to $37,150". */
  figures: { label: string; value: string; unit: string }[];
  /** "2020 to 2025". */
  years: string;
  /** The search whose wishes the page marks, or `null`. */
  search: { id: string; wishes: string[] } | null;
  siblings: string[];
  /** The suggested version in full. */
  lead: ModelLead | null;
  alike: AnswerCar[];
  /** The figures' meaning and age. */
  dataNote: string;
}
