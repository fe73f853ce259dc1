"use client";

import { BookmarkCheck, BookmarkPlus, Copy, Ellipsis, Link2, Link2Off, Printer } from "lucide-react";
import { MenuButton } from "@/components/ui/menu-button";
import type { MenuEntry } from "@/components/ui/menu-entry";

export interface SearchMenuProps {
  /** Address of the read-only page; `null` while there is none. */
  shared: string | null;
  saved: boolean;
  onShare: () => void;
  onUnshare: () => void;
  onSave: () => void;
  onCopySummary: () => void;
}

/** What to do with a whole search: save it, show it to somebody, take it along. */
export function SearchMenu(props: SearchMenuProps) {
  return (
    <MenuButton
      aria-label="Save, share or print this search"
      title="Save, share or print"
      align="end"
      className="hit-44 inline-flex size-9 items-center justify-center rounded-card text-ink2 hover:bg-sunk hover:text-ink aria-expanded:bg-sunk print:hidden"
      entries={entriesFor(props)}
      popupClassName="min-w-64"
    >
      <Ellipsis size={19} strokeWidth={1.75} aria-hidden="true" />
    </MenuButton>
  );
}

function entriesFor({ shared, saved, onShare, onUnshare, onSave, onCopySummary }: SearchMenuProps): MenuEntry[] {
  const unshare = { key: "unshare", icon: <Link2Off size={17} />, onSelect: onUnshare, label: "Stop sharing" };
  return [
    {
      key: "save",
      icon: saved ? <BookmarkCheck size={17} /> : <BookmarkPlus size={17} />,
      onSelect: onSave,
      label: saved ? "Saved; let it go" : "Save this search",
      note: saved ? "I tell you when a newer catalog has it all" : "and hear when a newer catalog has it all",
    },
    {
      key: "share",
      icon: <Link2 size={17} />,
      onSelect: onShare,
      label: shared ? "Update and copy the link" : "Copy a link to share",
      note: shared ? "shows all until now" : "read-only, shows all until now",
    },
    ...(shared ? [unshare] : []),
    { key: "summary", icon: <Copy size={17} />, onSelect: onCopySummary, label: "Copy a summary" },
    { key: "print", icon: <Printer size={17} />, onSelect: () => window.print(), label: "Print" },
  ];
}
