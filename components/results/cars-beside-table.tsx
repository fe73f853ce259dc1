import { X } from "lucide-react";
import Link from "next/link";
import { GaugeNotches } from "@/components/constraints/gauge/gauge-notches";
import { gaugeText } from "@/components/constraints/gauge/gauge-value";
import { ScrollRegion } from "@/components/ui/scroll-region";
import { notchesOf } from "@/lib/constraints/weight";
import type { CarsBeside } from "@/lib/dialogue/showing/cars-beside";
import { list } from "@/messages/list";
import { words } from "@/messages/words";
import { besideAddress } from "./beside-address";
import { GarageRows } from "./drawing/garage-row";
import { SideDrawing } from "./drawing/side-drawing";
import { MarkValue } from "./mark-value";
import { modelAddress } from "./model/model-address";
import { OfferLink, offerText } from "./offer-link";

const firstColumn = "sticky left-0 z-10 bg-paper py-2.5 pr-4 text-left font-normal align-baseline w-48 max-sm:max-w-32";

/** The best value is bold where people agree. */
export function CarsBesideTable({ beside, conversationId }: { beside: CarsBeside; conversationId: string }) {
  const { cars, wishes, facts } = beside;
  return (
    <ScrollRegion label={list.beside.label} className="-mx-4 px-4 sm:-mx-8 sm:px-8">
      <table className="w-full border-collapse xl:table-fixed">
        <caption className="sr-only">{cars.map(({ name, version }) => `${name} ${version}`).join(", ")}</caption>
        <BesideHead cars={cars} conversationId={conversationId} />
        {wishes.length > 0 ? <WishRows wishes={wishes} /> : null}
        <FactRows facts={facts} columns={cars.length + 1} others={wishes.length > 0} />
      </table>
    </ScrollRegion>
  );
}

function BesideHead({ cars, conversationId }: Pick<CarsBeside, "cars"> & { conversationId: string }) {
  const without = (gone: number) =>
    besideAddress(
      conversationId,
      cars.flatMap(({ position }) => (position === gone ? [] : [position])),
    );
  return (
    <thead>
      <GarageRows shown={cars} firstColumn={firstColumn} />
      {cars.some(({ look }) => look?.photo) ? (
        <tr>
          <td className={firstColumn} />
          {cars.map(({ position, look, style, name }) => (
            <td key={position} className="pt-3 pr-6 align-bottom [--inch:0.9px] max-sm:[--inch:0.8px]">
              {look?.photo ? <SideDrawing look={look} style={style} name={name} className="block!" /> : null}
            </td>
          ))}
        </tr>
      ) : null}
      <tr className="border-b border-line2 align-top">
        <td className={firstColumn} />
        {cars.map(({ position, make, model, name, version, price, score, offer }) => (
          <th key={position} scope="col" className="min-w-36 py-3 pr-6 text-left font-normal">
            <Link
              href={modelAddress({ make, model, conversationId })}
              prefetch={false}
              className="hit-44 mt-1 inline-block font-semibold decoration-line2 underline-offset-4 hover:underline"
            >
              {name}
            </Link>
            <span className="block text-small text-ink2">{version}</span>
            {offer ? <span className="block text-small text-ink2">{offerText({ offer })}</span> : null}
            <strong className={`block ${price.startsWith("$") ? "text-figure" : "text-small"}`}>{price}</strong>
            <OfferLink of={{ offer }} name={`${name} ${version}`} className="block w-fit" />
            {score === null ? null : (
              <span className="block text-small text-ink2">{list.beside.fit({ points: Math.round(score * 100) })}</span>
            )}
            {cars.length > 2 ? <RemoveLink name={name} address={without(position)} /> : null}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function RemoveLink({ name, address }: { name: string; address: string }) {
  return (
    <Link
      href={address}
      prefetch={false}
      scroll={false}
      className="hit-44 mt-1 inline-flex items-center gap-1 text-small text-ink2 hover:text-ink print:hidden"
    >
      <X size={14} />
      {list.beside.remove}
      <span className="sr-only">{list.beside.which({ car: name })}</span>
    </Link>
  );
}

function WishRows({ wishes }: Pick<CarsBeside, "wishes">) {
  return (
    <tbody>
      {wishes.map((wish) => (
        <tr key={wish.id} className={`border-b border-line ${wish.gaveWay ? "bg-give-wash" : ""}`}>
          <th scope="row" className={`${firstColumn} ${wish.gaveWay ? "bg-give-wash!" : ""}`}>
            <span className="flex items-center gap-3 text-small text-ink2">
              {wish.label}
              <GaugeNotches notches={notchesOf(wish.level)} locked={wish.locked} gaveWay={wish.gaveWay} />
            </span>
            <span className="block">{wish.text}</span>
            <span className="sr-only">{gaugeText(wish)}</span>
          </th>
          {wish.marks.map((mark, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places
            <td key={index} className="py-2.5 pr-6 align-baseline">
              <MarkValue mark={mark} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function FactRows({ facts, columns, others }: Pick<CarsBeside, "facts"> & { columns: number; others: boolean }) {
  const differing = facts.filter(({ values }) => new Set(values).size > 1);
  const same = facts.filter((fact) => !differing.includes(fact));
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={columns} className="sticky left-0 pt-6 pb-1 text-left font-semibold">
          {others ? list.beside.else : list.beside.facts}
        </th>
      </tr>
      {differing.map(({ label, unit, values, best }) => (
        <tr key={label} className="border-b border-line">
          <th scope="row" className={`${firstColumn} text-small text-ink2`}>
            {label}
          </th>
          {values.map((value, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places
            <td key={index} className={`py-2.5 pr-6 align-baseline ${best.includes(index) ? "font-semibold" : ""}`}>
              {value}
              {unit && value !== words.notListed ? <span className="text-small text-ink2"> {unit}</span> : null}
              {best.includes(index) ? <span className="sr-only">{list.beside.best}</span> : null}
            </td>
          ))}
        </tr>
      ))}
      {same.length > 0 ? (
        <tr className="border-b border-line">
          <th scope="row" className={`${firstColumn} text-small text-ink2`}>
            {list.beside.same}
          </th>
          <td colSpan={columns - 1} className="py-2.5 align-baseline">
            {same.map(({ label, unit, values }) => (
              <span key={label} className="mr-5 inline-block">
                <span className="text-small text-ink2">{label}</span> {[values[0], unit].filter(Boolean).join(" ")}
              </span>
            ))}
          </td>
        </tr>
      ) : null}
    </tbody>
  );
}
