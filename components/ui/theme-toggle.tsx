"use client";

import { Moon, Sun } from "lucide-react";
import { useTheme } from "next-themes";
import { IconButton } from "./icon-button";

/** Switches between light and dark. Both icons are rendered and CSS shows one, so server and browser agree. */
export function ThemeToggle({ className }: { className?: string }) {
  const { resolvedTheme, setTheme } = useTheme();
  return (
    <IconButton
      label="Switch between light and dark"
      className={className}
      onClick={() => setTheme(resolvedTheme === "dark" ? "light" : "dark")}
    >
      <Moon size={18} strokeWidth={1.75} aria-hidden="true" className="dark:hidden" />
      <Sun size={18} strokeWidth={1.75} aria-hidden="true" className="hidden dark:block" />
    </IconButton>
  );
}
