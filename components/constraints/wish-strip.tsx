import { type ReactNode, useEffect } from "react";
import type { WishView } from "@/lib/dialogue/wording/parts";
import { chips } from "@/messages/chips";
import { AddWish } from "./add-wish";
import { useFlip } from "./drawing/use-flip";
import { GaugeNotches } from "./gauge/gauge-notches";
import { WishChip } from "./wish-chip";
import { wishGroups } from "./wish-groups";
import type { WishHandles } from "./wish-handles";

interface WishStripProps extends WishHandles {
  wishes: readonly WishView[];
  /** Padding where the line may scroll to the screen's edge. */
  className: string;
  whole?: boolean;
  note?: ReactNode;
  children?: ReactNode;
}

/** One line of chips, heaviest first. Scrolls to the wish that gave way. */
export function WishStrip({ wishes, animate, onEdit, onAdd, className, whole, note, children }: WishStripProps) {
  const list = useFlip("x");
  const groups = wishGroups(wishes);
  const gave = groups.find(({ wish }) => wish.gaveWay)?.id;
  useEffect(() => {
    const chip = gave ? list.current?.querySelector<HTMLElement>(`[data-flip="${CSS.escape(gave)}"]`) : null;
    chip?.scrollIntoView({ inline: "nearest", block: "nearest", behavior: "smooth" });
  }, [gave, list]);
  const tools = (
    <>
      <AddWish compact taken={wishes.map((wish) => wish.constraint)} onPick={onAdd} />
      {children}
    </>
  );
  return (
    <section aria-label={chips.yours}>
      <div className="flex items-center gap-1.5">
        <ul
          ref={list}
          className={`scroll-hidden relative flex min-w-0 grow gap-1.5 overflow-x-auto overscroll-x-contain py-2.5 scroll-pr-6 pr-6 mask-r-from-[calc(100%-24px)] print:flex-wrap ${className}`}
        >
          {wishes.length === 0 ? (
            <li className="flex h-14.5 items-center gap-4 text-small text-ink2">
              <GaugeNotches notches={0} />
              {chips.empty}
            </li>
          ) : null}
          {groups.map(({ id, ...group }) => (
            <li key={id} data-flip={id} className="shrink-0">
              <WishChip {...group} {...{ animate, onEdit }} />
            </li>
          ))}
          {whole ? <li className="flex shrink-0 gap-1.5">{tools}</li> : null}
        </ul>
        {whole ? null : <div className="flex shrink-0 gap-1.5 print:hidden">{tools}</div>}
      </div>
      {note}
    </section>
  );
}
