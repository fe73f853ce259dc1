import { FileText } from "lucide-react";
import { type ReactNode, useId } from "react";
import { isRule } from "@/lib/constraints/constraint-id";
import { isMoney } from "@/lib/constraints/describe-constraint";
import type { RangeEnds } from "@/lib/dialogue/deciding/range-ends";
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
import { weighsAlike } from "./wish-groups";
import type { WishHandles } from "./wish-handles";

interface WishRowProps extends Pick<WishHandles, "animate" | "onEdit"> {
  wish: WishView;
  onAct: (act: Act) => void;
}

export function WishRow(props: WishRowProps) {
  const { wish, animate, onAct } = props;
  return (
    <WishLine {...props} gauge={<WishGauge wish={wish} animate={animate} onAct={onAct} />} lockedBy={lockAct(wish)}>
      <MovedText wish={wish} />
    </WishLine>
  );
}

interface RangeRowProps extends RangeEnds<WishView>, Omit<WishRowProps, "wish"> {}

/** A range as one row. It draws and opens the end that gave way. */
export function RangeRow({ lower, upper, ...props }: RangeRowProps) {
  const { animate, onAct } = props;
  const ends = { lower, upper };
  const wish = upper.gaveWay || !lower.gaveWay ? upper : lower;
  return (
    <WishLine
      {...props}
      wish={wish}
      locked={lower.constraint.locked && upper.constraint.locked}
      level={weighsAlike(ends) ? levelText(lower) : `${levelText(lower)}, ${levelText(upper)}`}
      gain={upper.rangeGain ?? null}
      gauge={<RangeGauges {...ends} animate={animate} onAct={onAct} />}
      lockedBy={lockRangeAct(ends)}
    >
      <RangeText {...ends} />
    </WishLine>
  );
}

function levelText({ constraint: { id, locked, level } }: WishView): string {
  if (isRule({ id })) return chips.rule;
  return locked ? chips.locked : chips.level[level];
}

interface WishLineProps extends WishRowProps {
  locked?: boolean;
  level?: string;
  gain?: WishView["gain"];
  gauge: ReactNode;
  lockedBy: Act;
  children: ReactNode;
}

function WishLine({ wish, animate, onAct, onEdit, gauge, lockedBy, children, ...own }: WishLineProps) {
  const { constraint, label, gaveWay, drawing } = wish;
  const { locked = constraint.locked, level = levelText(wish), gain = wish.gain } = own;
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
          {children}
        </span>
        <span id={`${id}-drawing`} className="w-full max-w-[178px] min-w-0 self-end pb-2 @max-[600px]:hidden">
          {drawing.bars.length > 0 ? (
            <GiveDrawing
              drawing={drawing}
              label={label}
              op={constraint.op}
              dollars={isMoney(constraint.slot)}
              size="row"
              animate={animate && gaveWay !== undefined}
            />
          ) : null}
        </span>
      </button>
      {gauge}
      <span aria-hidden="true" className="text-small text-ink2">
        {level}
      </span>
      <span className="text-right">
        <WishGain gain={gain} />
      </span>
      {rule ? (
        <FileText size={17} strokeWidth={1.75} className="justify-self-center text-ink2" />
      ) : (
        <LockButton label={label} locked={locked} onToggle={() => onAct(lockedBy)} />
      )}
      {quote ? (
        <p className={`${rule ? "text-small" : "quote"} col-start-2 col-end-[-1] -mt-0.5 pb-2 text-ink2`}>“{quote}”</p>
      ) : null}
    </div>
  );
}
