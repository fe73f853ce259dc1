"use client";

import { useEffect } from "react";
import { Toaster as Sonner, toast } from "sonner";
import { useTheme } from "./use-theme";

/** Each new object speaks, even with equal words. */
export function Toaster({ message }: { message: { text: string } }) {
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
