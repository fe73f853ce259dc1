import type { Metadata } from "next";
import Link from "next/link";
import type { ReactNode } from "react";
import { describeData, describeSource } from "@/app/_server/pages/data-note";
import { database, defaultCatalogReader } from "@/app/_server/services";
import { modelAddress } from "@/components/cars/model/model-address";
import { SiteHeader } from "@/components/chat/site/site-header";
import { findCatalog } from "@/db/queries/catalogs";
import { environment } from "@/lib/env";

export const metadata: Metadata = {
  title: "About",
  description: "What the cars and their figures are, how Leeway decides what gives, and how to load your own cars.",
};

/** Counts come from the catalog of the moment. */
export const dynamic = "force-dynamic";

const link = "underline decoration-line2 underline-offset-4 hover:decoration-ink";

/** What the data is, how what gives is decided, under which licences, and how to load other cars. */
export default async function Page() {
  const db = await database();
  const reader = await defaultCatalogReader(db);
  const catalog = await findCatalog(db, reader.catalog.id);
  const { make, model } = await reader.vocabulary();
  const count = (number: number) => number.toLocaleString("en-US");
  const [largest] = model;
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader dataNote={await describeData(db, reader)} current="/about" />
      <main id="main" className="mx-auto w-full max-w-[60rem] px-4 pt-10 pb-16 sm:px-8">
        <h1 className="text-title sm:text-headline">About the cars, and how one wish gives way</h1>
        <div className="mt-6 grid gap-x-12 md:grid-cols-2 md:border-t md:border-line">
          <Block title="The cars">
            <p>
              {count(reader.catalog.size)} cars of {count(make.length)} makes and {count(model.length)} models
              {catalog?.origin === "imported" ? ". " : ", one row a trim and model year. "}
              {await describeSource(db, reader)}
            </p>
            <p>
              {catalog?.origin === "shipped" ? "Prices are not offers. Mileage is the EPA rating. " : ""}A figure that
              was not known is left empty, and such a car fails a wish for it.
              {largest ? (
                <>
                  {" "}
                  Each model has a page, such as the{" "}
                  <Link href={modelAddress({ make: largest.make, model: largest.value })} className={link}>
                    {largest.make} {largest.value}
                  </Link>
                  .
                </>
              ) : null}
            </p>
          </Block>
          <Block title="The methods">
            <p>
              Every wish is kept with a weight, read from your own words and yours to change. One query counts, for
              every combination of your wishes, the cars that meet it. When no car meets them all, the wishes that weigh
              least together give way, no further than they must, and a locked wish never does without your word.
            </p>
            <p>
              Seven ways to choose what gives can be{" "}
              <Link href="/compare" className={link}>
                compared on the same wishes
              </Link>
              .
            </p>
          </Block>
          <Block title="Your own cars">
            <p>Any CSV can be searched; a column map says where each field comes from, in which unit and words.</p>
            <pre className="mt-1 rounded-card bg-sunk px-4 py-2.5 text-small whitespace-pre-wrap">
              <code>npm run -s leeway -- catalog import cars.csv --map columns.json --default</code>
            </pre>
          </Block>
          <Block title="What is kept of you">
            <p>
              Your searches, under a cookie of this browser and no name. You can take them away or delete them all under{" "}
              <Link href="/history" className={link}>
                History
              </Link>
              ; a search that nobody opens for {environment().RETENTION_DAYS} days is removed.
            </p>
          </Block>
          <Block title="Licences">
            <p>
              The catalog that ships with Leeway is CC0: do what you like with it. The program is under the MIT licence;
              if you use it in research, please cite it as its CITATION.cff says.
            </p>
          </Block>
        </div>
      </main>
    </div>
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
