import { describeValue } from "@/lib/constraints/describe-constraint";
import type { SlotName } from "@/lib/constraints/slot-name";
import type { ModelVersion } from "@/lib/dialogue/showing/model-versions";
import { words } from "@/messages/words";
import { columnLook } from "./version-columns";
import { VersionValue } from "./version-value";

interface VersionRowProps {
  version: ModelVersion;
  columns: readonly SlotName[];
  /** Lowest and highest price of the model: the ends of the line a price's dot stands on. */
  span: readonly [number, number];
  /** The year is not said by a heading above. */
  showYear: boolean;
}

/** A trim of one model year: price with its place among the others', and what it holds in each column. */
export function VersionRow({ version, columns, span, showYear }: VersionRowProps) {
  const { trim, style, year, cells } = version;
  const name = trim ?? describeValue("style", style);
  const others = columns.filter((slot) => slot !== "msrp" && cells[slot]?.value !== words.notListed);
  return (
    <tr className="border-b border-line align-baseline hover:bg-sunk">
      <th scope="row" className="py-1.5 pr-3 text-left font-medium lg:whitespace-nowrap">
        {showYear ? (
          <span className="mr-3 inline-block font-normal text-ink2">
            <VersionValue slot="year" cell={year} />
          </span>
        ) : null}
        {name}
        <span className="flex flex-wrap gap-x-3 text-small font-normal text-ink2 md:hidden">
          {others.map((slot) => {
            const cell = cells[slot];
            return cell ? (
              <span key={slot} className={slot === "highwayMpg" ? "sm:hidden" : ""}>
                <VersionValue slot={slot} cell={cell} named />
              </span>
            ) : null;
          })}
        </span>
      </th>
      <td aria-hidden="true" className="px-3 max-lg:hidden">
        <PriceDot version={version} span={span} />
      </td>
      {columns.map((slot) => {
        const cell = cells[slot];
        return (
          <td key={slot} className={`px-3 py-1.5 whitespace-nowrap last:pr-0 ${columnLook(slot)}`}>
            {cell ? <VersionValue slot={slot} cell={cell} /> : null}
            {cell?.span ? <span className="block text-small text-ink2">{cell.span}</span> : null}
          </td>
        );
      })}
    </tr>
  );
}

/** Where a price stands between the cheapest and the dearest version: filled for a version that fits. */
function PriceDot({ version: { msrp, fits }, span: [low, high] }: Pick<VersionRowProps, "version" | "span">) {
  if (msrp === null || high <= low) return null;
  return (
    <svg width="100%" height="10" aria-hidden="true" className="block overflow-visible">
      <line x1="0" x2="100%" y1="5" y2="5" className="stroke-line" />
      <circle
        cx={`${(((msrp - low) / (high - low)) * 100).toFixed(2)}%`}
        cy="5"
        r="3.75"
        strokeWidth="1.5"
        className={dotLook[fits === null ? "plain" : fits ? "fits" : "misses"]}
      />
    </svg>
  );
}

const dotLook = {
  plain: "fill-edge stroke-edge",
  fits: "fill-keep stroke-keep",
  misses: "fill-paper stroke-edge",
} as const;
