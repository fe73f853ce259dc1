import { useEffect, useRef } from "react";
import type { FollowedColumns } from "./comparison-view";
import { LaneSample } from "./lattice/lane-sample";
import { MethodButton, methodRows } from "./method-table";

export function MethodSwipe({ columns, followed, onFollow }: FollowedColumns) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const seen = new IntersectionObserver(
      (entries) => {
        const front = entries.find((entry) => entry.isIntersecting);
        const method = front?.target.getAttribute("data-method");
        if (method) onFollow(method);
      },
      // Counts only a middle strip, so one card is in front.
      { root: box, rootMargin: "0px -45% 0px -45%" },
    );
    for (const card of box.children) seen.observe(card);
    return () => seen.disconnect();
  }, [onFollow]);
  const show = (method: string) => {
    onFollow(method);
    const card = list.current?.querySelector<HTMLElement>(`[data-method="${method}"]`);
    const box = list.current;
    if (card && box)
      box.scrollTo({ left: card.offsetLeft - (box.clientWidth - card.clientWidth) / 2, behavior: "smooth" });
  };
  return (
    <>
      <div className="-mx-4 flex sm:mx-0">
        {columns.map(({ method, name, line }) => (
          <button
            key={method}
            type="button"
            aria-label={`Show ${name}`}
            aria-pressed={method === followed}
            onClick={() => show(method)}
            className="flex min-h-11 flex-1 items-start justify-center pt-2"
          >
            <LaneSample line={line} followed={method === followed} width={26} />
          </button>
        ))}
      </div>
      <ul
        ref={list}
        aria-label="Methods"
        className="scroll-hidden relative -mx-4 flex snap-x snap-mandatory gap-2 overflow-x-auto scroll-px-4 px-4 sm:-mx-6 sm:scroll-px-6 sm:px-6"
      >
        {columns.map((column) => (
          <li
            key={column.method}
            data-method={column.method}
            className={`flex w-[72%] max-w-72 shrink-0 snap-center flex-col rounded-card border px-4 pt-1.5 pb-4 transition-colors ${column.method === followed ? "border-give bg-give-wash" : "border-line2 bg-raised"}`}
          >
            <h3>
              <MethodButton column={column} followed={column.method === followed} onFollow={show} />
            </h3>
            <p className="text-small text-ink2">{column.rule}</p>
            {methodRows.map(({ label, written, cell }) => (
              <div key={label} className="mt-4">
                <p className={written ? "text-small text-ink2" : "sr-only"}>{label}</p>
                {cell(column)}
              </div>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
