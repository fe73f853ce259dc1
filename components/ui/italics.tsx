"use client";

import { useEffect } from "react";

/**
 * Fetches the real italics when the page stands and is at rest. Until then quotes are slanted uprights: on a slow network
 * the words are there sooner than a second font could be.
 */
export function Italics() {
  useEffect(() => {
    const root = document.documentElement;
    const family = getComputedStyle(root).getPropertyValue("--font-italic");
    const fetchThem = () =>
      document.fonts.load(`italic 1rem ${family}`).then(
        () => root.setAttribute("data-italics", ""),
        // The slanted ones stay.
        () => undefined,
      );
    return whenAtRest(fetchThem);
  }, []);
  return null;
}

/** Calls back once the page is loaded and has nothing else to do. Returns how to stop waiting. */
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
