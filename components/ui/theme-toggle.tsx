"use client";

import { Moon, Sun } from "lucide-react";
import { site } from "@/messages/site";
import { IconButton } from "./button";
import { switchTheme } from "./use-theme";

/** CSS shows one of two icons, so server and browser agree. */
export function ThemeToggle({ className }: { className?: string }) {
  return (
    <IconButton label={site.theme} className={className} onClick={switchTheme}>
      <Moon size={18} strokeWidth={1.75} className="dark:hidden" />
      <Sun size={18} strokeWidth={1.75} className="hidden dark:block" />
    </IconButton>
  );
}
