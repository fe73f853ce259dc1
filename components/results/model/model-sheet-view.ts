import type { Look } from "@/lib/constraints/sold/drawing";
import type { ModelLead, ModelVersions, VersionOrder } from "@/lib/dialogue/showing/model-versions";
import type { RunningCurve } from "@/lib/dialogue/showing/running-curve";
import type { AnswerProduct } from "@/lib/dialogue/wording/parts";

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
  /** What the lead costs over the years, beside a product like it. */
  curve: RunningCurve | null;
  assumed: { milesAYear: number; gallon: number; electric: boolean };
  alike: AnswerProduct[];
  dataNote: string;
}

export interface ModelAddress {
  make: string;
  model: string;
  conversationId?: string | undefined;
  order?: VersionOrder | undefined;
  all?: boolean | undefined;
  rates?: { milesAYear: number; gallon: number } | undefined;
}

/** "/models/Mazda/CX-30?c=...&sort=price". */
export function modelAddress({ make, model, conversationId, order = "year", all, rates }: ModelAddress): string {
  const query = new URLSearchParams();
  if (conversationId) query.set("c", conversationId);
  if (order !== "year") query.set("sort", order);
  if (all) query.set("all", "1");
  if (rates) query.set("miles", String(rates.milesAYear));
  if (rates) query.set("gallon", String(rates.gallon));
  const path = `/models/${encodeURIComponent(make)}/${encodeURIComponent(model)}`;
  return query.size > 0 ? `${path}?${query}` : path;
}
