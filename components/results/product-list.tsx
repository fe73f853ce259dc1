import { ChevronDown } from "lucide-react";
import dynamic from "next/dynamic";
import { type CSSProperties, useCallback, useContext, useId, useState } from "react";
import { useLoaded } from "@/components/ui/use-loaded";
import { dated } from "@/lib/constraints";
import { capitalised, productCount } from "@/lib/dialogue/wording/count-words";
import type { ResultProduct, ResultsPart } from "@/lib/dialogue/wording/parts";
import { list } from "@/messages/list";
import { SideDrawing } from "./drawing/side-drawing";
import { factColumns, factMarks, MarkList, MarkValue, OfferLink, PickNote, PriceText, subtitle } from "./product-facts";
import { ShortlistButton } from "./shortlist-bar";
import { SortMenu } from "./sort-menu";
import { type LoadProducts, type ProductTools, ProductToolsContext, useProductPages } from "./use-product-pages";

/** Best fit first, one row per model. Without `loadProducts`, one fixed page. */
export function ProductList({ results, loadProducts }: { results: ResultsPart; loadProducts: LoadProducts | null }) {
  const { products, order, more, failed, setOrder, showMore } = useProductPages(results, loadProducts);
  const tools = useContext(ProductToolsContext);
  const { total, near = [] } = results;
  const [best] = results.cars;
  return (
    <section aria-labelledby="products-title" className="@container">
      <header className="flex flex-wrap items-baseline gap-x-3 px-4 pt-4 pb-1 max-lg:pr-14 sm:px-6 lg:pr-8">
        <h2 id="products-title" className="text-title">
          {capitalised(productCount(total))}
        </h2>
        <p className="min-w-0 grow text-small text-ink2">{results.summary}</p>
        {products.length > 1 && loadProducts ? <SortMenu order={order} onOrder={setOrder} /> : null}
      </header>
      {products.length === 0 ? (
        <p className="px-4 pt-1 pb-6 text-ink2 sm:px-6">
          {list.none}
          {loadProducts ? list.noneChat : ""}
        </p>
      ) : (
        <Rows products={products} near={near} pick={tools && total > 0 ? best?.position : undefined} />
      )}
      {failed ? (
        <p role="alert" className="px-4 py-2 text-small sm:px-6">
          {list.failed}
        </p>
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-x-4 px-4 sm:px-6 lg:pr-8 print:hidden">
        {tools && best && total > 1 ? <CritiqueButtons tools={tools} product={best} of={results} /> : null}
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
/** Lists of short products use this length's scale. */
const leastInches = 180;

type RowsProps = { products: ResultsPart["cars"]; near: ResultsPart["cars"]; pick: number | undefined };

function Rows({ products, near, pick }: RowsProps) {
  const all = [...products, ...near];
  const columns = factColumns(all);
  const longest = Math.max(leastInches, ...all.map(({ look }) => look?.size[0] ?? 0));
  return (
    <ul
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] [--inch:0.36px] max-[360px]:[--inch:0.28px] @min-[640px]:[--inch:var(--wide-inch)] gap-x-4 @min-[640px]:[grid-template-columns:var(--product-columns)] @min-[640px]:gap-x-3"
      style={
        {
          "--product-columns": `auto minmax(7.5rem, 1fr) auto repeat(${columns.length}, auto) auto`,
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
      {products.map((item) => (
        <ProductRow key={item.position} item={item} columns={columns} isPick={item.position === pick} />
      ))}
      {near.length > 0 ? (
        <li className="col-span-full border-b border-line px-4 py-2 text-small text-ink2 sm:px-6 lg:pr-8">
          {list.near}
        </li>
      ) : null}
      {near.map((item) => (
        <ProductRow key={item.position} item={item} columns={columns} />
      ))}
    </ul>
  );
}

const RowDetails = dynamic(() => import("./row-details").then((module) => module.RowDetails), { ssr: false });

type ProductRowProps = { item: ResultProduct; columns: readonly string[]; isPick?: boolean };

export function ProductRow({ item, columns, isPick = false }: ProductRowProps) {
  const [open, setOpen] = useState(false);
  const details = useId();
  const tools = useContext(ProductToolsContext);
  const { position, name, year, offer } = item;
  const marks = factMarks(item);
  return (
    <li
      data-product={position}
      className="col-span-full grid grid-cols-subgrid border-b border-line data-lit:bg-keep-wash"
    >
      <div className="col-span-full grid min-h-16 grid-cols-subgrid items-center px-4 py-2 sm:px-6 @min-[640px]:min-h-25 lg:pr-8">
        <div className="w-[calc(var(--longest)*var(--inch))]">
          {isPick ? <PickNote className="mb-1 inline-block @max-[640px]:hidden" /> : null}
          <SideDrawing look={item.look} style={item.style} name={name} scale={0.75} />
        </div>
        <div className="min-w-0">
          <button
            type="button"
            aria-expanded={open}
            aria-controls={open ? details : undefined}
            onClick={() => setOpen(!open)}
            className="hit-44 group inline-flex max-w-full items-center gap-1 text-left font-semibold"
          >
            <span>{name}</span>
            <ChevronDown
              size={15}
              className={`shrink-0 text-ink3 transition-[rotate,opacity] pointer-fine:opacity-0 pointer-fine:group-hover:opacity-100 pointer-fine:group-focus-visible:opacity-100 ${open ? "rotate-180 opacity-100!" : ""}`}
            />
          </button>
          <p className="text-small text-pretty text-ink2">{subtitle(item)}</p>
          {item.lead ? <p className="text-small @max-[640px]:hidden">{item.lead}</p> : null}
          <OfferLink of={item} name={dated(item.year, item.name)} />
          <PriceText item={item} className="@min-[640px]:hidden" />
          <MarkList
            marks={marks}
            className={`mt-1 flex flex-wrap gap-x-4 gap-y-0.5 ${columns.length > 0 ? "@min-[640px]:hidden" : ""}`}
          />
        </div>
        <PriceText item={item} className="@max-[640px]:hidden" />
        {columns.map((label, index) => {
          const mark = marks.find((each) => each.label === label);
          return (
            <div key={label} className={columnFrom(index)}>
              {mark ? <MarkValue mark={mark} /> : null}
            </div>
          );
        })}
        {tools ? <ShortlistButton tools={tools} product={{ position, name: `${name} ${year}`, offer }} /> : <span />}
      </div>
      {open ? <RowDetails id={details} item={item} /> : null}
    </li>
  );
}

function columnFrom(index: number): string {
  if (index < 2) return "@max-[640px]:hidden";
  return index < 3 ? "@max-[700px]:hidden" : "@max-[800px]:hidden";
}

interface CritiqueButtonsProps {
  tools: ProductTools;
  product: { position: number; name: string };
  /** Another list gets new counts. */
  of: unknown;
}

/** "Like the Mazda CX-30, but cheaper: 12 products". No button leads to zero. */
export function CritiqueButtons({ tools: { loadCritiques, busy, onAct }, product, of }: CritiqueButtonsProps) {
  const load = useCallback(() => loadCritiques(product.position), [loadCritiques, product.position]);
  const loaded = useLoaded(load, of);
  const { state, value: critiques = [] } = loaded.of === of ? loaded : { state: "loading" as const };
  const intro = state === "loading" || critiques.length > 0 ? list.better.like({ product: product.name }) : "";
  // Keeps its height during the count, so nothing below moves.
  return (
    <div className="mt-3 flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1.5 text-small">
      <span className="text-ink2">{state === "failed" ? list.better.failed : intro}</span>
      {critiques.map(({ kind, label, text, count, edit }) => (
        <button
          key={kind}
          type="button"
          disabled={busy}
          title={text}
          onClick={() => onAct({ kind: "edit-constraint", edit })}
          className="inline-flex touch-h animate-appear items-center gap-2 rounded-card border border-line2 bg-raised px-3 font-medium transition-colors hover:border-edge hover:bg-sunk disabled:text-ink3 disabled:hover:border-line2 disabled:hover:bg-raised"
        >
          {label}
          <span className="sr-only">{list.better.counting({ text })}</span>
          <span className="font-normal text-ink2">{productCount(count)}</span>
        </button>
      ))}
    </div>
  );
}
