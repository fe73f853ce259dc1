import Link from "next/link";
import type { CSSProperties, ReactNode } from "react";
import { GaugeNotches, gaugeText } from "@/components/constraints/gauge/gauge-notches";
import { ScrollRegion } from "@/components/ui/scroll-region";
import { notchesOf } from "@/lib/constraints";
import { garage } from "@/lib/constraints/sold/drawing";
import type { ProductsBeside } from "@/lib/dialogue/showing/products-beside";
import { list } from "@/messages/list";
import { words } from "@/messages/words";
import { besideAddress } from "./beside-address";
import { GarageRow } from "./drawing/garage-row";
import { SideDrawing } from "./drawing/side-drawing";
import { modelAddress } from "./model/model-sheet-view";
import { MarkValue, OfferLink, offerText, PickNote } from "./product-facts";

interface ProductsBesideProps {
  beside: ProductsBeside;
  conversationId: string;
  pick?: number | undefined;
  choose?: (product: ProductsBeside["products"][number]) => ReactNode;
}

/** The best value is bold where people agree. Phones put each row's name above its values. */
export function ProductsBesideTable({ beside, conversationId, pick, choose }: ProductsBesideProps) {
  const { products, wishes, facts } = beside;
  const isSame = (values: readonly string[]) => new Set(values).size === 1;
  const shared = wishes.filter(
    ({ marks }) => isSame(marks.map(({ value }) => value)) && marks.every(({ mark }) => mark === "met"),
  );
  const same = [
    ...shared.map(({ label, marks }) => ({ label, unit: "", values: marks.map(({ value }) => value) })),
    ...facts.filter(({ values }) => isSame(values)),
  ];
  const positions = products.map(({ position }) => position);
  return (
    <ScrollRegion label={list.beside.label} className="@container -mx-4 px-4 sm:-mx-8 sm:px-8">
      <table className="products-beside" style={{ "--products": products.length } as CSSProperties}>
        <caption className="sr-only">{products.map(({ name, version }) => `${name} ${version}`).join(", ")}</caption>
        <thead>
          {garage ? <GarageRow garage={garage} shown={products} /> : null}
          <tr className="align-top">
            <td />
            {products.map(({ position, make, model, look, style, name, version, price, offer }) => (
              <th key={position} scope="col" className="text-left font-normal">
                {look?.photo ? <SideDrawing {...{ look, style, name }} className="block! [--inch:0.9px]" /> : null}
                <span className="flex flex-wrap items-center gap-x-2.5">
                  <Link
                    href={modelAddress({ make, model, conversationId })}
                    prefetch={false}
                    className="hit-44 decoration-line2 underline-offset-4 max-sm:font-semibold sm:text-title hover:underline"
                  >
                    {name}
                  </Link>
                  {position === pick ? <PickNote className="" /> : null}
                </span>
                <span className="block text-small text-ink2">{version}</span>
                {offer ? <span className="block text-small text-ink2">{offerText({ offer })}</span> : null}
                <strong className={`block ${price.startsWith("$") ? "text-title sm:text-figure" : "text-small"}`}>
                  {price}
                </strong>
                <OfferLink of={{ offer }} name={`${name} ${version}`} className="block w-fit" />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {wishes
            .filter((wish) => !shared.includes(wish))
            .map((wish) => (
              <Row
                key={wish.id}
                gaveWay={wish.gaveWay}
                head={
                  <>
                    <span className="inline-flex items-center gap-3">
                      {wish.label}
                      <GaugeNotches notches={notchesOf(wish.level)} locked={wish.locked} gaveWay={wish.gaveWay} />
                    </span>
                    <span className="text-small max-sm:ml-3 sm:block">{wish.text}</span>
                    <span className="sr-only">{gaugeText(wish)}</span>
                  </>
                }
                cells={wish.marks.map((mark) => <MarkValue key={mark.id} mark={mark} />)}
              />
            ))}
          {facts
            .filter(({ values }) => !isSame(values))
            .map((fact) => (
              <Row key={fact.label} head={fact.label} cells={fact.values.map((_, at) => factValue(fact, at))} />
            ))}
          {same.length > 0 ? (
            <tr>
              <th scope="row">{list.beside.same}</th>
              <td colSpan={products.length}>
                {same.map(({ label, unit, values }) => (
                  <span key={label} className="mr-5 inline-block">
                    <span className="text-small text-ink2">{label}</span> {[values[0], unit].filter(Boolean).join(" ")}
                  </span>
                ))}
              </td>
            </tr>
          ) : null}
          <Row head={list.beside.short} cells={products.map(({ short }) => short || list.beside.middle)} />
          <tr className="print:hidden">
            <td />
            {products.map((product) => (
              <td key={product.position}>
                <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
                  {choose?.(product)}
                  {products.length > 2 ? (
                    <Link
                      href={besideAddress(
                        conversationId,
                        positions.filter((each) => each !== product.position),
                      )}
                      prefetch={false}
                      scroll={false}
                      className="hit-44 text-ink2 hover:text-ink"
                    >
                      {list.beside.remove}
                      <span className="sr-only">{list.beside.which({ product: product.name })}</span>
                    </Link>
                  ) : null}
                </span>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function Row({ head, cells, gaveWay = false }: { head: ReactNode; cells: readonly ReactNode[]; gaveWay?: boolean }) {
  return (
    <tr className={gaveWay ? "bg-give-wash" : undefined}>
      <th scope="row">{head}</th>
      {cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places
        <td key={index}>{cell}</td>
      ))}
    </tr>
  );
}

function factValue({ unit, values, best, word, bars }: ProductsBeside["facts"][number], at: number): ReactNode {
  const [value, bar, isBest] = [values[at], bars?.[at], best.includes(at)];
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <span className={bar === undefined ? "" : "sm:min-w-21"}>
        <span className={isBest ? "font-semibold" : ""}>{value}</span>
        {unit && value !== words.notListed ? <span className="text-small text-ink2"> {unit}</span> : null}
      </span>
      {isBest && word ? <span className="text-small text-ink2">{word}</span> : null}
      {isBest && !word ? <span className="sr-only">{list.beside.best}</span> : null}
      {bar && best.length > 0 ? (
        <span aria-hidden="true" className="w-full max-w-38 sm:w-[45%]">
          <span className={`block h-2 ${isBest ? "bg-ink" : "bg-line2"}`} style={{ width: `${bar * 100}%` }} />
        </span>
      ) : null}
    </span>
  );
}
