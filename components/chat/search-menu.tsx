"use client";

import { Menu } from "@base-ui/react/menu";
import { BookmarkCheck, BookmarkPlus, Copy, Ellipsis, Link2, Link2Off, Printer } from "lucide-react";
import type { ReactNode } from "react";

export interface SearchMenuProps {
  /** Address of the read-only page; `null` while there is none. */
  shared: string | null;
  saved: boolean;
  onShare: () => void;
  onUnshare: () => void;
  onSave: () => void;
  onCopySummary: () => void;
}

const item =
  "flex min-h-11 cursor-default items-center gap-3 px-4 outline-none data-highlighted:bg-sunk [&>svg]:shrink-0 [&>svg]:text-ink2";

/** What to do with a whole search: save it, show it to somebody, take it along. */
export function SearchMenu({ shared, saved, onShare, onUnshare, onSave, onCopySummary }: SearchMenuProps) {
  return (
    <Menu.Root>
      <Menu.Trigger
        aria-label="Save, share or print this search"
        title="Save, share or print"
        className="hit-44 inline-flex size-9 items-center justify-center rounded-card text-ink2 hover:bg-sunk hover:text-ink data-popup-open:bg-sunk print:hidden"
      >
        <Ellipsis size={19} strokeWidth={1.75} aria-hidden="true" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={4} align="end" className="z-50">
          <Menu.Popup className="max-w-[min(22rem,calc(100vw-1rem))] min-w-64 rounded-card border border-line2 bg-raised py-1 shadow-float outline-none">
            <Item
              icon={saved ? <BookmarkCheck size={17} /> : <BookmarkPlus size={17} />}
              onClick={onSave}
              note={saved ? "I tell you when a newer catalog has it all" : "and hear when a newer catalog has it all"}
            >
              {saved ? "Saved; let it go" : "Save this search"}
            </Item>
            <Item
              icon={<Link2 size={17} />}
              onClick={onShare}
              note={shared ? "shows all until now" : "read-only, shows all until now"}
            >
              {shared ? "Update and copy the link" : "Copy a link to share"}
            </Item>
            {shared ? (
              <Item icon={<Link2Off size={17} />} onClick={onUnshare}>
                Stop sharing
              </Item>
            ) : null}
            <Item icon={<Copy size={17} />} onClick={onCopySummary}>
              Copy a summary
            </Item>
            <Item icon={<Printer size={17} />} onClick={() => window.print()}>
              Print
            </Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

interface ItemProps {
  icon: ReactNode;
  note?: string;
  onClick: () => void;
  children: ReactNode;
}

function Item({ icon, note, onClick, children }: ItemProps) {
  return (
    <Menu.Item className={item} onClick={onClick}>
      {icon}
      <span>
        {children}
        {note ? <span className="block text-small text-ink2">{note}</span> : null}
      </span>
    </Menu.Item>
  );
}
