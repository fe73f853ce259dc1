import { describeValue } from "@/lib/constraints/describe-constraint";
import type { SlotName } from "@/lib/constraints/slot-name";
import type { ModelVersion } from "@/lib/dialogue/model-versions";
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
  const others = columns.filter((slot) => slot !== "msrp" && cells[slot]?.value !== "not stated");
  return (
    <tr className="border-b border-line align-baseline hover:bg-sunk">
      <th scope="row" className="py-2 pr-2 text-left font-medium">
        {showYear || year.mark ? (
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
      {columns.map((slot) => {
        const cell = cells[slot];
        return (
          <td key={slot} className={`px-2 py-2 whitespace-nowrap last:pr-0 ${columnLook(slot)}`}>
            {slot === "msrp" ? (
              <span className="inline-flex items-center gap-3">
                <PriceDot version={version} span={span} />
                {cell ? <VersionValue slot={slot} cell={cell} /> : null}
              </span>
            ) : cell ? (
              <VersionValue slot={slot} cell={cell} />
            ) : null}
          </td>
        );
      })}
    </tr>
  );
}

const length = 96;

/** Where a price stands between the cheapest and the dearest version: filled for a version that fits. Decoration. */
function PriceDot({ version: { msrp, fits }, span: [low, high] }: Pick<VersionRowProps, "version" | "span">) {
  if (msrp === null || high <= low) return null;
  const x = 5 + ((msrp - low) / (high - low)) * (length - 10);
  return (
    <svg width={length} height="10" aria-hidden="true" className="max-lg:hidden">
      <path d={`M0 5h${length}`} className="stroke-line" />
      <circle
        cx={x}
        cy="5"
        r="3.75"
        strokeWidth="1.5"
        className={fits === false ? "fill-paper stroke-edge" : "fill-keep stroke-keep"}
      />
    </svg>
  );
}
