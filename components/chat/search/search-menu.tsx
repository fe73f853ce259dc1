import { BookmarkCheck, BookmarkPlus, Copy, Ellipsis, Link2, Link2Off, Printer } from "lucide-react";
import { useState } from "react";
import { copied } from "@/components/ui/copied";
import { MenuButton, type MenuEntry } from "@/components/ui/menu-button";
import { warned } from "@/components/ui/warned";
import { chat } from "@/messages/chat";
import type { SearchDoor } from "./search-door";

export function SearchMenu({ entries }: { entries: readonly MenuEntry[] }) {
  return (
    <MenuButton
      aria-label={chat.menu.label}
      title={chat.menu.title}
      align="end"
      className="hit-44 inline-flex size-9 items-center justify-center rounded-card text-ink2 hover:bg-sunk hover:text-ink aria-expanded:bg-sunk print:hidden"
      entries={entries}
      popupClassName="min-w-64"
    >
      <Ellipsis size={19} strokeWidth={1.75} />
    </MenuButton>
  );
}

interface SearchMenuSettings {
  summary: () => string;
  say: (sentence: string) => void;
  /** A summary waits for the reply. */
  busy: boolean;
}

/** The page shows the menu twice, for wide screens and phones. `shared` is `null` before the search is shared. */
export function useSearchMenu(
  initial: { shared: string | null; saved: boolean },
  door: Pick<SearchDoor, "share" | "unshare" | "keepSaved">,
  { summary, say, busy }: SearchMenuSettings,
): MenuEntry[] {
  const { menu, keeping } = chat;
  const [{ shared, saved }, setKept] = useState(initial);
  const attempt = (what: () => Promise<string>, failed: string) => () =>
    void what()
      .catch(warned(failed))
      .then((done) => say(done ?? failed));
  const save = async () => {
    await door.keepSaved(!saved);
    setKept((all) => ({ ...all, saved: !saved }));
    return saved ? keeping.unsaved : keeping.saved;
  };
  const share = async () => {
    const link = await door.share();
    setKept((all) => ({ ...all, shared: link }));
    return (await copied(link)) ? keeping.copied : keeping.link({ link });
  };
  const unshare = async () => {
    await door.unshare();
    setKept((all) => ({ ...all, shared: null }));
    return keeping.unshared;
  };
  const copySummary = async () => ((await copied(summary())) ? keeping.summary : keeping.noCopy);
  const isShared = { shared: shared !== null };
  return [
    {
      ...{ key: "save", label: menu.save({ saved }), note: menu.saveNote({ saved }) },
      icon: saved ? <BookmarkCheck size={17} /> : <BookmarkPlus size={17} />,
      onSelect: attempt(save, keeping.noSave),
    },
    {
      ...{ key: "share", label: menu.share(isShared), note: menu.shareNote(isShared) },
      icon: <Link2 size={17} />,
      onSelect: attempt(share, keeping.noLink),
    },
    {
      ...{ key: "unshare", label: menu.unshare, icon: <Link2Off size={17} /> },
      onSelect: attempt(unshare, keeping.noUnshare),
    },
    {
      ...{ key: "summary", label: menu.summary, icon: <Copy size={17} />, disabled: busy },
      onSelect: attempt(copySummary, keeping.noCopy),
    },
    { key: "print", label: menu.print, icon: <Printer size={17} />, onSelect: () => window.print() },
  ].filter(({ key }) => shared !== null || key !== "unshare");
}
