import { and, desc, eq } from "drizzle-orm";
import type { Database } from "@/db/connection/database";
import { first, sole } from "@/db/queries/rows";
import { studies, studyVersions } from "@/db/schema/studies";
import { isName } from "@/db/storable";
import type { Configuration } from "@/lib/study/configuration/configuration";
import type { StoredStudy, Study, StudyVersion } from "@/lib/study/service/study-store";

export type StoreOutcome = StoredStudy & { kind: "created" | "changed" | "new-version" | "unchanged" };

/** Stores a checked configuration with the catalog its checksum names. */
export async function storeStudy(
  db: Database,
  { configuration, hash, catalogId }: { configuration: Configuration; hash: string; catalogId: string },
): Promise<StoreOutcome> {
  return db.transaction(async (tx): Promise<StoreOutcome> => {
    const [created] = await tx.insert(studies).values({ slug: configuration.slug }).onConflictDoNothing().returning();
    const known = tx.select().from(studies).where(eq(studies.slug, configuration.slug));
    const study = created ?? sole(await known.for("update"));
    const latest = await findVersion(tx, study.id);
    if (latest?.hash === hash) return { kind: "unchanged", study, version: latest };
    if (latest && latest.frozenAt === null) {
      const change = tx.update(studyVersions).set({ configuration, hash, catalogId });
      const version = sole(await change.where(eq(studyVersions.id, latest.id)).returning());
      return { kind: "changed", study, version };
    }
    const added = { studyId: study.id, number: (latest?.number ?? 0) + 1, hash, configuration, catalogId };
    const version = sole(await tx.insert(studyVersions).values(added).returning());
    return { kind: latest ? "new-version" : "created", study, version };
  });
}

/** Predicts the outcome and number. */
export async function storeEffect(db: Database, { slug, hash }: { slug: string; hash: string }) {
  const latest = (await findStudy(db, slug))?.version;
  if (!latest) return { kind: "created", version: 1 };
  if (latest.hash === hash) return { kind: "unchanged", version: latest.number };
  return latest.frozenAt === null
    ? { kind: "changed", version: latest.number }
    : { kind: "new-version", version: latest.number + 1 };
}

function findVersion(db: Database, studyId: string, number?: number): Promise<StudyVersion | null> {
  const wanted = number === undefined ? undefined : eq(studyVersions.number, number);
  const isIt = and(eq(studyVersions.studyId, studyId), wanted);
  const versions = db.select().from(studyVersions).where(isIt);
  return first(versions.orderBy(desc(studyVersions.number)).limit(1));
}

export async function findStudy(db: Database, slug: string, number?: number): Promise<StoredStudy | null> {
  if (!isName(slug)) return null;
  const [study] = await db.select().from(studies).where(eq(studies.slug, slug));
  const version = study ? await findVersion(db, study.id, number) : null;
  return study && version ? { study, version } : null;
}

type StudyChange = Partial<Pick<Study, "status" | "pausedArms">>;

export async function changeStudy(db: Database, studyId: string, change: StudyChange): Promise<void> {
  await db.update(studies).set(change).where(eq(studies.id, studyId));
}
