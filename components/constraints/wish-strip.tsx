import { type ReactNode, useEffect } from "react";
import { notchesOf } from "@/lib/constraints";
import type { WishView } from "@/lib/dialogue/wording/parts";
import { chips } from "@/messages/chips";
import { AddWish } from "./add-wish";
import { MovedText, RangeText } from "./drawing/moved-text";
import { useFlip } from "./drawing/use-flip";
import { GaugeNotches, gaugeText, unsureNotches } from "./gauge/gauge-notches";
import { endsOf, type WishGroup, type WishHandles, weighsAlike, wishGroups } from "./wish-groups";

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
      <AddWish compact wishes={wishes} onPick={onAdd} />
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

const frames = {
  plain: "border-line2 bg-raised",
  locked: "border-ink bg-raised",
  gave: "border-give bg-give-wash",
} as const;

type WishChipProps = Pick<WishHandles, "animate" | "onEdit"> & Omit<WishGroup, "id">;

export function WishChip({ wish, range, animate, onEdit }: WishChipProps) {
  const ends = endsOf({ wish, range });
  const weighed = range && !weighsAlike(range) ? ends : [wish];
  const locked = ends.every(({ constraint }) => constraint.locked);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={(event) => onEdit(wish, event.currentTarget)}
      className={`flex h-14.5 flex-col justify-between rounded-card border px-3 py-1.5 text-left transition-colors hover:border-edge ${frames[wish.gaveWay ? "gave" : locked ? "locked" : "plain"]}`}
    >
      <span className="max-w-56 truncate text-small font-semibold">
        <span className="sr-only">{wish.label} </span>
        {range ? <RangeText {...range} /> : <ChipText wish={wish} />}
      </span>
      <span className="flex items-center gap-3">
        {weighed.map((end) => (
          <ChipGauge key={end.constraint.id} wish={end} animate={animate} />
        ))}
      </span>
    </button>
  );
}

function ChipText({ wish }: { wish: WishView }) {
  if (wish.short === undefined) return <MovedText wish={wish} />;
  return (
    <>
      <span className="sr-only">
        <MovedText wish={wish} />
      </span>
      <span aria-hidden="true">
        <MovedText wish={{ ...wish, text: wish.short }} />
      </span>
    </>
  );
}

export function ChipGauge({ wish: { constraint, gaveWay }, animate }: { wish: WishView; animate: boolean }) {
  return (
    <>
      <GaugeNotches
        notches={notchesOf(constraint.level)}
        locked={constraint.locked}
        gaveWay={gaveWay !== undefined}
        unsure={unsureNotches(constraint.interval)}
        animate={animate}
      />
      <span className="sr-only">{gaugeText({ ...constraint, gaveWay: gaveWay !== undefined })}</span>
    </>
  );
}
