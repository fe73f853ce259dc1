"use client";

import { useTheme } from "next-themes";
import { useEffect } from "react";
import { Toaster as Sonner, toast } from "sonner";

interface ToasterProps {
  /** Said now; every new object is said, also when its words are the same. */
  message: { text: string };
}

/** Short messages that pass, in the page's own colours. */
export function Toaster({ message }: ToasterProps) {
  const { resolvedTheme } = useTheme();
  useEffect(() => {
    toast(message.text);
  }, [message]);
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
