import { Minus, Plus } from "lucide-react";
import type { NumericSlotName } from "@/lib/constraints";
import { plotted } from "@/messages/plotted";
import { measured, modelOf } from "./plot-scale";
import { byModel, type TriedBound } from "./try-bound";

const mostNamed = 3;

type PlayListsProps = { tried: TriedBound; x: NumericSlotName; y?: NumericSlotName };

export function PlayLists({ tried: { joins, leaves, next }, x, y }: PlayListsProps) {
  const more = (value: number) => (y ? measured(y, value) : "");
  return (
    <div className="grid gap-x-8 gap-y-4 pt-3 sm:grid-cols-2">
      {[joins, leaves].map((points) => {
        const isJoining = points === joins;
        const models = byModel(points);
        const rest = models.length - mostNamed;
        const Sign = isJoining ? Plus : Minus;
        return (
          <section key={isJoining ? "joins" : "leaves"} aria-label={isJoining ? plotted.joins : plotted.leaves}>
            <h3
              className={`flex items-center gap-2 border-b border-line pb-1 text-small font-semibold ${isJoining ? "text-keep" : "text-ink2"}`}
            >
              <Sign size={14} />
              {(isJoining ? plotted.joining : plotted.leaving)({ count: points.length })}
            </h3>
            <ul>
              {models.slice(0, mostNamed).map(({ name, from, most, count }) => (
                <li key={name} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-1">
                  <span className={`truncate font-semibold ${isJoining ? "" : "text-ink2"}`}>{name}</span>
                  <span className="text-right font-semibold">{plotted.from({ count, price: measured(x, from) })}</span>
                  <span className="text-small text-ink2">{plotted.products({ count })}</span>
                  <span className="text-right text-small text-ink2">{more(most)}</span>
                </li>
              ))}
            </ul>
            {rest > 0 ? <p className="text-small text-ink2">{plotted.others({ count: rest })}</p> : null}
            {isJoining && next ? (
              <p className="mt-1 flex gap-x-2 border-t border-line pt-1.5 text-small">
                <span className="text-ink2">{plotted.next({ at: measured(x, next.x) })}</span>
                <span className="grow font-medium">{modelOf(next.name)}</span>
                <span className="text-ink2">{more(next.y)}</span>
              </p>
            ) : null}
          </section>
        );
      })}
    </div>
  );
}
