import type { ReactNode } from "react";

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
