/** Resolves once the browser has painted, or at once on a server and in a hidden tab, which paints nothing. */
export function afterPaint(): Promise<void> {
  if (typeof document === "undefined" || document.visibilityState === "hidden") return Promise.resolve();
  return new Promise((settle) => requestAnimationFrame(() => setTimeout(settle)));
}
