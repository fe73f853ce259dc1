"use client";

import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
  useState,
} from "react";
import { useLazyModule } from "./use-lazy-module";

export interface MenuButtonProps extends Pick<ComponentProps<"button">, "aria-label" | "title" | "className"> {
  entries: readonly MenuEntry[];
  align: "start" | "end";
  /** Stands below the entries. */
  foot?: ReactNode;
  popupClassName?: string;
  ref?: RefObject<HTMLButtonElement | null>;
  /** What the button shows. */
  children: ReactNode;
}

const loadMenu = () => import("./opened-menu");

/** A button that opens a menu. The menu's code is fetched when somebody first does anything on the page. */
export function MenuButton({ entries, align, foot, popupClassName, ref, ...button }: MenuButtonProps) {
  const [open, setOpen] = useState(false);
  const { module, load } = useLazyModule(loadMenu);
  const own = useRef<HTMLButtonElement>(null);
  const anchor = ref ?? own;
  const id = useId();
  const show = () => {
    load();
    setOpen(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    show();
  };
  return (
    <>
      <button
        type="button"
        id={id}
        ref={anchor}
        aria-haspopup="menu"
        aria-expanded={open && module !== null}
        aria-busy={(open && module === null) || undefined}
        onClick={show}
        onKeyDown={onKeyDown}
        {...button}
      />
      {module ? (
        <module.OpenedMenu
          {...{ open, entries, align, foot, anchor }}
          className={popupClassName}
          labelledBy={id}
          onOpenChange={setOpen}
        />
      ) : null}
    </>
  );
}

/** A line of a menu: it does something, leads somewhere, or is one of several to choose from. */
export interface MenuEntry {
  key: string;
  label: string;
  icon?: ReactNode;
  /** Said below the label, or at its end when `aside`. */
  note?: string | undefined;
  aside?: boolean;
  /** Where it leads; an address of this site. */
  href?: string;
  onSelect?: () => void;
  /** Whether it is the chosen one; missing for lines that are no choice. */
  chosen?: boolean;
}
