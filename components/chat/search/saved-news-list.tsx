"use client";

import { Bookmark, X } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { keepFirstWords } from "@/components/chat/first-words";
import { Button, IconButton } from "@/components/ui/button";
import { fetchOk } from "@/components/ui/use-loaded";
import { warned } from "@/components/ui/warned";
import { door } from "@/messages/door";
import { words } from "@/messages/words";

export type SavedNewsItem = { id: string; title: string; wishes: string; products: number };

/** New matches for saved searches, shown until opened or dismissed. */
export function SavedNewsList({ news }: { news: readonly SavedNewsItem[] }) {
  const router = useRouter();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [failed, setFailed] = useState(false);
  const shown = news.filter(({ id }) => !gone.has(id));
  if (shown.length === 0) return null;
  const attempt = (what: Promise<unknown>) =>
    what.catch(warned("The news of a saved search could not be taken.", () => setFailed(true)));
  const send = (id: string, method: "POST" | "DELETE") => fetchOk(`/api/conversations/${id}/news`, { method });
  /** Opens a search with the same wishes over the newer catalog. */
  const open = async (id: string) => {
    const { id: next } = (await (await send(id, "POST")).json()) as { id: string };
    keepFirstWords(next, door.home.products);
    router.push(`/c/${next}`);
  };
  const dismiss = (id: string) => {
    setGone((all) => new Set([...all, id]));
    void attempt(send(id, "DELETE"));
  };
  return (
    <section aria-label={door.news.label} className="mb-6">
      <ul className="flex flex-col gap-2">
        {shown.map(({ id, title, wishes, products }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card bg-keep-wash py-2.5 pr-2 pl-4"
          >
            <Bookmark size={17} fill="currentColor" className="shrink-0 text-keep" />
            <p className="min-w-0 grow basis-60">
              {door.news.before}
              <strong className="font-semibold">{words.products({ count: products })}</strong>
              {door.news.after({ what: wishes || title })}
            </p>
            <Button look="primary" onClick={() => void attempt(open(id))}>
              {door.news.show}
            </Button>
            <IconButton icon={X} label={door.news.dismiss({ title })} onClick={() => dismiss(id)} />
          </li>
        ))}
      </ul>
      {failed ? (
        <p role="alert" className="mt-2 text-small">
          {door.news.failed}
        </p>
      ) : null}
    </section>
  );
}
