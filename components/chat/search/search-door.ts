import type { EditorValues } from "@/components/constraints/editor/slot-values";
import type { LoadProducts } from "@/components/results/use-product-pages";
import { fetchOk, jsonRequest } from "@/components/ui/use-loaded";
import type { SlotName } from "@/lib/constraints";
import type { Critique } from "@/lib/dialogue/showing/critiques";
import type { PlayData, PlotAxes } from "@/lib/dialogue/showing/frontier";
import type { ResultsPart } from "@/lib/dialogue/wording/parts";

export type SearchDoor = ReturnType<typeof searchDoor>;

/** Server calls besides turns. All throw on failure. */
export function searchDoor(id: string) {
  const base = `/api/conversations/${encodeURIComponent(id)}`;
  const read = async <Answer>(path: string) => (await (await fetchOk(`${base}/${path}`)).json()) as Answer;
  // Survives a reload right after.
  const change = (method: "PUT" | "POST" | "DELETE", path: string, body: object = {}) =>
    fetchOk(`${base}/${path}`, { ...jsonRequest(body, method), keepalive: true });
  return {
    loadSlot: (slot: SlotName) => read<EditorValues>(`slots/${slot}`),
    loadProducts: ({ groups, order }: Parameters<LoadProducts>[0]) =>
      read<ResultsPart>(`results?groups=${groups}&order=${order}`),
    loadCritiques: async (position: number) =>
      (await read<{ critiques: Critique[] }>(`critiques?car=${position}`)).critiques,
    loadPlay: ({ x, y }: PlotAxes) => read<PlayData>(`play?x=${x}&y=${y}`),
    keepShortlist: (positions: readonly number[]) => change("PUT", "shortlist", { positions }),
    share: async () => {
      const { token } = (await (await change("POST", "share")).json()) as { token: string };
      return `${window.location.origin}/s/${token}`;
    },
    unshare: () => change("DELETE", "share"),
    keepSaved: (saved: boolean) => change("PUT", "saved", { saved }),
  };
}
