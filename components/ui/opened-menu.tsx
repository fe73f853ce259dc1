import { Menu } from "@base-ui/react/menu";
import { Check } from "lucide-react";
import Link from "next/link";
import type { RefObject } from "react";
import { joinClasses } from "./join-classes";
import type { MenuButtonProps, MenuEntry } from "./menu-button";

interface OpenedMenuProps extends Pick<MenuButtonProps, "entries" | "align" | "foot" | "popupClassName"> {
  open: boolean;
  setOpen: (open: boolean) => void;
  anchor: RefObject<HTMLButtonElement | null>;
  labelledBy: string;
}

const line =
  "flex touch-h cursor-default items-center gap-3 px-4 py-1 outline-none data-disabled:text-ink3 data-highlighted:bg-sunk [&>svg]:shrink-0 [&>svg]:text-ink2";

export function OpenedMenu(props: OpenedMenuProps) {
  const { open, setOpen, entries, align, foot, anchor, labelledBy, popupClassName } = props;
  const chosen = entries.find((entry) => entry.chosen)?.key;
  const choose = (key: string) => entries.find((entry) => entry.key === key)?.onSelect?.();
  return (
    <Menu.Root open={open} onOpenChange={setOpen}>
      <Menu.Portal>
        <Menu.Positioner anchor={anchor} sideOffset={4} align={align} className="z-50">
          <Menu.Popup
            aria-labelledby={labelledBy}
            finalFocus={anchor}
            className={joinClasses(
              "scroll-quiet max-h-[min(26rem,var(--available-height))] max-w-[min(22rem,calc(100vw-1rem))] min-w-48 overflow-y-auto rounded-card border border-line2 bg-raised py-1 shadow-float outline-none",
              popupClassName,
            )}
          >
            {chosen === undefined ? (
              entries.map((entry) => <Line key={entry.key} entry={entry} />)
            ) : (
              <Menu.RadioGroup value={chosen} onValueChange={choose}>
                {entries.map((entry) => (
                  <Choice key={entry.key} entry={entry} />
                ))}
              </Menu.RadioGroup>
            )}
            {foot}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

function Line({ entry: { label, icon, note, aside, href, onSelect, disabled } }: { entry: MenuEntry }) {
  const words = aside ? (
    <>
      <span className="grow">{label}</span>
      {note ? <span className="text-small text-ink3">{note}</span> : null}
    </>
  ) : (
    <span>
      {label}
      {note ? <span className="block text-small text-ink2">{note}</span> : null}
    </span>
  );
  if (href !== undefined) {
    return (
      <Menu.LinkItem closeOnClick className={line} render={<Link href={href} prefetch={false} />}>
        {icon}
        {words}
      </Menu.LinkItem>
    );
  }
  return (
    <Menu.Item className={line} onClick={onSelect} disabled={disabled}>
      {icon}
      {words}
    </Menu.Item>
  );
}

function Choice({ entry: { key, label } }: { entry: MenuEntry }) {
  return (
    <Menu.RadioItem value={key} closeOnClick className={joinClasses(line, "px-3")}>
      <span className="w-4">
        <Menu.RadioItemIndicator>
          <Check size={16} className="text-keep" />
        </Menu.RadioItemIndicator>
      </span>
      {label}
    </Menu.RadioItem>
  );
}
