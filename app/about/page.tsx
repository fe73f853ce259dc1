import type { Metadata } from "next";
import Link from "next/link";
import type { ReactNode } from "react";
import { describeSource } from "@/app/_server/pages/data-note";
import { PageFrame } from "@/app/_server/pages/page-frame";
import { database, defaultCatalogReader } from "@/app/_server/services";
import { modelAddress } from "@/components/results/model/model-sheet-view";
import { findCatalog } from "@/db/queries/catalogs";
import { environment } from "@/lib/env";
import { groupDigits } from "@/messages/group-digits";
import { pages } from "@/messages/pages";

export const metadata: Metadata = {
  title: pages.about.title,
  description: pages.about.description,
};

export const dynamic = "force-dynamic";

const link = "link-soft";

export default async function Page() {
  const db = await database();
  const reader = await defaultCatalogReader(db);
  const catalog = await findCatalog(db, reader.catalog.id);
  const { make, model } = await reader.vocabulary();
  const said = pages.about;
  const [largest] = model;
  return (
    <PageFrame catalog={reader} current="/about">
      <main id="main" className="mx-auto w-full max-w-[60rem] px-4 pt-10 pb-16 sm:px-8">
        <h1 className="text-title sm:text-headline">{said.heading}</h1>
        <div className="mt-6 grid gap-x-12 md:grid-cols-2 md:border-t md:border-line">
          <Block title={said.products}>
            <p>
              {said.count({
                products: groupDigits(reader.catalog.size),
                makes: groupDigits(make.length),
                models: groupDigits(model.length),
                shipped: catalog?.origin !== "imported",
              })}
              {await describeSource(db, reader)}
            </p>
            <p>
              {catalog?.origin === "shipped" ? said.offers : ""}
              {said.empty}{" "}
              {largest ? (
                <>
                  {said.page}
                  <Link href={modelAddress({ make: largest.make, model: largest.value })} className={link}>
                    {largest.make} {largest.value}
                  </Link>
                  {said.stop}
                </>
              ) : null}
            </p>
          </Block>
          <Block title={said.methods}>
            <p>{said.methodsText}</p>
          </Block>
          <Block title={said.kept}>
            <p>
              {said.keptBefore}
              <Link href="/saved" className={link}>
                {said.history}
              </Link>
              {said.keptAfter({ days: environment().RETENTION_DAYS })}
            </p>
          </Block>
          <Block title={said.licenses}>
            <p>{said.licensesText}</p>
          </Block>
        </div>
      </main>
    </PageFrame>
  );
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0 border-b border-line py-5">
      <h2 className="font-semibold">{title}</h2>
      <div className="mt-1 flex flex-col gap-2 text-pretty text-ink2">{children}</div>
    </section>
  );
}
