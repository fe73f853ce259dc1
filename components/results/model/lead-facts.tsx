import Link from "next/link";
import { SideDrawing } from "@/components/results/drawing/side-drawing";
import { MarkValue } from "@/components/results/mark-value";
import { OfferLink, offerText } from "@/components/results/offer-link";
import type { ModelLead } from "@/lib/dialogue/showing/model-lead";
import { models } from "@/messages/models";
import { modelAddress } from "./model-address";
import type { ModelSheetView } from "./model-sheet-view";
import { PriceBand } from "./price-band";
import { RateMenus } from "./rate-menus";
import { RunningCosts } from "./running-costs";

const heading = "border-b border-line2 pb-2 text-title";

export function LeadPrice({ lead }: { lead: ModelLead }) {
  const { version, price, priceToday, budget, look, style, name } = lead;
  return (
    <section aria-label={models.lead({ version })} className="lg:w-80 lg:shrink-0">
      {look?.photo ? (
        <SideDrawing look={look} style={style} name={name} scale={1.6} className="mb-3 max-w-full" />
      ) : null}
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
            <RateMenus
              make={sheet.make}
              model={sheet.model}
              conversationId={sheet.search?.id}
              assumed={sheet.assumed}
            />
            {curve ? <RunningCosts curve={curve} text={running} /> : <p className="mt-3 text-pretty">{running}</p>}
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
