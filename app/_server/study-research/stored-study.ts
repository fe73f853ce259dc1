import { notFound } from "next/navigation";
import { Refusal } from "@/app/_server/refusal";
import { catalogReader, database } from "@/app/_server/services";
import type { Database } from "@/db/connection/database";
import { isOnRecord, unblinding } from "@/db/queries/study/oversight";
import { findStudy } from "@/db/queries/study/studies";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import type { StoredStudy } from "@/lib/study/service/run";

export interface OpenedStudy extends StoredStudy {
  db: Database;
  catalog: CatalogReader;
}

export async function studyForPage(slug: string, version?: string): Promise<OpenedStudy> {
  return (await openStudy(slug, version)) ?? notFound();
}

export async function studyForRoute(slug: string, version?: string): Promise<OpenedStudy> {
  const opened = await openStudy(slug, version);
  if (!opened) throw new Refusal(404, "no-study", "There is no study of that name, or no such version of it.");
  return opened;
}

/** Results by arm stay hidden until the study closes, or an owner gives a reason. */
export async function isBlinded({ db, study, version }: OpenedStudy): Promise<boolean> {
  const { blinded } = version.configuration.plan;
  return blinded && study.status !== "closed" && !(await isOnRecord(db, study.id, unblinding));
}

async function openStudy(slug: string, version: string | undefined): Promise<OpenedStudy | null> {
  if (version !== undefined && !/^[1-9]\d{0,5}$/.test(version)) return null;
  const db = await database();
  const stored = await findStudy(db, slug, version === undefined ? undefined : Number(version));
  return stored && { ...stored, db, catalog: await catalogReader(db, stored.version.catalogId) };
}
