import { share, tickLabel } from "@/components/constraints/drawing/ticks";
import type { AnswerPart } from "@/lib/dialogue/wording/parts";

const high = { row: 26, first: 14, axis: 66 };

/** Dots show prices with and without the wish. The text repeats it. */
export function AnswerPrices({ free, asked, gap }: NonNullable<AnswerPart["prices"]>) {
  const [low = 0, start = 0] = [free.prices[0], asked.prices[0]];
  const most = Math.max(...free.prices, ...asked.prices);
  const margin = (most - low) * 0.06;
  const place = (price: number) => (price - low + margin) / (most - low + 2 * margin || 1);
  const x = (price: number) => share(place(price));
  const middle = share((place(low) + place(start)) / 2);
  return (
    <div aria-hidden="true" className="mb-4 flex max-w-xl gap-3 text-small">
      <div className="shrink-0">
        <p className="text-ink2" style={{ lineHeight: `${high.row}px` }}>
          {free.label}
        </p>
        <p className="font-semibold" style={{ lineHeight: `${high.row}px` }}>
          {asked.label}
        </p>
      </div>
      <svg width="100%" height={high.axis + 22} aria-hidden="true" className="overflow-visible">
        <rect x={x(low)} width={share(place(start) - place(low))} height={high.axis} className="fill-sunk" />
        {free.prices.map((price) => (
          <circle key={price} cx={x(price)} cy={high.first} r="3.5" className="fill-none stroke-edge" />
        ))}
        {asked.prices.map((price) => (
          <circle key={price} cx={x(price)} cy={high.first + high.row} r="4" className="fill-keep" />
        ))}
        {[low, start].map((price) => (
          <g key={price}>
            <line x1={x(price)} x2={x(price)} y2={high.axis} className="stroke-ink stroke-[1.5]" />
            <text x={x(price)} y={high.axis + 17} textAnchor="middle" className="fill-ink font-semibold">
              {tickLabel(price, true)}
            </text>
          </g>
        ))}
        <line x2="100%" y1={high.axis} y2={high.axis} className="stroke-edge" />
        <text x={middle} y={high.axis - 6} textAnchor="middle" className="fill-ink font-semibold">
          {gap}
        </text>
      </svg>
    </div>
  );
}
