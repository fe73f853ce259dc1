import type { Metadata } from "next";
import { describeData, describePrices } from "@/app/_server/pages/data-note";
import { firstPageFacts } from "@/app/_server/pages/first-page-facts";
import { savedNews } from "@/app/_server/pages/saved-news";
import { database, defaultCatalogReader } from "@/app/_server/services";
import { noteOfReader } from "@/app/_server/turn/words-reader";
import { SavedNewsList } from "@/components/chat/search/saved-news-list";
import { sheetsInForce } from "@/db/queries/rule-sheets";
import { shopMethodSchema } from "@/lib/dialogue/state/settings";
import { ownerSchema } from "@/lib/rules/program";
import { listed } from "@/messages/listed";
import { pages } from "@/messages/pages";
import { StartPage } from "./start-page";

/** The catalog may change. */
export const dynamic = "force-dynamic";

export const metadata: Metadata = { alternates: { canonical: "/" } };

interface Asked {
  method?: string | string[];
  rules?: string | string[];
}

export default async function Page({ searchParams }: { searchParams: Promise<Asked> }) {
  const asked = await searchParams;
  const method = shopMethodSchema.safeParse(asked.method);
  const owner = ownerSchema.safeParse(asked.rules).data;
  const db = await database();
  const catalog = await defaultCatalogReader(db);
  const facts = await firstPageFacts(catalog);
  const news = await savedNews();
  const sheets = owner ? await sheetsInForce(db, owner) : [];
  const titles = listed(sheets.map(({ title }) => title));
  return (
    <StartPage
      news={
        <>
          {sheets.length > 0 ? <p className="mb-6 text-small">{pages.rulesInForce({ titles })}</p> : null}
          {news.length > 0 ? <SavedNewsList news={news} /> : null}
        </>
      }
      rules={sheets.length > 0 ? owner : undefined}
      method={method.success ? method.data : undefined}
      dataNote={await describeData(db, catalog)}
      readerNote={noteOfReader()}
      examples={facts.examples}
      street={{ items: facts.street, note: await describePrices(db, catalog) }}
    />
  );
}
