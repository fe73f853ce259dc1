import { ChevronDown } from "lucide-react";
import Link from "next/link";
import { SideDrawing } from "@/components/results/drawing/side-drawing";
import { estimateText, MarkValue, OfferLink, offerText } from "@/components/results/product-facts";
import { MenuButton } from "@/components/ui/menu-button";
import type { ModelLead } from "@/lib/dialogue/showing/model-versions";
import type { PriceToday } from "@/lib/dialogue/wording/parts";
import { groupDigits } from "@/messages/group-digits";
import { models } from "@/messages/models";
import { type ModelSheetView, modelAddress } from "./model-sheet-view";
import { RunningCosts } from "./running-costs";

const heading = "border-b border-line2 pb-2 text-title";

export function LeadPrice({ lead }: { lead: ModelLead }) {
  const { version, price, priceToday, budget, look, style, name } = lead;
  return (
    <section aria-label={models.lead({ version })} className="lg:w-80 lg:shrink-0">
      {look?.photo ? <SideDrawing {...{ look, style, name }} scale={1.6} className="mb-3 max-w-full" /> : null}
      <p className="text-small text-ink2">{models.lead({ version })}</p>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <strong className="text-figure">{price}</strong>
        {budget ? <span className="text-small">{budget.text}</span> : null}
      </p>
      {priceToday ? <PriceBand price={priceToday} budget={budget?.at} /> : null}
      {lead.offer ? <p className="mt-1 text-small text-ink2">{offerText(lead)}</p> : null}
      <OfferLink of={lead} name={`${name} ${version}`} />
    </section>
  );
}

export function LeadFacts({ lead, sheet }: { lead: ModelLead; sheet: ModelSheetView }) {
  const { curve } = sheet;
  const { marks, groups, running } = lead;
  return (
    <div className="mt-10">
      <div className="mb-10 grid gap-x-8 gap-y-10 empty:hidden lg:grid-cols-2">
        {marks.length > 0 ? (
          <section>
            <h2 className={heading}>{models.wishes}</h2>
            <ul>
              {marks.map((mark) => (
                <li key={mark.id} className="flex justify-between gap-4 border-b border-line py-1.5">
                  <span className="text-ink2">{mark.label}</span>
                  <MarkValue mark={mark} />
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        {running ? (
          <section id="running" className="scroll-mt-4">
            <h2 className={heading}>{models.running}</h2>
            <RateMenus sheet={sheet} />
            <p className="mt-3 text-pretty">{running}</p>
            {curve ? <RunningCosts curve={curve} /> : null}
          </section>
        ) : null}
      </div>
      <div className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {groups.map(({ title, facts }) => (
          <section key={title}>
            <h2 className={heading}>{title}</h2>
            <dl>
              {facts.map(({ label, value, unit }) => (
                <div key={label} className="flex items-baseline justify-between gap-4 border-b border-line py-1">
                  <dt className="text-small text-ink2">{label}</dt>
                  <dd className="text-right">
                    {value}
                    {unit ? <span className="text-small text-ink2"> {unit}</span> : null}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p className="mt-4 text-small text-ink2">{models.unknown({ offered: lead.offer !== undefined })}</p>
    </div>
  );
}

export function AlikeRow({ alike, search }: Pick<ModelSheetView, "alike" | "search">) {
  if (alike.length === 0) return null;
  return (
    <section className="mt-10">
      <h2 className="flex items-baseline gap-3 text-title">
        {models.alike}
        {alike.some(({ look }) => look?.photo) ? null : (
          <span className="text-small font-normal tracking-normal text-ink2">{models.scale}</span>
        )}
      </h2>
      <ul className="mt-4 grid grid-cols-2 gap-x-8 gap-y-6 lg:grid-cols-4">
        {alike.map(({ position, make, model, name, version, price, look, style }) => (
          <li key={position} className="flex flex-col justify-end [--inch:0.74px] sm:[--inch:1.15px]">
            <SideDrawing look={look} style={style} scale={1.15} />
            <span className="mt-2 flex flex-wrap justify-between gap-x-3 border-t border-line pt-2">
              <Link
                href={modelAddress({ make, model, conversationId: search?.id })}
                prefetch={false}
                className="hit-44 font-semibold underline-offset-4 hover:underline"
              >
                {name}
              </Link>
              <span className="font-semibold">{price}</span>
            </span>
            <span className="text-small text-ink2">{version}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const dollars = (value: number) => `$${groupDigits(value)}`;

/** A band for the range, a dot for the estimate, a bar for the budget, a tick for the price when new. */
function PriceBand({ price, budget }: { price: PriceToday; budget: number | undefined }) {
  const { low, high, estimate, listPrice } = price;
  const ends = [low, high, listPrice, ...(budget === undefined ? [] : [budget])];
  const [least, most] = [Math.min(...ends), Math.max(...ends)];
  const air = (most - least) * 0.12;
  const part = (money: number) => `${((money / (most - least + 2 * air)) * 100).toFixed(2)}%`;
  const at = (value: number) => part(value - least + air);
  return (
    <>
      <svg role="img" aria-label={estimateText(price)} width="100%" height="82" className="mt-2 overflow-visible">
        <line x1="0" x2="100%" y1="32" y2="32" className="stroke-line2" />
        <svg x={at(low)} y="24" overflow="visible" aria-hidden="true">
          <rect width={part(high - low)} height="16" className="fill-keep-wash stroke-keep" />
        </svg>
        <circle cx={at(estimate)} cy="32" r="5" className="fill-keep" />
        <line x1={at(listPrice)} x2={at(listPrice)} y1="25" y2="62" className="stroke-edge" />
        {budget === undefined ? null : (
          <>
            <line x1={at(budget)} x2={at(budget)} y1="20" y2="44" className="stroke-ink" strokeWidth="2.5" />
            <text x={at(budget)} y="13" textAnchor="middle" className="fill-ink text-small font-semibold">
              {models.band.yours({ price: dollars(budget) })}
            </text>
          </>
        )}
        <g textAnchor="middle" className="halo fill-ink2 text-small">
          <text x={at(low)} y="58">
            {dollars(low)}
          </text>
          <text x={at(high)} y="58">
            {dollars(high)}
          </text>
          <text x={at(listPrice)} y="76">
            {models.band.new({ price: dollars(listPrice) })}
          </text>
        </g>
      </svg>
      <p className="text-small text-ink2">{models.band.from}</p>
    </>
  );
}

const choices = { milesAYear: [8000, 12_000, 20_000, 30_000], gallon: [2.8, 3.4, 4, 5] } as const;

/** Links, so that the address keeps the choice. */
function RateMenus({ sheet: { make, model, search, assumed } }: { sheet: ModelSheetView }) {
  const { electric, ...rates } = assumed;
  const product = { make, model, conversationId: search?.id };
  return (
    <p className="mt-3 flex flex-wrap items-center gap-2 text-small print:hidden">
      {(electric ? (["milesAYear"] as const) : (["milesAYear", "gallon"] as const)).map((rate) => (
        <MenuButton
          key={rate}
          align="start"
          className="hit-44 inline-flex min-h-8 items-center gap-2 rounded-card border border-line2 px-3 font-medium hover:border-edge aria-expanded:bg-sunk"
          entries={choices[rate].map((value) => ({
            key: String(value),
            label: models.rates[rate]({ value: said(value) }),
            href: `${modelAddress({ ...product, rates: { ...rates, [rate]: value } })}#running`,
          }))}
        >
          {models.rates[rate]({ value: said(rates[rate]) })}
          <ChevronDown size={15} strokeWidth={2} aria-hidden="true" />
        </MenuButton>
      ))}
    </p>
  );
}

function said(value: number): string {
  return value < 100 ? value.toFixed(2) : groupDigits(value);
}
