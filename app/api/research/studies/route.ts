import { z } from "zod";
import { Refusal } from "@/app/_server/refusal";
import { database } from "@/app/_server/services";
import { researchSent } from "@/app/_server/study-research/opened-study";
import { findCatalogByChecksum } from "@/db/queries/catalogs";
import { noteAudit } from "@/db/queries/study/pilots";
import { storeStudy } from "@/db/queries/study/studies";
import { digestOf } from "@/lib/digest";
import { parseConfiguration } from "@/lib/study/configuration/parse-configuration";

const storeSchema = z.strictObject({ text: z.string().max(60_000) });

/** Creates a study, changes an unstarted one, or adds a version. */
export const POST = researchSent("owner", "heavy", storeSchema, async ({ text }, _, { name: actor }) => {
  const parsed = parseConfiguration(text);
  if (!parsed.ok) {
    const [first] = parsed.problems;
    throw new Refusal(422, "invalid-configuration", `${first?.path ?? ""} ${first?.reason ?? ""}`.trim());
  }
  const { configuration } = parsed;
  const db = await database();
  const catalog = await findCatalogByChecksum(db, configuration.catalog.checksum);
  if (!catalog)
    throw new Refusal(422, "no-catalog", "catalog.checksum names no catalog of this server: see the studies page.");
  const hash = digestOf(configuration);
  const { kind, study, version } = await storeStudy(db, { configuration, hash, catalogId: catalog.id });
  await noteAudit(db, { studyId: study.id, actor }, "study-store", {
    kind,
    version: version.number,
    hash,
  });
  return Response.json({ kind, slug: study.slug, version: version.number, hash }, { status: 201 });
});
