import type { ComponentProps, ReactNode } from "react";
import { database, defaultCatalogReader } from "@/app/_server/services";
import { SiteHeader } from "@/components/chat/site/site-header";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import { describeData } from "./data-note";

interface PageFrameProps extends Omit<ComponentProps<typeof SiteHeader>, "dataNote"> {
  /** Defaults to the catalog of new searches. */
  catalog?: CatalogReader;
  children: ReactNode;
}

export async function PageFrame({ catalog, children, ...header }: PageFrameProps) {
  const db = await database();
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader dataNote={await describeData(db, catalog ?? (await defaultCatalogReader(db)))} {...header} />
      {children}
    </div>
  );
}
