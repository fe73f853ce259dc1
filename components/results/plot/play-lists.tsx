import { Minus, Plus } from "lucide-react";
import { tickLabel } from "@/components/constraints/drawing/ticks";
import { list } from "@/messages/list";
import type { PlotPoint } from "./plot-scale";
import { byModel, type TriedBudget } from "./try-budget";

/** Models named in each list. */
const mostNamed = 3;

/** Who joins and who leaves at a tried budget, by name. */
export function PlayLists({ tried: { joins, leaves } }: { tried: TriedBudget }) {
  return (
    <div className="grid gap-x-8 gap-y-4 pt-4 sm:grid-cols-2">
      <PlayList points={joins} isJoining />
      <PlayList points={leaves} />
    </div>
  );
}

function PlayList({ points, isJoining = false }: { points: readonly PlotPoint[]; isJoining?: boolean }) {
  const models = byModel(points);
  const rest = models.length - mostNamed;
  const Sign = isJoining ? Plus : Minus;
  return (
    <section aria-label={isJoining ? list.plot.joins : list.plot.leaves}>
      <h3
        className={`flex items-center gap-2 border-b border-line pb-1 text-small font-semibold ${isJoining ? "text-keep" : "text-ink2"}`}
      >
        <Sign size={14} strokeWidth={2} aria-hidden="true" />
        {(isJoining ? list.plot.joining : list.plot.leaving)({ count: points.length })}
      </h3>
      <ul>
        {models.slice(0, mostNamed).map(({ name, from, measure, count }) => (
          <li key={name} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-1.5">
            <span className={`truncate font-semibold ${isJoining ? "" : "text-ink2"}`}>{name}</span>
            <span className="text-right font-semibold">{list.plot.from({ count, price: tickLabel(from, true) })}</span>
            <span className="text-small text-ink2">{list.plot.cars({ count })}</span>
            <span className="text-right text-small text-ink2">{list.plot.mileage({ mpg: measure })}</span>
          </li>
        ))}
      </ul>
      {rest > 0 ? <p className="text-small text-ink2">{list.plot.others({ count: rest })}</p> : null}
    </section>
  );
}
