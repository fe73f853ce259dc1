import type { Look } from "@/lib/constraints/sold/drawing";
import type { ModelLead } from "@/lib/dialogue/showing/model-lead";
import type { ModelVersions, VersionOrder } from "@/lib/dialogue/showing/model-versions";
import type { AnswerCar } from "@/lib/dialogue/wording/parts";

/** Everything the page of one model shows. */
export interface ModelSheetView extends ModelVersions {
  make: string;
  model: string;
  order: VersionOrder;
  /** Body styles, the most frequent first, each as its newest version looks. */
  drawn: { style: string; look: Look }[];
  /** Label and range of what people compare first: "$21,900 to $37,150". */
  figures: { label: string; value: string; unit: string }[];
  /** "2020 to 2025". */
  years: string;
  /** The search whose wishes are marked, or `null`. */
  search: { id: string; wishes: string[] } | null;
  /** Other models of the make. */
  siblings: string[];
  /** The version to look at first, told whole. */
  lead: ModelLead | null;
  /** Others somebody who likes this one may want to see. */
  alike: AnswerCar[];
  /** What the figures are and how old. */
  dataNote: string;
}
