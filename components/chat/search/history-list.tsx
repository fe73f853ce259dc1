import { Bookmark, ChevronRight, Search, Trash2 } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { Button, IconButton } from "@/components/ui/button";
import { Logo } from "@/components/ui/logo";
import { StatusRegion } from "@/components/ui/status-region";
import { fetchOk } from "@/components/ui/use-loaded";
import { warned } from "@/components/ui/warned";
import { productCount } from "@/lib/dialogue/wording/count-words";
import { past } from "@/messages/past";

export interface PastConversation {
  id: string;
  title: string;
  when: string;
  wishes: string;
  products: number | null;
  saved: boolean;
}

type HistoryListProps = { conversations: readonly PastConversation[]; emptied?: boolean };

/** Earlier searches, latest first. Each opens at its last turn. */
export function HistoryList({ conversations, emptied = false }: HistoryListProps) {
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [search, setSearch] = useState("");
  const [said, setSaid] = useState("");
  const left = conversations.filter(({ id }) => !gone.has(id));
  if (left.length === 0) return <NoHistory deleted={emptied || gone.size > 0} />;
  const wanted = search.trim().toLowerCase();
  const found = left.filter(({ title, wishes }) => `${title} ${wishes}`.toLowerCase().includes(wanted));
  const remove = ({ id, title }: PastConversation) => {
    const noteGone = () => {
      setGone((all) => new Set([...all, id]));
      setSaid(past.history.deleted({ title }));
    };
    const failed = warned("A search could not be deleted.", () => setSaid(past.history.noDelete));
    fetchOk(`/api/conversations/${id}`, { method: "DELETE" }).then(noteGone, failed);
  };
  return (
    <>
      <label className="mb-4 flex min-h-11 items-center gap-2 rounded-card border border-edge px-3 focus-within:border-ink">
        <Search size={17} strokeWidth={1.75} className="text-ink3" />
        <span className="sr-only">{past.history.search}</span>
        <input
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          placeholder={past.history.placeholder}
          className="min-w-0 grow bg-transparent outline-none placeholder:text-ink3"
        />
      </label>
      <ul className="border-t border-line">
        {found.map((conversation) => (
          <PastRow key={conversation.id} conversation={conversation} onDelete={() => remove(conversation)} />
        ))}
      </ul>
      {found.length === 0 ? <p className="py-6 text-ink2">{past.history.none({ search: search.trim() })}</p> : null}
      <p aria-hidden="true" className="pt-3 text-small text-ink2">
        {said}
      </p>
      <StatusRegion message={said || (wanted === "" ? "" : past.history.found({ count: found.length }))} />
    </>
  );
}

function PastRow({ conversation, onDelete }: { conversation: PastConversation; onDelete: () => void }) {
  const { id, title, when, wishes, products, saved } = conversation;
  const [asking, setAsking] = useState(false);
  return (
    <li className="flex flex-wrap items-center gap-x-2 border-b border-line">
      <Link href={`/c/${id}`} className="group flex min-h-16 min-w-0 grow basis-64 items-center gap-4 py-2.5">
        <span className="min-w-0 grow">
          <span className="quote block truncate decoration-line2 group-hover:underline group-hover:underline-offset-4">
            “{title}”
          </span>
          <span className="block truncate text-small text-ink2">
            {saved ? (
              <Bookmark
                size={13}
                fill="currentColor"
                aria-label={past.history.saved}
                className="mr-1 inline text-keep"
              />
            ) : null}
            {wishes ? past.history.when({ when, wishes }) : when}
          </span>
        </span>
        {products === null ? null : <span className="shrink-0 text-small text-ink2">{productCount(products)}</span>}
        <ChevronRight size={16} className="shrink-0 text-ink2" />
      </Link>
      {asking ? (
        <span className="flex items-center gap-2 py-2">
          <Button onClick={onDelete}>
            {past.history.deleteFor}
            <span className="sr-only">{past.history.which({ title })}</span>
          </Button>
          <Button look="quiet" onClick={() => setAsking(false)}>
            {past.history.keep}
          </Button>
        </span>
      ) : (
        <IconButton icon={Trash2} label={past.history.delete({ title })} onClick={() => setAsking(true)} />
      )}
    </li>
  );
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

function NoHistory({ deleted }: { deleted: boolean }) {
  return (
    <div className="flex flex-col items-start gap-4 border-t border-line py-8 text-ink2">
      <Logo className="opacity-60" />
      <p ref={deleted ? takeFocus : undefined} tabIndex={-1} className="outline-none">
        {past.history.empty({ deleted })}
      </p>
      <Link href="/" className="hit-44 font-medium text-ink link-soft">
        {past.history.start}
      </Link>
    </div>
  );
}
