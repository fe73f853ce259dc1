import { useSyncExternalStore } from "react";
import { type Theme, themeCookie, themeOf } from "./theme";

const changed = "leeway-theme-changed";
const year = 365 * 24 * 3600;

export function useDark(): boolean {
  return useSyncExternalStore(subscribe, isDark, () => false);
}

export function switchTheme(): void {
  const theme: Theme = isDark() ? "light" : "dark";
  const secure = window.location.protocol === "https:" ? "; secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser.
  document.cookie = `${themeCookie}=${theme}; path=/; max-age=${year}; samesite=lax${secure}`;
  wear(theme);
}

function isDark(): boolean {
  const { classList } = document.documentElement;
  if (classList.contains("dark")) return true;
  return !classList.contains("light") && window.matchMedia("(prefers-color-scheme: dark)").matches;
}

function wear(theme: Theme): void {
  const { classList } = document.documentElement;
  classList.remove("light", "dark");
  classList.add(theme);
  window.dispatchEvent(new Event(changed));
}

/** Applies a change from another tab. */
function onReturn(): void {
  const kept = themeOf(new RegExp(`(?:^|; )${themeCookie}=(\\w+)`).exec(document.cookie)?.[1]);
  if (kept && !document.documentElement.classList.contains(kept)) wear(kept);
}

function subscribe(notify: () => void): () => void {
  const gone = new AbortController();
  window.matchMedia("(prefers-color-scheme: dark)").addEventListener("change", notify, gone);
  window.addEventListener(changed, notify, gone);
  document.addEventListener("visibilitychange", onReturn, gone);
  return () => gone.abort();
}
