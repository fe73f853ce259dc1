"use client";

import { useRouter } from "next/navigation";
import { type SavedNewsItem, SavedNewsList } from "@/components/chat/search/saved-news-list";
import { fetchOk } from "@/components/ui/use-loaded";
import { door } from "@/messages/door";
import { keepFirstWords } from "./first-words";

/** Opens a search with the same wishes over the newer catalog. */
export function SavedNews({ news }: { news: readonly SavedNewsItem[] }) {
  const router = useRouter();
  const send = (id: string, method: "POST" | "DELETE") => fetchOk(`/api/conversations/${id}/news`, { method });
  const open = async (id: string) => {
    const { id: next } = (await (await send(id, "POST")).json()) as { id: string };
    keepFirstWords(next, door.home.cars);
    router.push(`/c/${next}`);
  };
  return <SavedNewsList news={news} onOpen={open} onDismiss={(id) => send(id, "DELETE")} />;
}
