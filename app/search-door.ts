import type { SearchDoor } from "@/components/chat/search/search-door";
import type { EditorValues } from "@/components/constraints/editor/slot-values";
import { fetchOk, jsonRequest } from "@/components/ui/use-loaded";
import type { Critique } from "@/lib/dialogue/showing/critiques";
import type { PlayData } from "@/lib/dialogue/showing/frontier";
import type { ResultsPart } from "@/lib/dialogue/wording/parts";

export function searchDoor(id: string): SearchDoor {
  const base = `/api/conversations/${encodeURIComponent(id)}`;
  const read = async <Answer>(path: string) => (await (await fetchOk(`${base}/${path}`)).json()) as Answer;
  // Survives a reload right after.
  const change = (method: "PUT" | "POST" | "DELETE", path: string, body: object = {}) =>
    fetchOk(`${base}/${path}`, { ...jsonRequest(body, method), keepalive: true });
  return {
    loadSlot: (slot) => read<EditorValues>(`slots/${slot}`),
    loadCars: ({ groups, order }) => read<ResultsPart>(`results?groups=${groups}&order=${order}`),
    loadCritiques: async (position) => (await read<{ critiques: Critique[] }>(`critiques?car=${position}`)).critiques,
    loadPlay: ({ x, y }) => read<PlayData>(`play?x=${x}&y=${y}`),
    keepShortlist: (positions) => change("PUT", "shortlist", { positions }),
    share: async () => {
      const { token } = (await (await change("POST", "share")).json()) as { token: string };
      return `${window.location.origin}/s/${token}`;
    },
    unshare: () => change("DELETE", "share"),
    keepSaved: (saved) => change("PUT", "saved", { saved }),
  };
}
