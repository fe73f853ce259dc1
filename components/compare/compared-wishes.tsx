import { Gauge } from "@/components/constraints/gauge/gauge";
import { LockButton } from "@/components/constraints/wish-list";
import { type Level, levelOf, levelWeights } from "@/lib/constraints";
import type { ComparedWish, ComparisonRequest } from "./comparison-view";
import type { ChangeRequest } from "./use-comparison";

interface ComparedWishesProps {
  wishes: readonly ComparedWish[];
  request: ComparisonRequest;
  onChange: (update: ChangeRequest) => void;
}

const weightingColumns = ["local", "global", "pairwise"] as const;

export function ComparedWishes({ wishes, request, onChange }: ComparedWishesProps) {
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">Wishes and their weights</caption>
      <thead>
        <tr className="border-b border-line text-left text-small text-ink2">
          <th scope="col" className="py-2 font-normal">
            Wish
          </th>
          <th scope="col" colSpan={2} className="py-2 font-normal">
            Weight
          </th>
          {(request.weights ? ["for all"] : weightingColumns).map((name) => (
            <th key={name} scope="col" className="py-2 pl-5 text-right font-normal whitespace-nowrap max-sm:hidden">
              {name}
            </th>
          ))}
          <th scope="col" className="w-11 py-2">
            <span className="sr-only">Lock</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {wishes.map((wish) => (
          <WishLine key={wish.constraint.id} {...{ wish, request, onChange }} />
        ))}
      </tbody>
    </table>
  );
}

function WishLine({ wish, request, onChange }: Omit<ComparedWishesProps, "wishes"> & { wish: ComparedWish }) {
  const { constraint, label, text, quote, weights } = wish;
  const { id } = constraint;
  const shared = request.weights !== undefined;
  const locked = request.locks?.[id] ?? constraint.locked;
  const weight = request.weights?.[id];
  const own = weightingColumns.map((name) => [name, weights[name]] as const);
  const figures = shared ? ([["all", weight ?? weights.global]] as const) : own;
  const level = weight === undefined ? constraint.level : levelOf(weight);
  const weigh = (next: Level) => onChange((now) => ({ ...now, weights: { ...now.weights, [id]: levelWeights[next] } }));
  const toggleLock = () => onChange((now) => ({ ...now, locks: { ...now.locks, [id]: !locked } }));
  return (
    <tr className="border-b border-line">
      <th scope="row" className="w-full py-2 pr-4 text-left align-top font-normal">
        <span className="inline-block min-w-20 text-small text-ink2 max-sm:block">{label}</span>
        <span className="font-medium">{text}</span>
        {quote ? <span className="quote ml-3 text-small text-ink2 max-sm:hidden">“{quote}”</span> : null}
      </th>
      <td className="py-2 pr-3 align-top">
        <Gauge
          label={label}
          level={level}
          locked={locked}
          interval={weight === undefined && !shared ? constraint.interval : undefined}
          onLevel={weigh}
          onToggleLock={toggleLock}
        />
      </td>
      <td aria-hidden="true" className="w-16 py-2 pr-3 align-top text-small leading-6 text-ink2 max-[430px]:sr-only">
        {locked ? "locked" : level}
      </td>
      {figures.map(([name, value]) => (
        <td key={name} className={`py-2 pl-5 text-right align-top max-sm:hidden ${locked ? "text-ink3" : ""}`}>
          {value.toFixed(2)}
        </td>
      ))}
      <td className="py-0.5 text-right align-top">
        <LockButton label={label} locked={locked} onToggle={toggleLock} />
      </td>
    </tr>
  );
}
