import { FileText } from "lucide-react";
import { useId } from "react";
import { isRule } from "@/lib/constraints/constraint-id";
import { isMoney } from "@/lib/constraints/describe-constraint";
import type { Act } from "@/lib/dialogue/state/act";
import type { WishView } from "@/lib/dialogue/wording/parts";
import { chips } from "@/messages/chips";
import { GiveDrawing } from "./drawing/give-drawing";
import { MovedText } from "./drawing/moved-text";
import { RangeGauges, WishGauge } from "./gauge/wish-gauge";
import { LockButton } from "./lock-button";
import { RangeText } from "./range-text";
import { lockAct, lockRangeAct, wishQuote } from "./wish-acts";
import { WishGain } from "./wish-gain";
import { endsOf, type WishGroup } from "./wish-groups";
import type { WishHandles } from "./wish-handles";

function levelText({ constraint: { id, locked, level } }: WishView): string {
  if (isRule({ id })) return chips.rule;
  return locked ? chips.locked : chips.level[level];
}

interface WishRowProps extends Pick<WishHandles, "animate" | "onEdit">, Omit<WishGroup, "id"> {
  onAct: (act: Act) => void;
}

export function WishRow({ wish, range, animate, onAct, onEdit }: WishRowProps) {
  const { constraint, label, gaveWay, drawing } = wish;
  const ends = endsOf({ wish, range });
  const levels = new Set(ends.map(levelText));
  const locked = ends.every((end) => end.constraint.locked);
  const drawn = { drawing, label, op: constraint.op, dollars: isMoney(constraint.slot) };
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
          {drawing.bars.length > 0 ? (
            <GiveDrawing {...drawn} size="row" animate={animate && gaveWay !== undefined} />
          ) : null}
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
