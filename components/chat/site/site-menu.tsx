"use client";

import { MenuButton } from "@/components/ui/menu-button";
import { switchTheme, useDark } from "@/components/ui/use-theme";
import { site } from "@/messages/site";

export function SiteMenu({ links, dataNote }: { links: readonly { href: string; label: string }[]; dataNote: string }) {
  const dark = useDark();
  return (
    <MenuButton
      aria-label={site.menu}
      align="start"
      className="inline-flex size-11 items-center justify-center rounded-card text-ink2 hover:bg-sunk hover:text-ink aria-expanded:bg-sunk"
      entries={[
        ...links.map(({ href, label }) => ({ key: href, label, href })),
        { key: "colors", label: site.colors({ dark }), onSelect: switchTheme },
      ]}
      popupClassName="max-w-72 min-w-56"
      foot={<p className="mt-1 border-t border-line px-4 pt-2 pb-1 text-small text-ink2">{dataNote}</p>}
    >
      <svg width="18" height="12" viewBox="0 0 18 12" aria-hidden="true" className="stroke-current" strokeWidth="1.75">
        <path d="M1 2h16M1 10h16" strokeLinecap="round" />
      </svg>
    </MenuButton>
  );
}
