"use client";

import { useEffect } from "react";
import { Toaster as Sonner, toast } from "sonner";
import { useTheme } from "./use-theme";

interface ToasterProps {
  /** Each new object speaks, even with equal words. */
  message: { text: string };
}

/** Brief messages in the page's colors. */
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
