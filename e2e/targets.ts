import type { Page } from "@playwright/test";
import { settled } from "./settled";

/**
 * Targets smaller than 44 by 44 pixels, with the area around them that takes the press. Omits links in a sentence, as
 * WCAG 2.5.5 does, and controls with a large enough label.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  await settled(page);
  return page.evaluate(() => {
    const least = 43.5;
    const kinds = 'button, a[href], input, textarea, select, summary, [role="slider"], [role^="menuitem"]';
    const sizeOf = (element: Element) => {
      const box = element.getBoundingClientRect();
      const around = getComputedStyle(element, "::before");
      const reaches = around.content !== "none" && around.position === "absolute";
      const width = reaches ? Math.max(box.width, Number.parseFloat(around.width) || 0) : box.width;
      const height = reaches ? Math.max(box.height, Number.parseFloat(around.height) || 0) : box.height;
      return { width, height, box };
    };
    const hidden = (element: Element) => {
      const { box } = sizeOf(element);
      const shown = element.checkVisibility({ opacityProperty: false, visibilityProperty: true });
      return !shown || box.width <= 2 || box.height <= 2 || element.closest('[inert], [aria-hidden="true"]') !== null;
    };
    const inSentence = (element: Element) => {
      const around = element.parentElement;
      if (element.tagName !== "A" || !around || getComputedStyle(element).display !== "inline") return false;
      return (around.textContent ?? "").trim().length > (element.textContent ?? "").trim().length;
    };
    const small: string[] = [];
    for (const element of document.querySelectorAll(kinds)) {
      if (hidden(element) || inSentence(element) || element.matches(":disabled")) continue;
      // A label or a slider's thumb takes the press.
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const thumb = element.matches('input[type="range"]') && element.parentElement ? [element.parentElement] : [];
      const sizes = [element, ...labels, ...thumb].map(sizeOf);
      if (sizes.some(({ width, height }) => width >= least && height >= least)) continue;
      const { width, height } = sizes.at(-1) ?? { width: 0, height: 0 };
      const name = element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 40) ?? "";
      small.push(`${element.tagName.toLowerCase()} "${name}" ${Math.round(width)} x ${Math.round(height)}`);
    }
    return small;
  });
}
