"use client";

import { useRouter } from "next/navigation";
import { type SavedNewsItem, SavedNewsList } from "@/components/chat/search/saved-news-list";
import { door } from "@/messages/door";
import { keepFirstWords } from "./first-words";

/** Opens a search with the same wishes over the newer catalog. */
export function SavedNews({ news }: { news: readonly SavedNewsItem[] }) {
  const router = useRouter();
  const send = async (id: string, method: "POST" | "DELETE"): Promise<Response> => {
    const response = await fetch(`/api/conversations/${id}/news`, { method });
    if (!response.ok) throw new Error(`The server did not take that: ${response.status}.`);
    return response;
  };
  const open = async (id: string) => {
    const { id: next } = (await (await send(id, "POST")).json()) as { id: string };
    keepFirstWords(next, door.home.cars);
    router.push(`/c/${next}`);
  };
  const dismiss = async (id: string) => {
    await send(id, "DELETE");
  };
  return <SavedNewsList news={news} onOpen={open} onDismiss={dismiss} />;
}
