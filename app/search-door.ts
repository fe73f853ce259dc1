import type { SearchDoor } from "@/components/chat/search/search-door";
import type { EditorValues } from "@/components/constraints/editor/slot-values";
import { jsonRequest } from "@/components/ui/json-request";
import type { Critique } from "@/lib/dialogue/showing/critiques";
import type { PlayData } from "@/lib/dialogue/showing/frontier";
import type { ResultsPart } from "@/lib/dialogue/wording/parts";

export function searchDoor(id: string): SearchDoor {
  const base = `/api/conversations/${encodeURIComponent(id)}`;
  const read = async <Answer>(path: string): Promise<Answer> => {
    const response = await fetch(`${base}/${path}`);
    if (!response.ok) throw new Error(`${response.status} at ${path}`);
    return (await response.json()) as Answer;
  };
  const change = async (method: "PUT" | "POST" | "DELETE", path: string, body: object = {}): Promise<Response> => {
    // Survives a reload right after.
    const response = await fetch(`${base}/${path}`, { ...jsonRequest(body, method), keepalive: true });
    if (!response.ok) throw new Error(`${response.status} at ${path}`);
    return response;
  };
  return {
    loadSlot: (slot) => read<EditorValues>(`slots/${slot}`),
    loadCars: ({ groups, order }) => read<ResultsPart>(`results?groups=${groups}&order=${order}`),
    loadCritiques: async (position) => {
      const { critiques } = await read<{ critiques: Critique[] }>(`critiques?car=${position}`);
      return critiques;
    },
    loadPlay: ({ x, y }) => read<PlayData>(`play?x=${x}&y=${y}`),
    keepShortlist: async (positions) => {
      await change("PUT", "shortlist", { positions });
    },
    share: async () => {
      const { token } = (await (await change("POST", "share")).json()) as { token: string };
      return `${window.location.origin}/s/${token}`;
    },
    unshare: async () => {
      await change("DELETE", "share");
    },
    keepSaved: async (saved) => {
      await change("PUT", "saved", { saved });
    },
  };
}
