import { BookmarkCheck, BookmarkPlus, Copy, Ellipsis, Link2, Link2Off, Printer } from "lucide-react";
import { MenuButton, type MenuEntry } from "@/components/ui/menu-button";
import { chat } from "@/messages/chat";

export interface SearchMenuProps {
  /** `null` before the search is shared. */
  shared: string | null;
  saved: boolean;
  /** A summary waits for the reply. */
  busy?: boolean | undefined;
  onShare: () => void;
  onUnshare: () => void;
  onSave: () => void;
  onCopySummary: () => void;
}

export function SearchMenu(props: SearchMenuProps) {
  return (
    <MenuButton
      aria-label={chat.menu.label}
      title={chat.menu.title}
      align="end"
      className="hit-44 inline-flex size-9 items-center justify-center rounded-card text-ink2 hover:bg-sunk hover:text-ink aria-expanded:bg-sunk print:hidden"
      entries={entriesFor(props)}
      popupClassName="min-w-64"
    >
      <Ellipsis size={19} strokeWidth={1.75} />
    </MenuButton>
  );
}

function entriesFor({ shared, saved, busy, onShare, onUnshare, onSave, onCopySummary }: SearchMenuProps): MenuEntry[] {
  const unshare = { key: "unshare", icon: <Link2Off size={17} />, onSelect: onUnshare, label: chat.menu.unshare };
  return [
    {
      key: "save",
      icon: saved ? <BookmarkCheck size={17} /> : <BookmarkPlus size={17} />,
      onSelect: onSave,
      label: chat.menu.save({ saved }),
      note: chat.menu.saveNote({ saved }),
    },
    {
      key: "share",
      icon: <Link2 size={17} />,
      onSelect: onShare,
      label: chat.menu.share({ shared: shared !== null }),
      note: chat.menu.shareNote({ shared: shared !== null }),
    },
    ...(shared ? [unshare] : []),
    { key: "summary", icon: <Copy size={17} />, onSelect: onCopySummary, label: chat.menu.summary, disabled: busy },
    { key: "print", icon: <Printer size={17} />, onSelect: () => window.print(), label: chat.menu.print },
  ];
}
