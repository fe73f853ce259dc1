import Link from "next/link";
import { SideDrawing } from "@/components/cars/drawing/side-drawing";
import { niceTicks, tickLabel } from "@/components/constraints/drawing/ticks";
import { chat } from "@/messages/chat";

export interface PriceAxisProps {
  /** Cars by list price, in bins of equal width, in rising order. */
  bins: readonly { from: number; to: number; count: number }[];
  /** Median list price of a body style. */
  medians: readonly { style: string; label: string; price: number }[];
  /** "All 2,612 cars by list price when new; each drawing stands at the median of its kind." */
  note: string;
}

const footLinks = [
  { href: "/about", label: chat.home.about },
  { href: "/lab", label: chat.home.researchers },
] as const;
const height = 52;
/** Width the bars are drawn in before they are stretched over the page. */
const across = 1000;
const share = (value: number) => `${(value * 100).toFixed(3)}%`;

/** All cars along their price, with a drawing of each kind at its median. The axis is logarithmic, as prices are. */
export function PriceAxis({ bins, medians, note }: PriceAxisProps) {
  const first = bins[0];
  const last = bins.at(-1);
  if (!first || !last) return null;
  const place = priceScale(first.from, last.to);
  const ticks = [15_000, 20_000, 25_000, 30_000, 40_000, 50_000, 60_000, 80_000, 100_000, 150_000, 200_000].filter(
    (tick) => tick >= first.from && tick <= last.to,
  );
  const shown = ticks.length > 2 ? ticks : niceTicks(first.from, last.to, 5);
  return (
    <section aria-label={chat.home.prices}>
      <figure className="px-4 pb-5 sm:px-8">
        <ul className="relative h-6 md:h-[72px]" aria-label={chat.home.medians}>
          {apart(medians, place).map(({ style, label, price }) => (
            <li
              key={style}
              className="absolute bottom-0 flex -translate-x-1/2 flex-col items-center gap-1.5 whitespace-nowrap text-small text-ink2"
              style={{ left: share(place(price)) }}
            >
              <span className="max-md:sr-only">
                {label} <strong className="font-semibold text-ink">{tickLabel(price, true)}</strong>
              </span>
              <SideDrawing style={style} scale={0.38} className="max-md:[--inch:0.2px]" />
            </li>
          ))}
        </ul>
        <svg width="100%" height={height + 28} aria-hidden="true" className="block overflow-visible">
          <svg
            aria-hidden="true"
            width="100%"
            height={height}
            viewBox={`0 0 ${across} ${height}`}
            preserveAspectRatio="none"
          >
            <path className="fill-line2" d={bars(bins, place)} />
          </svg>
          <line x1="0" x2="100%" y1={height + 0.5} y2={height + 0.5} className="stroke-edge" />
          {apart(medians, place).map(({ style, price }) => (
            <line
              key={style}
              x1={share(place(price))}
              x2={share(place(price))}
              y1="-4"
              y2={height}
              className="stroke-ink2"
              strokeWidth="1.5"
            />
          ))}
          {shown.map((tick, index) => (
            <svg
              aria-hidden="true"
              key={tick}
              x={share(place(tick))}
              overflow="visible"
              className={index % 3 === 0 ? undefined : "max-md:hidden"}
            >
              <path d={`M0 ${height}v5`} className="stroke-edge" />
              <text
                y={height + 20}
                textAnchor={place(tick) < 0.03 ? "start" : place(tick) > 0.97 ? "end" : "middle"}
                className="fill-ink3 text-small"
              >
                {tickLabel(tick, true)}
              </text>
            </svg>
          ))}
        </svg>
        <figcaption className="mt-1 flex flex-wrap justify-between gap-x-6 text-small text-ink2">
          <span>{note}</span>
          <span className="flex gap-6">
            {footLinks.map(({ href, label }) => (
              <Link
                key={href}
                href={href}
                prefetch={false}
                className="hit-44 underline decoration-line2 underline-offset-4 hover:text-ink"
              >
                {label}
              </Link>
            ))}
          </span>
        </figcaption>
      </figure>
    </section>
  );
}

/** All bars as one path: a hundred shapes of their own would cost more to take over than they show. */
function bars(bins: PriceAxisProps["bins"], place: (price: number) => number): string {
  const highest = Math.max(...bins.map((bin) => bin.count));
  return bins
    .filter((bin) => bin.count > 0)
    .map((bin) => {
      const left = place(bin.from) * across;
      // A fifth of each place is left free, so that bars stand apart at any width.
      const width = (place(bin.to) * across - left) * 0.8;
      const top = height - (bin.count / highest) * (height - 4);
      return `M${left.toFixed(1)} ${height}V${top.toFixed(1)}h${width.toFixed(1)}V${height}z`;
    })
    .join("");
}

function priceScale(min: number, max: number): (price: number) => number {
  const low = Math.log(min);
  const width = Math.log(max) - low || 1;
  return (price) => (Math.log(price) - low) / width;
}

/** The medians that stand far enough from each other and from the ends to be read, in the order given. */
function apart(medians: PriceAxisProps["medians"], place: (price: number) => number): PriceAxisProps["medians"] {
  const kept: PriceAxisProps["medians"][number][] = [];
  for (const median of medians) {
    const at = place(median.price);
    if (at > 0.05 && at < 0.95 && kept.every((each) => Math.abs(place(each.price) - at) > 0.1)) kept.push(median);
  }
  return kept;
}
