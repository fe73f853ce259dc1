import { FileText, Lock, LockOpen } from "lucide-react";
import { type ReactNode, useId } from "react";
import { IconButton } from "@/components/ui/button";
import { isMoney, isRule } from "@/lib/constraints";
import type { Act } from "@/lib/dialogue/state/act";
import type { ConstraintsPart, WishView } from "@/lib/dialogue/wording/parts";
import { chips } from "@/messages/chips";
import { groupDigits } from "@/messages/group-digits";
import { AddWish, NoPreference } from "./add-wish";
import { GiveDrawing } from "./drawing/give-drawing";
import { MovedText, RangeText } from "./drawing/moved-text";
import { useFlip } from "./drawing/use-flip";
import { GaugeNotches } from "./gauge/gauge-notches";
import { RangeGauges, WishGauge } from "./gauge/wish-gauge";
import { endsOf, lockAct, lockRangeAct, type WishGroup, type WishHandles, wishGroups, wishQuote } from "./wish-groups";

export interface WishListProps extends WishHandles {
  wishes: readonly WishView[];
  constraints: ConstraintsPart | null;
  onAct: (act: Act) => void;
  children?: ReactNode;
}

export function WishList({ wishes, constraints, animate, onAct, onEdit, onAdd, children }: WishListProps) {
  const list = useFlip("y");
  return (
    <section aria-labelledby="wishes-title" className="@container">
      <div className="grid grid-cols-[auto_minmax(0,1fr)_0px_auto_auto_auto_auto] gap-x-4 @min-[600px]:grid-cols-[auto_minmax(0,1fr)_minmax(96px,178px)_auto_auto_auto_auto] @min-[760px]:gap-x-5">
        <div className="col-span-full grid min-h-12 grid-cols-subgrid items-center border-b border-line px-6 pt-2 text-small text-ink2 lg:pr-6 lg:pl-8">
          <h2 id="wishes-title" className="col-span-3 text-title text-ink">
            {chips.yours}
          </h2>
          <span aria-hidden="true" className={wishes.length > 0 ? "col-span-2" : "hidden"}>
            {chips.weightHead}
          </span>
          <span aria-hidden="true" className={wishes.length > 0 ? "text-right" : "hidden"}>
            {chips.dropHead}
          </span>
          <span className="col-start-7 flex">{children}</span>
        </div>
        <ul ref={list} className="contents">
          {wishGroups(wishes).map(({ id, ...group }) => (
            <li key={id} data-flip={id} className="col-span-full grid grid-cols-subgrid">
              <WishRow {...group} {...{ animate, onAct, onEdit }} />
            </li>
          ))}
        </ul>
      </div>
      {wishes.length === 0 ? (
        <div className="flex items-center gap-4 px-6 pt-5 pb-3 text-ink2 lg:px-8">
          <GaugeNotches notches={0} />
          <p>{chips.empty}</p>
        </div>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-4 px-3 py-1 lg:px-5">
        <AddWish wishes={wishes} onPick={onAdd} />
        <NoPreference constraints={constraints} />
      </div>
    </section>
  );
}

function levelText({ constraint: { id, locked, level } }: WishView): string {
  if (isRule({ id })) return chips.rule;
  return locked ? chips.locked : chips.level[level];
}

type WishRowProps = Pick<WishHandles, "animate" | "onEdit"> & Omit<WishGroup, "id"> & { onAct: (act: Act) => void };

export function WishRow({ wish, range, animate, onAct, onEdit }: WishRowProps) {
  const { constraint, label, gaveWay, drawing } = wish;
  const ends = endsOf({ wish, range });
  const levels = new Set(ends.map(levelText));
  const locked = ends.every((end) => end.constraint.locked);
  const drawn = { drawing, label, op: constraint.op, dollars: isMoney(constraint.slot), size: "row" as const };
  const id = useId();
  const rule = isRule(constraint);
  const quote = gaveWay || rule ? wishQuote(wish) : null;
  return (
    <div
      className={`grid grid-cols-subgrid items-center col-span-full border-b px-6 lg:pr-6 lg:pl-8 ${gaveWay ? "border-transparent bg-give-wash" : rule ? "border-line bg-sunk" : "border-line"}`}
    >
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={(event) => onEdit(wish, event.currentTarget)}
        aria-labelledby={`${id}-label ${id}-text`}
        aria-describedby={`${id}-drawing`}
        title={chips.change({ name: label.toLowerCase() })}
        className="group col-span-3 grid min-h-11 grid-cols-subgrid items-center text-left focus-visible:-outline-offset-1"
      >
        <span id={`${id}-label`} className="text-small text-ink2">
          {label}
        </span>
        <span id={`${id}-text`} className="py-1 font-medium decoration-line2 underline-offset-4 group-hover:underline">
          {range ? <RangeText {...range} /> : <MovedText wish={wish} />}
        </span>
        <span id={`${id}-drawing`} className="w-full max-w-[178px] min-w-0 self-end pb-2 @max-[600px]:hidden">
          {drawing.bars.length > 0 ? <GiveDrawing {...drawn} animate={animate && gaveWay !== undefined} /> : null}
        </span>
      </button>
      {range ? <RangeGauges {...range} {...{ animate, onAct }} /> : <WishGauge {...{ wish, animate, onAct }} />}
      <span aria-hidden="true" className="text-small text-ink2">
        {[...levels].join(", ")}
      </span>
      <span className="text-right">
        <WishGain gain={range ? (range.upper.rangeGain ?? null) : wish.gain} />
      </span>
      {rule ? (
        <FileText size={17} strokeWidth={1.75} className="justify-self-center text-ink2" />
      ) : (
        <LockButton {...{ label, locked }} onToggle={() => onAct(range ? lockRangeAct(range) : lockAct(wish))} />
      )}
      {quote ? (
        <p className={`${rule ? "text-small" : "quote"} col-start-2 col-end-[-1] -mt-0.5 pb-2 text-ink2`}>“{quote}”</p>
      ) : null}
    </div>
  );
}

/** A locked wish never gives way. */
export function LockButton({ label, locked, onToggle }: { label: string; locked: boolean; onToggle: () => void }) {
  const Icon = locked ? Lock : LockOpen;
  return (
    <IconButton
      label={(locked ? chips.unlock : chips.lock)({ name: label.toLowerCase() })}
      aria-pressed={locked}
      onClick={onToggle}
      className={locked ? "text-ink" : undefined}
    >
      <Icon size={17} strokeWidth={locked ? 2 : 1.75} />
    </IconButton>
  );
}

export function WishGain({ gain }: { gain: number | null }) {
  if (gain === null) return null;
  return (
    <span className="whitespace-nowrap text-small text-ink2">
      <span className="sr-only">{chips.ifDropped}</span>
      <strong className={gain === 0 ? "font-medium" : "font-semibold text-ink"}>+{groupDigits(gain)}</strong>{" "}
      {chips.gainUnit({ count: gain })}
    </span>
  );
}
