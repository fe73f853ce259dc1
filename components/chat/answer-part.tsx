import { useContext } from "react";
import { SideDrawing } from "@/components/results/drawing/side-drawing";
import { ModelLink } from "@/components/results/model/model-link";
import { OfferLink } from "@/components/results/product-facts";
import { ProductToolsContext } from "@/components/results/use-product-pages";
import { ScrollRegion } from "@/components/ui/scroll-region";
import type { AnswerPart, AnswerProduct } from "@/lib/dialogue/wording/parts";
import { chat } from "@/messages/chat";
import { AnswerPrices } from "./answer-prices";

const cell = "py-1.5 pl-4 text-right align-baseline";

export function AnswerView(answer: AnswerPart) {
  const { cars: products, rows, sources, prices } = answer;
  if (rows.length > 0)
    return (
      <>
        {prices ? <AnswerPrices {...prices} /> : null}
        <AnswerTable {...answer} />
      </>
    );
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-3">
      {products.map((product) => (
        <div key={product.position} className="flex items-center gap-3">
          <SideDrawing look={product.look} style={product.style} name={product.name} />
          <p>
            <ProductText product={product} note={`${product.version}, ${product.price}`} />
          </p>
        </div>
      ))}
      {sources.length > 0 ? (
        <p className="text-small text-ink2">
          {chat.answer.readMore}{" "}
          {sources.map(({ name, url }, index) => (
            <span key={url}>
              {index > 0 ? ", " : ""}
              <a href={url} target="_blank" rel="noreferrer" className="link">
                {name}
              </a>
            </span>
          ))}
        </p>
      ) : null}
    </div>
  );
}

/** The name is plain text outside a search. */
function ProductText({ product: { name, version, offer, ...of }, note }: { product: AnswerProduct; note: string }) {
  return (
    <>
      {useContext(ProductToolsContext) ? (
        <ModelLink of={of} className="hit-44 font-semibold link-soft">
          {name}
        </ModelLink>
      ) : (
        <span className="font-semibold">{name}</span>
      )}
      <span className="block text-small text-ink2">{note}</span>
      <OfferLink of={{ offer }} name={`${name} ${version}`} />
    </>
  );
}

function AnswerTable({ cars: products, heads, rows }: Pick<AnswerPart, "cars" | "heads" | "rows">) {
  return (
    <ScrollRegion label={chat.answer.table}>
      <table className="w-full max-w-xl border-collapse text-small">
        <thead>
          <tr className="border-b border-line2 align-bottom">
            <td />
            {products.map((product) => (
              <th key={product.position} scope="col" className={`${cell} font-normal`}>
                <SideDrawing look={product.look} style={product.style} name={product.name} className="ml-auto block!" />
                <ProductText product={product} note={product.version} />
              </th>
            ))}
            {heads.map((head) => (
              <th key={head} scope="col" className={`${cell} font-normal text-ink2`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values, best, gave }) => (
            <tr key={label} className={`border-b border-line ${gave ? "bg-give-wash" : ""}`}>
              <th scope="row" className="py-1.5 text-left font-normal text-ink2">
                {label}
                {gave ? <span className="sr-only"> {chat.answer.gave}</span> : null}
              </th>
              {values.map((value, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places
                <td key={place} className={`${cell} ${best.includes(place) ? "font-semibold" : ""}`}>
                  {value}
                  {best.includes(place) ? <span className="sr-only"> {chat.answer.best}</span> : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
