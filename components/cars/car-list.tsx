"use client";

import { ChevronDown } from "lucide-react";
import { type CSSProperties, useContext } from "react";
import { carCount, wordFor } from "@/lib/dialogue/wording/count-words";
import type { ResultsPart } from "@/lib/dialogue/wording/parts";
import { list } from "@/messages/list";
import { CarRow } from "./car-row";
import { CarToolsContext } from "./car-tools";
import { CritiqueButtons } from "./critique-buttons";
import { slotMarks } from "./slot-marks";
import { SortMenu } from "./sort-menu";
import { type LoadCars, useCarPages } from "./use-car-pages";

/** With more wishes than this their columns would be too narrow to read. */
const mostColumns = 6;

interface CarListProps {
  results: ResultsPart;
  /** Fetches later pages and other orders of the same list; without it there is one page in one order. */
  loadCars: LoadCars | null;
}

/** The cars that pass every wish as it now stands, best fit first, one row a model. */
export function CarList({ results, loadCars }: CarListProps) {
  const { cars, order, more, failed, setOrder, showMore } = useCarPages(results, loadCars);
  const tools = useContext(CarToolsContext);
  const count = carCount(results.total);
  const [best] = results.cars;
  return (
    <section aria-labelledby="cars-title" className="@container">
      <header className="flex flex-wrap items-baseline gap-x-3 px-4 pt-4 pb-1 max-lg:pr-14 sm:px-8 lg:pr-6">
        <h2 id="cars-title" className="text-title">
          {count.charAt(0).toUpperCase() + count.slice(1)}
        </h2>
        <p className="min-w-0 grow text-small text-ink2">{results.summary}</p>
        {cars.length > 1 && loadCars ? <SortMenu order={order} onOrder={setOrder} /> : null}
      </header>
      {tools && best && results.total > 1 ? (
        <div className="px-4 pb-2 sm:px-8 lg:pr-6 print:hidden">
          <CritiqueButtons tools={tools} car={{ position: best.position, name: best.name }} of={results} />
        </div>
      ) : null}
      {cars.length === 0 ? (
        <p className="px-4 pt-1 pb-6 text-ink2 sm:px-8">
          {list.none}
          {loadCars ? list.noneChat : ""}
        </p>
      ) : (
        <CarRows cars={cars} />
      )}
      {failed ? (
        <p role="alert" className="px-4 py-2 text-small sm:px-8">
          {list.failed}
        </p>
      ) : null}
      {more > 0 ? (
        <button
          type="button"
          onClick={showMore}
          className="mx-4 my-1 inline-flex min-h-11 items-center gap-2 px-0 text-small font-medium text-ink2 hover:text-ink sm:mx-8"
        >
          {more} more {wordFor(more, "model", "models")}
          <ChevronDown size={15} strokeWidth={2} aria-hidden="true" />
        </button>
      ) : null}
    </section>
  );
}

function CarRows({ cars }: Pick<ResultsPart, "cars">) {
  const marks = slotMarks(cars[0]?.marks ?? []);
  const columns = marks.length > 0 && marks.length <= mostColumns;
  return (
    <ul
      className="grid [--inch:0.36px] max-[360px]:[--inch:0.28px] @min-[560px]:[--inch:0.56px] grid-cols-[auto_minmax(0,1fr)_auto] gap-x-4 @min-[740px]:[grid-template-columns:var(--car-columns,auto_minmax(0,1fr)_auto)]"
      style={columns ? columnsFor(marks.length) : undefined}
    >
      {columns ? (
        <li
          aria-hidden="true"
          className="col-span-full grid grid-cols-subgrid border-b border-line px-8 pb-1.5 text-small text-ink2 @max-[740px]:hidden lg:pr-6"
        >
          <span className="col-span-2" />
          {marks.map((mark, index) => (
            <span key={mark.id} className={index === marks.length - 1 ? "justify-self-end" : "pl-[21px]"}>
              {mark.label}
            </span>
          ))}
        </li>
      ) : null}
      {cars.map((car) => (
        <CarRow key={car.position} car={car} columns={columns} />
      ))}
    </ul>
  );
}

function columnsFor(wishes: number): CSSProperties {
  return { "--car-columns": `auto minmax(9rem, 1fr) repeat(${wishes}, auto) auto` } as CSSProperties;
}
