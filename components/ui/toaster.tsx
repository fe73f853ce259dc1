"use client";

import { useEffect } from "react";
import { Toaster as Sonner, toast } from "sonner";
import { useTheme } from "./use-theme";

interface ToasterProps {
  /** Said now; every new object is said, also when its words are the same. */
  message: { text: string };
}

/** Short messages that pass, in the page's own colours. */
export function Toaster({ message }: ToasterProps) {
  const { dark } = useTheme();
  useEffect(() => {
    toast(message.text);
  }, [message]);
  return (
    <Sonner
      theme={dark ? "dark" : "light"}
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
