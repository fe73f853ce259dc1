"use client";

import { useTheme } from "next-themes";
import { Toaster as Sonner } from "sonner";

/** Short messages that pass, in the page's own colours. */
export function Toaster() {
  const { resolvedTheme } = useTheme();
  return (
    <Sonner
      theme={resolvedTheme === "dark" ? "dark" : "light"}
      position="bottom-center"
      toastOptions={{
        style: {
          background: "var(--color-raised)",
          color: "var(--color-ink)",
          borderColor: "var(--color-line2)",
          borderRadius: "var(--radius-card)",
          boxShadow: "var(--shadow-float)",
          fontFamily: "inherit",
        },
      }}
    />
  );
}
