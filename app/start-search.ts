import { jsonRequest } from "@/components/ui/json-request";
import type { ShopMethod } from "@/lib/dialogue/state/settings";

/** Throws on failure. */
export async function startSearch(method?: ShopMethod, rules?: string): Promise<string> {
  const response = await fetch("/api/conversations", jsonRequest({ method, rules }));
  if (!response.ok) throw new Error("The search could not be started.");
  const { id } = (await response.json()) as { id: string };
  return id;
}
