import type { Mark } from "@/lib/dialogue/wording/parts";
import { list } from "@/messages/list";

/** A bar's length is its share of all weight, its fill the satisfaction. */
export function ScoreBars({ marks, score }: { marks: readonly Mark[]; score: number }) {
  const total = marks.reduce((sum, mark) => sum + mark.weight, 0);
  const heaviest = Math.max(0.0001, ...marks.map((mark) => mark.weight));
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 text-small">
      {marks.map(({ id, label, end, weight, satisfaction, mark }) => (
        <div key={id} className="col-span-full grid grid-cols-subgrid items-center">
          <span className="text-ink2">{end ? list.end({ label, end }) : label}</span>
          <span aria-hidden="true" className="relative h-2.5" style={{ width: `${(weight / heaviest) * 100}%` }}>
            <span className="absolute inset-0 border border-edge" />
            <span
              className={`absolute inset-y-0 left-0 ${mark === "bent" ? "bg-give" : "bg-keep"}`}
              style={{ width: `${satisfaction * 100}%` }}
            />
          </span>
          <span className="text-right">
            {points((satisfaction * weight) / total)}
            <span className="text-ink2">{list.of({ points: points(weight / total) })}</span>
          </span>
        </div>
      ))}
      <p className="col-span-full mt-1 text-ink2">
        {list.fitBefore}
        <strong className="font-semibold text-ink">{list.fitPoints({ points: points(score) })}</strong>
        {list.fitAfter}
      </p>
    </div>
  );
}

function points(share: number): string {
  return Number.isFinite(share) ? String(Math.round(share * 100)) : "0";
}
