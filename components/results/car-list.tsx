import { ChevronDown } from "lucide-react";
import { type CSSProperties, useContext } from "react";
import { carCount } from "@/lib/dialogue/wording/count-words";
import type { ResultsPart } from "@/lib/dialogue/wording/parts";
import { list } from "@/messages/list";
import { CarRow, columnFrom } from "./car-row";
import { CarToolsContext } from "./car-tools";
import { CritiqueButtons } from "./critique-buttons";
import { factColumns } from "./fact-columns";
import { SortMenu } from "./sort-menu";
import { type LoadCars, useCarPages } from "./use-car-pages";

/** Best fit first, one row per model. Without `loadCars`, one fixed page. */
export function CarList({ results, loadCars }: { results: ResultsPart; loadCars: LoadCars | null }) {
  const { cars, order, more, failed, setOrder, showMore } = useCarPages(results, loadCars);
  const tools = useContext(CarToolsContext);
  const count = carCount(results.total);
  const [best] = results.cars;
  return (
    <section aria-labelledby="cars-title" className="@container">
      <header className="flex flex-wrap items-baseline gap-x-3 px-4 pt-4 pb-1 max-lg:pr-14 sm:px-6 lg:pr-8">
        <h2 id="cars-title" className="text-title">
          {count.charAt(0).toUpperCase() + count.slice(1)}
        </h2>
        <p className="min-w-0 grow text-small text-ink2">{results.summary}</p>
        {cars.length > 1 && loadCars ? <SortMenu order={order} onOrder={setOrder} /> : null}
      </header>
      {cars.length === 0 ? (
        <p className="px-4 pt-1 pb-6 text-ink2 sm:px-6">
          {list.none}
          {loadCars ? list.noneChat : ""}
        </p>
      ) : (
        <Rows cars={cars} near={results.near ?? []} pick={tools && results.total > 0 ? best?.position : undefined} />
      )}
      {failed ? (
        <p role="alert" className="px-4 py-2 text-small sm:px-6">
          {list.failed}
        </p>
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-x-4 px-4 sm:px-6 lg:pr-8 print:hidden">
        {tools && best && results.total > 1 ? (
          <CritiqueButtons tools={tools} car={{ position: best.position, name: best.name }} of={results} />
        ) : null}
        {more > 0 ? (
          <button
            type="button"
            onClick={showMore}
            className="ml-auto inline-flex min-h-11 items-center gap-2 text-small font-medium hover:text-ink2"
          >
            {list.more({ count: more })}
            <ChevronDown size={15} />
          </button>
        ) : null}
      </div>
    </section>
  );
}

const drawingWidth = 142;
/** Lists of short cars use this length's scale. */
const leastInches = 180;

interface RowsProps {
  cars: ResultsPart["cars"];
  /** Rows below that miss a wish. */
  near: ResultsPart["cars"];
  pick: number | undefined;
}

function Rows({ cars, near, pick }: RowsProps) {
  const all = [...cars, ...near];
  const columns = factColumns(all);
  const longest = Math.max(leastInches, ...all.map(({ look }) => look?.size[0] ?? 0));
  return (
    <ul
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] [--inch:0.36px] max-[360px]:[--inch:0.28px] @min-[640px]:[--inch:var(--wide-inch)] gap-x-4 @min-[640px]:[grid-template-columns:var(--car-columns)] @min-[640px]:gap-x-3"
      style={
        {
          "--car-columns": `auto minmax(7.5rem, 1fr) auto repeat(${columns.length}, auto) auto`,
          "--longest": longest,
          "--wide-inch": `${drawingWidth / longest}px`,
        } as CSSProperties
      }
    >
      <li
        aria-hidden="true"
        className="col-span-full grid grid-cols-subgrid border-b border-line px-4 pb-1.5 text-small text-ink2 sm:px-6 @max-[640px]:hidden lg:pr-8"
      >
        <span className="col-span-2" />
        <span>{list.priceHead}</span>
        {columns.map((label, index) => (
          <span key={label} className={`pl-[21px] ${columnFrom(index)}`}>
            {label}
          </span>
        ))}
      </li>
      {cars.map((item) => (
        <CarRow key={item.position} item={item} columns={columns} isPick={item.position === pick} />
      ))}
      {near.length > 0 ? (
        <li className="col-span-full border-b border-line px-4 py-2 text-small text-ink2 sm:px-6 lg:pr-8">
          {list.near}
        </li>
      ) : null}
      {near.map((item) => (
        <CarRow key={item.position} item={item} columns={columns} />
      ))}
    </ul>
  );
}
