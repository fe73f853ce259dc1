"use client";

import { useEffect } from "react";

declare global {
  interface Window {
    /** Ends the keeping and returns the last button pressed. */
    takeEarlyPress?: () => HTMLElement | null;
  }
}

/** The page's HTML shows before its code is there. Keeps the last press meanwhile, and repeats it once it works. */
export function EarlyPress({ nonce }: { nonce?: string | undefined }) {
  useEffect(() => {
    const pressed = window.takeEarlyPress?.();
    // After what the page adopts first, such as typed text.
    if (pressed) setTimeout(() => pressed.isConnected && pressed.click());
  }, []);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: this file's own code
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: `(${keepPresses})()` }} />;
}

/** Goes into the page as text, so it may name nothing outside. */
function keepPresses() {
  let pressed: HTMLElement | null = null;
  const gone = new AbortController();
  const keep = (event: Event) => {
    const button = (event.target as Element).closest("button");
    // A form would load the page again.
    if (button) event.preventDefault();
    if (button) pressed = button;
  };
  const keepEnter = (event: KeyboardEvent) => {
    const field = event.target as HTMLTextAreaElement;
    if (event.key !== "Enter" || event.shiftKey || event.isComposing || field.enterKeyHint !== "send") return;
    event.preventDefault();
    pressed = field.form?.querySelector<HTMLElement>("[type=submit]") ?? null;
  };
  window.addEventListener("click", keep, { capture: true, signal: gone.signal });
  window.addEventListener("keydown", keepEnter, { capture: true, signal: gone.signal });
  window.takeEarlyPress = () => {
    gone.abort();
    return pressed;
  };
}
