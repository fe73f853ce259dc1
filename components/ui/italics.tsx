"use client";

import { useEffect } from "react";

/** Loads real italics after the page. Slanted uprights show sooner on slow networks. */
export function Italics() {
  useEffect(() => {
    const root = document.documentElement;
    const family = getComputedStyle(root).getPropertyValue("--font-italic");
    const fetchThem = () =>
      document.fonts.load(`italic 1rem ${family}`).then(
        () => root.setAttribute("data-italics", ""),
        // Keep the slanted ones.
        () => undefined,
      );
    return whenAtRest(fetchThem);
  }, []);
  return null;
}

/** Runs `callback` once loaded and idle. Returns a cancel function. */
function whenAtRest(callback: () => void): () => void {
  let timer = 0;
  const soon = () => {
    timer = window.setTimeout(callback, 500);
  };
  if (document.readyState === "complete") soon();
  else window.addEventListener("load", soon, { once: true });
  return () => {
    window.clearTimeout(timer);
    window.removeEventListener("load", soon);
  };
}
