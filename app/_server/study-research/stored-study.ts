import { notFound } from "next/navigation";
import { Refusal } from "@/app/_server/refusal";
import { catalogReader, database } from "@/app/_server/services";
import type { Database } from "@/db/database";
import { findStudy, type StoredStudy } from "@/db/queries/study/studies";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";

export interface OpenedStudy extends StoredStudy {
  db: Database;
  catalog: CatalogReader;
}

/** A study for a page; a page that is not found when there is none of that name. */
export async function studyForPage(slug: string): Promise<OpenedStudy> {
  return (await openStudy(slug)) ?? notFound();
}

/** A study for a route; refused when there is none of that name. */
export async function studyForRoute(slug: string): Promise<OpenedStudy> {
  const opened = await openStudy(slug);
  if (!opened) throw new Refusal(404, "no-study", "There is no study of that name.");
  return opened;
}

async function openStudy(slug: string): Promise<OpenedStudy | null> {
  const db = await database();
  const stored = await findStudy(db, slug);
  return stored && { ...stored, db, catalog: await catalogReader(db, stored.version.catalogId) };
}
