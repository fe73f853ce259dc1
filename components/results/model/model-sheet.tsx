import { ArrowLeft } from "lucide-react";
import Link from "next/link";
import { ModelDrawing, SideDrawing } from "@/components/results/drawing/side-drawing";
import { describeValue, named } from "@/lib/constraints";
import { listed } from "@/messages/listed";
import { models } from "@/messages/models";
import { AlikeRow, LeadFacts, LeadPrice } from "./lead-facts";
import { type ModelSheetView, modelAddress } from "./model-sheet-view";
import { VersionTable, VersionValue } from "./version-table";

export function ModelSheet({ sheet }: { sheet: ModelSheetView }) {
  const { make, search, siblings, lead } = sheet;
  return (
    <>
      <Link
        href={search ? `/c/${search.id}` : "/"}
        prefetch={false}
        className="hit-44 inline-flex items-center gap-2 text-small font-medium text-ink2 hover:text-ink"
      >
        <ArrowLeft size={15} />
        {search ? models.search : models.new}
      </Link>
      <SheetHead sheet={sheet} />
      {lead ? <LeadFacts lead={lead} sheet={sheet} /> : null}
      <AlikeRow alike={sheet.alike} search={search} />
      <VersionTable sheet={sheet} />
      <footer className="mt-6 flex flex-col gap-6 text-small text-ink2">
        <p className="max-w-[68ch] text-pretty">
          {sheet.dataNote}{" "}
          <Link href="/about" prefetch={false} className="link decoration-line2 hover:text-ink">
            {models.about}
          </Link>
        </p>
        {siblings.length > 0 ? (
          <nav aria-label={models.others({ make })} className="border-t border-line pt-4">
            <h2 className="font-semibold text-ink">{models.othersTitle({ make })}</h2>
            <ul className="mt-1 flex flex-wrap gap-x-5">
              {siblings.map((sibling) => (
                <li key={sibling}>
                  <Link
                    href={modelAddress({ make, model: sibling, conversationId: search?.id })}
                    prefetch={false}
                    className="inline-flex min-h-8 items-center decoration-line2 underline-offset-4 hover:text-ink hover:underline pointer-coarse:min-h-11"
                  >
                    {sibling}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
      </footer>
    </>
  );
}

function SheetHead({ sheet }: { sheet: ModelSheetView }) {
  const { make, model, drawn, years, shared, versions, search, lead } = sheet;
  const count = versions.filter((version) => version.fits).length;
  return (
    <header className="mt-4">
      <div className="flex flex-wrap items-end gap-x-8 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-figure sm:text-headline">{named(make, model)}</h1>
          <p className="mt-1 flex flex-wrap gap-x-4 text-small text-ink2">
            <span>{models.years({ years, count: versions.length })}</span>
            {shared.map(({ slot, cell }) => (
              <VersionValue key={slot} slot={slot} cell={cell} named />
            ))}
          </p>
        </div>
        {drawn.length > 1 ? (
          <ul className="flex items-end gap-6 lg:ml-auto" aria-label={models.styles}>
            {drawn.slice(0, 4).map(({ style, look }, index) => (
              <li key={style} className={`flex flex-col items-center gap-1 ${index > 1 ? "max-sm:hidden" : ""}`}>
                <SideDrawing look={look} style={style} />
                <span className="text-small text-ink2">{describeValue("style", style)}</span>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {drawn[0] ? (
        <div className="mt-6 flex flex-col gap-x-10 gap-y-6 lg:flex-row">
          <div className="min-w-0 grow">
            <ModelDrawing look={drawn[0].look} name={named(make, model)} />
          </div>
          {lead ? <LeadPrice lead={lead} /> : null}
        </div>
      ) : null}
      {search && search.wishes.length > 0 ? (
        <p className="mt-5 max-w-[80ch] text-pretty text-ink2">
          <strong className="font-semibold text-ink">{models.fitting({ count, total: versions.length })}</strong>
          {models.pass({ count, wishes: listed(search.wishes) })}
        </p>
      ) : null}
    </header>
  );
}
