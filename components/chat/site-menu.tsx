"use client";

import { Menu } from "@base-ui/react/menu";
import Link from "next/link";
import { useTheme } from "next-themes";

interface SiteMenuProps {
  links: readonly { href: string; label: string }[];
  dataNote: string;
}

const item =
  "flex min-h-11 cursor-default items-center px-4 outline-none data-highlighted:bg-sunk data-popup-open:bg-sunk";

/** The pages, light or dark, and what the data is: the header's contents on a phone. */
export function SiteMenu({ links, dataNote }: SiteMenuProps) {
  const { resolvedTheme, setTheme } = useTheme();
  return (
    <Menu.Root>
      <Menu.Trigger
        aria-label="Menu"
        className="inline-flex size-11 items-center justify-center rounded-card text-ink2 hover:bg-sunk hover:text-ink data-popup-open:bg-sunk"
      >
        <svg
          width="18"
          height="12"
          viewBox="0 0 18 12"
          aria-hidden="true"
          className="stroke-current"
          strokeWidth="1.75"
        >
          <path d="M1 2h16M1 10h16" strokeLinecap="round" />
        </svg>
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={4} align="start" className="z-50">
          <Menu.Popup className="max-w-72 min-w-56 rounded-card border border-line2 bg-raised py-1 shadow-float outline-none">
            {links.map(({ href, label }) => (
              <Menu.LinkItem key={href} closeOnClick className={item} render={<Link href={href} />}>
                {label}
              </Menu.LinkItem>
            ))}
            <Menu.Item className={item} onClick={() => setTheme(resolvedTheme === "dark" ? "light" : "dark")}>
              {resolvedTheme === "dark" ? "Light colours" : "Dark colours"}
            </Menu.Item>
            <p className="mt-1 border-t border-line px-4 pt-2 pb-1 text-small text-ink2">{dataNote}</p>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
