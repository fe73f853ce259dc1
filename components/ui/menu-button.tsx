"use client";

import type { ComponentProps, KeyboardEvent, ReactNode, RefObject } from "react";
import { useId, useRef, useState } from "react";
import { useLazyModule } from "./use-lazy-module";

export interface MenuButtonProps extends Pick<ComponentProps<"button">, "aria-label" | "title" | "className"> {
  entries: readonly MenuEntry[];
  align: "start" | "end";
  foot?: ReactNode;
  popupClassName?: string;
  ref?: RefObject<HTMLButtonElement | null>;
  children: ReactNode;
}

const loadMenu = () => import("./opened-menu");

/** A menu whose code loads on the first interaction. */
export function MenuButton({ entries, align, foot, popupClassName, ref, ...button }: MenuButtonProps) {
  const [open, setOpen] = useState(false);
  const { module, load } = useLazyModule(loadMenu);
  const own = useRef<HTMLButtonElement>(null);
  const anchor = ref ?? own;
  const labelledBy = useId();
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
        id={labelledBy}
        ref={anchor}
        aria-haspopup="menu"
        aria-expanded={open && module !== null}
        aria-busy={(open && module === null) || undefined}
        onClick={show}
        onKeyDown={onKeyDown}
        {...button}
      />
      {module ? (
        <module.OpenedMenu {...{ open, setOpen, entries, align, foot, anchor, popupClassName, labelledBy }} />
      ) : null}
    </>
  );
}

export interface MenuEntry {
  key: string;
  label: string;
  icon?: ReactNode;
  note?: string | undefined;
  aside?: boolean;
  href?: string;
  onSelect?: () => void;
  disabled?: boolean | undefined;
  chosen?: boolean;
}
