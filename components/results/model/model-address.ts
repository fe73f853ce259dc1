import type { VersionOrder } from "@/lib/dialogue/showing/model-versions";

export interface ModelAddress {
  make: string;
  model: string;
  conversationId?: string | undefined;
  order?: VersionOrder | undefined;
  all?: boolean | undefined;
  rates?: { milesAYear: number; gallon: number } | undefined;
}

/** "/cars/Mazda/CX-30?c=...&sort=price". */
export function modelAddress({ make, model, conversationId, order = "year", all, rates }: ModelAddress): string {
  const query = new URLSearchParams();
  if (conversationId) query.set("c", conversationId);
  if (order !== "year") query.set("sort", order);
  if (all) query.set("all", "1");
  if (rates) query.set("miles", String(rates.milesAYear));
  if (rates) query.set("gallon", String(rates.gallon));
  const path = `/cars/${encodeURIComponent(make)}/${encodeURIComponent(model)}`;
  return query.size > 0 ? `${path}?${query}` : path;
}
