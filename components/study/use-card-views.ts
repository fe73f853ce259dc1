import { useEffect } from "react";
import type { Report } from "./use-reports";

/** Reports each car once when most of its row has come into view. */
export function useCardViews(report: Report): void {
  useEffect(() => {
    const seen = new Set<string>();
    const views = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const car = target.getAttribute("data-car");
          if (!isIntersecting || car === null || seen.has(car)) continue;
          seen.add(car);
          report("card-view", { car: Number(car) });
        }
      },
      { threshold: 0.6 },
    );
    const watch = () => {
      for (const row of document.querySelectorAll("[data-car]")) views.observe(row);
    };
    const rows = new MutationObserver(watch);
    rows.observe(document.body, { childList: true, subtree: true });
    watch();
    return () => {
      rows.disconnect();
      views.disconnect();
    };
  }, [report]);
}
