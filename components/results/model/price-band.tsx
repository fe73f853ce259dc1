import { estimateText } from "@/components/results/price-text";
import type { PriceToday } from "@/lib/dialogue/wording/parts";
import { groupDigits } from "@/messages/group-digits";
import { models } from "@/messages/models";

const dollars = (value: number) => `$${groupDigits(value)}`;

/** A band for the range, a dot for the estimate, a bar for the budget, a tick for the price when new. */
export function PriceBand({ price, budget }: { price: PriceToday; budget: number | undefined }) {
  const { low, high, estimate, listPrice } = price;
  const ends = [low, high, listPrice, ...(budget === undefined ? [] : [budget])];
  const [least, most] = [Math.min(...ends), Math.max(...ends)];
  const air = (most - least) * 0.12;
  const at = (value: number) => `${(((value - least + air) / (most - least + 2 * air)) * 100).toFixed(2)}%`;
  return (
    <>
      <svg role="img" aria-label={estimateText(price)} width="100%" height="82" className="mt-2 overflow-visible">
        <line x1="0" x2="100%" y1="32" y2="32" className="stroke-line2" />
        <svg x={at(low)} y="24" overflow="visible" aria-hidden="true">
          <rect
            width={`${(((high - low) / (most - least + 2 * air)) * 100).toFixed(2)}%`}
            height="16"
            className="fill-keep-wash stroke-keep"
          />
        </svg>
        <circle cx={at(estimate)} cy="32" r="5" className="fill-keep" />
        <line x1={at(listPrice)} x2={at(listPrice)} y1="25" y2="62" className="stroke-edge" />
        {budget === undefined ? null : (
          <>
            <line x1={at(budget)} x2={at(budget)} y1="20" y2="44" className="stroke-ink" strokeWidth="2.5" />
            <text x={at(budget)} y="13" textAnchor="middle" className="fill-ink text-small font-semibold">
              {models.band.yours({ price: dollars(budget) })}
            </text>
          </>
        )}
        <g textAnchor="middle" strokeWidth="4" paintOrder="stroke" className="fill-ink2 stroke-paper text-small">
          <text x={at(low)} y="58">
            {dollars(low)}
          </text>
          <text x={at(high)} y="58">
            {dollars(high)}
          </text>
          <text x={at(listPrice)} y="76">
            {models.band.new({ price: dollars(listPrice) })}
          </text>
        </g>
      </svg>
      <p className="text-small text-ink2">{models.band.from}</p>
    </>
  );
}
