import { useContext, useState } from "react";
import { Button } from "@/components/ui/button";
import { RadioRow } from "@/components/ui/radio-row";
import { dated } from "@/lib/constraints";
import { productCount } from "@/lib/dialogue/wording/count-words";
import type { ResultProduct, ResultsPart } from "@/lib/dialogue/wording/parts";
import { list } from "@/messages/list";
import { SideDrawing } from "./drawing/side-drawing";
import { factMarks, MarkList, OfferLink, PriceText, subtitle } from "./product-facts";
import { ProductToolsContext } from "./use-product-pages";

/** Shown while the shopper decides which wish to keep. */
export function Shortlists({ shortlists }: { shortlists: readonly NonNullable<ResultsPart["shortlists"]>[number][] }) {
  const tools = useContext(ProductToolsContext);
  const [taken, setTaken] = useState<string | null>(null);
  const [tab, setTab] = useState(shortlists[0]?.keeps ?? "");
  const all = shortlists.flatMap(({ cars: products }) => products);
  const kept = all[0]?.marks.filter(({ id, value }) =>
    all.every(({ marks }) => marks.some((mark) => mark.id === id && mark.mark === "met" && mark.value === value)),
  );
  return (
    <div className="grid px-4 pt-3 pb-4 sm:grid-cols-2 sm:px-6 lg:pr-8">
      {kept?.length ? (
        <div className="col-span-full mb-3 flex flex-wrap gap-x-4 text-small">
          <span className="text-ink2">{list.keptInBoth}</span>
          <MarkList marks={kept} className="flex flex-wrap gap-x-4" />
        </div>
      ) : null}
      <RadioRow
        legend={list.keepWhich}
        name="shortlist"
        look="tab"
        choices={Object.fromEntries(shortlists.map(({ keeps }) => [keeps, list.keep({ wish: keeps })]))}
        chosen={tab}
        onChoose={setTab}
        className="mb-3 grid grid-cols-2 sm:hidden"
      />
      {shortlists.map(({ keeps, detail, total, cars: products, costs, act }, index) => (
        <section
          key={keeps}
          aria-label={list.keep({ wish: keeps })}
          className={`flex flex-col transition-opacity duration-240 ${keeps === tab ? "" : "max-sm:hidden"} ${index === 0 ? "sm:border-r sm:border-line2 sm:pr-6" : "sm:pl-6"} ${taken === null || taken === keeps ? "" : "opacity-30"}`}
        >
          <header className="flex items-baseline justify-between gap-x-3">
            <h2 className="text-title">{list.keep({ wish: keeps })}</h2>
            <p className="shrink-0 text-small text-ink2">{productCount(total)}</p>
          </header>
          <p className="min-h-10 border-b border-line pb-2 text-small text-give">{detail}</p>
          <ul className="grow">
            {products.map((item) => (
              <ShortlistedRow key={item.position} item={item} />
            ))}
          </ul>
          <dl className="mt-2 text-small">
            {costs?.map(({ label, value }) => (
              <div key={label} className="flex justify-between gap-x-3">
                <dt className="text-ink2">{label}</dt>
                <dd className="font-medium">{value}</dd>
              </div>
            ))}
          </dl>
          {tools ? (
            <Button
              look="primary"
              className="mt-3 justify-center"
              disabled={tools.busy}
              onClick={() => {
                setTaken(keeps);
                tools.onAct(act);
              }}
            >
              {list.keep({ wish: keeps })}
            </Button>
          ) : null}
        </section>
      ))}
    </div>
  );
}

function ShortlistedRow({ item }: { item: ResultProduct }) {
  const short = factMarks(item).filter(({ mark }) => mark !== "met");
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-3 border-b border-line py-3">
      <SideDrawing look={item.look} style={item.style} name={item.name} scale={0.78} className="max-w-full" />
      <PriceText item={item} className="text-right" />
      <div className="min-w-0">
        <p className="mt-1 font-semibold">{item.name}</p>
        <p className="text-small text-ink2">{subtitle(item)}</p>
        <OfferLink of={item} name={dated(item.year, item.name)} />
      </div>
      <MarkList marks={short.slice(0, 2)} className="text-right text-small" />
    </li>
  );
}
