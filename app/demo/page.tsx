import type { Metadata } from "next";
import { describeData } from "@/app/_server/pages/data-note";
import { database, defaultCatalogReader } from "@/app/_server/services";
import { staged } from "@/messages/staged";
import { DemoPage } from "./demo-page";

export const dynamic = "force-dynamic";

export const metadata: Metadata = {
  title: staged.pageTitle,
  description: staged.description,
  alternates: { canonical: "/demo" },
};

export default async function Page() {
  const db = await database();
  return <DemoPage dataNote={await describeData(db, await defaultCatalogReader(db))} />;
}
