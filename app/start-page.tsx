"use client";

import { useRouter } from "next/navigation";
import { type ComponentProps, useEffect } from "react";
import { keepFirstWords } from "@/components/chat/first-words";
import { FirstPage } from "@/components/chat/site/first-page";
import { onFirstSign } from "@/components/ui/use-lazy-module";
import type { ShopMethod } from "@/lib/dialogue/state/settings";
import { startSearch } from "./start-search";

interface StartPageProps extends Omit<ComponentProps<typeof FirstPage>, "onStart" | "onFilters"> {
  /** Defaults to the shop's method. */
  method?: ShopMethod | undefined;
  /** Whose sheets are in force. */
  rules?: string | undefined;
}

/** The search's code, while the first message is typed. A failed prefetch is fetched on use. */
const fetchSearch = async () => {
  const [{ fetchRest }] = await Promise.all([
    import("@/components/chat/conversation-screen"),
    import("@/components/chat/live-conversation"),
  ]);
  await fetchRest();
};
const ignore = () => undefined;

export function StartPage({ method, rules, ...props }: StartPageProps) {
  const router = useRouter();
  useEffect(() => onFirstSign(() => void fetchSearch().catch(ignore)), []);
  const start = async (text: string) => {
    const id = await startSearch(method, rules);
    keepFirstWords(id, text);
    router.push(`/c/${id}`);
  };
  const filters = async () => router.push(`/c/${await startSearch(method, rules)}?view=filters`);
  return <FirstPage {...props} onStart={start} onFilters={filters} />;
}
