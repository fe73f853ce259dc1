import Link from "next/link";
import { useContext } from "react";
import { CarToolsContext } from "@/components/results/car-tools";
import { SideDrawing } from "@/components/results/drawing/side-drawing";
import { modelAddress } from "@/components/results/model/model-address";
import { OfferLink } from "@/components/results/offer-link";
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
              <a href={url} target="_blank" rel="noreferrer" className="underline underline-offset-4">
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
function CarLink({ make, model, name }: Pick<AnswerCar, "make" | "model" | "name">) {
  const tools = useContext(CarToolsContext);
  if (!tools) return <span className="font-semibold">{name}</span>;
  return (
    <Link
      href={modelAddress({ make, model, conversationId: tools.conversationId })}
      className="hit-44 font-semibold underline decoration-line2 underline-offset-4 hover:decoration-ink"
    >
      {name}
    </Link>
  );
}

const reachable = { tabIndex: 0 };

function AnswerTable({ cars, heads, rows }: Pick<AnswerPart, "cars" | "heads" | "rows">) {
  return (
    <section aria-label={chat.answer.table} {...reachable} className="scroll-quiet overflow-x-auto">
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
    </section>
  );
}
