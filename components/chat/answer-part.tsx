import { useContext } from "react";
import { OfferLink } from "@/components/results/car-facts";
import { SideDrawing } from "@/components/results/drawing/side-drawing";
import { ModelLink } from "@/components/results/model/model-link";
import { CarToolsContext } from "@/components/results/use-car-pages";
import { ScrollRegion } from "@/components/ui/scroll-region";
import type { AnswerCar, AnswerPart } from "@/lib/dialogue/wording/parts";
import { chat } from "@/messages/chat";
import { AnswerPrices } from "./answer-prices";

const cell = "py-1.5 pl-4 text-right align-baseline";

export function AnswerView(answer: AnswerPart) {
  const { cars, rows, sources, prices } = answer;
  if (rows.length > 0)
    return (
      <>
        {prices ? <AnswerPrices {...prices} /> : null}
        <AnswerTable {...answer} />
      </>
    );
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-3">
      {cars.map(({ position, style, look, version, price, offer, ...named }) => (
        <div key={position} className="flex items-center gap-3">
          <SideDrawing look={look} style={style} name={named.name} />
          <p>
            <CarLink {...named} />
            <span className="block text-small text-ink2">
              {version}, {price}
            </span>
            <OfferLink of={{ offer }} name={`${named.name} ${version}`} />
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

/** Plain text outside a search. */
function CarLink({ name, ...of }: Pick<AnswerCar, "make" | "model" | "name">) {
  if (!useContext(CarToolsContext)) return <span className="font-semibold">{name}</span>;
  return (
    <ModelLink of={of} className="hit-44 font-semibold link-soft">
      {name}
    </ModelLink>
  );
}

function AnswerTable({ cars, heads, rows }: Pick<AnswerPart, "cars" | "heads" | "rows">) {
  return (
    <ScrollRegion label={chat.answer.table}>
      <table className="w-full max-w-xl border-collapse text-small">
        <thead>
          <tr className="border-b border-line2 align-bottom">
            <td />
            {cars.map(({ position, style, look, version, offer, ...named }) => (
              <th key={position} scope="col" className={`${cell} font-normal`}>
                <SideDrawing look={look} style={style} name={named.name} className="ml-auto block!" />
                <CarLink {...named} />
                <span className="block text-ink2">{version}</span>
                <OfferLink of={{ offer }} name={`${named.name} ${version}`} />
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
