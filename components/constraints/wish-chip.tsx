import { notchesOf } from "@/lib/constraints/weight";
import type { WishView } from "@/lib/dialogue/wording/parts";
import { MovedText } from "./drawing/moved-text";
import { GaugeNotches } from "./gauge/gauge-notches";
import { gaugeText, unsureNotches } from "./gauge/gauge-value";
import { RangeText } from "./range-text";
import { endsOf, type WishGroup, weighsAlike } from "./wish-groups";
import type { WishHandles } from "./wish-handles";

const frames = {
  plain: "border-line2 bg-raised",
  locked: "border-ink bg-raised",
  gave: "border-give bg-give-wash",
} as const;

type WishChipProps = Pick<WishHandles, "animate" | "onEdit"> & Omit<WishGroup, "id">;

/** A range is one button. */
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
