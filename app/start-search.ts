import { fetchOk, jsonRequest } from "@/components/ui/use-loaded";
import type { ShopMethod } from "@/lib/dialogue/state/settings";

/** Throws on failure. */
export async function startSearch(method?: ShopMethod, rules?: string): Promise<string> {
  const response = await fetchOk("/api/conversations", jsonRequest({ method, rules }));
  const { id } = (await response.json()) as { id: string };
  return id;
}
