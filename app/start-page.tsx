"use client";

import { useRouter } from "next/navigation";
import { type ComponentProps, useEffect } from "react";
import { FirstPage } from "@/components/chat/site/first-page";
import { onFirstSign } from "@/components/ui/use-lazy-module";
import type { ShopMethod } from "@/lib/dialogue/state/settings";
import { keepFirstWords, startSearch } from "./search-door";

interface StartPageProps extends Omit<ComponentProps<typeof FirstPage>, "onStart" | "onFilters"> {
  /** Defaults to the shop's method. */
  method?: ShopMethod | undefined;
  /** Whose sheets are in force. */
  rules?: string | undefined;
}

/** A failed prefetch is fetched on use. */
const ignore = () => undefined;

export function StartPage({ method, rules, ...props }: StartPageProps) {
  const router = useRouter();
  // The search needs it at once.
  useEffect(() => onFirstSign(() => void import("@/components/chat/live-conversation").catch(ignore)), []);
  const start = async (text: string) => {
    const id = await startSearch(method, rules);
    keepFirstWords(id, text);
    router.push(`/c/${id}`);
  };
  const filters = async () => router.push(`/c/${await startSearch(method, rules)}?view=filters`);
  return <FirstPage {...props} onStart={start} onFilters={filters} />;
}
