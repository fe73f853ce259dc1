import { z } from "zod";
import { catalogReader, database } from "@/app/_server/services";
import { researchSent } from "@/app/_server/study-research/opened-study";
import { previewOf } from "@/app/_server/study-research/preview-steps";
import { findCatalogByChecksum } from "@/db/queries/catalogs";
import { storeEffect } from "@/db/queries/study/studies";
import { digestOf } from "@/lib/digest";
import { parseConfiguration } from "@/lib/study/configuration/parse-configuration";
import { writtenFindings } from "@/lib/study/dry-run/launch-findings";

const checkSchema = z.strictObject({ text: z.string().max(60_000), person: z.int().min(0).max(9999).default(0) });

/** Returns every fault with its place, or the effect of storing, what would stop a launch, and a person's pages. */
export const POST = researchSent("owner", "words", checkSchema, async ({ text, person }) => {
  const parsed = parseConfiguration(text);
  if (!parsed.ok) return parsed;
  const { slug, catalog } = parsed.configuration;
  const db = await database();
  const known = await findCatalogByChecksum(db, catalog.checksum);
  if (!known)
    return {
      ok: false,
      problems: [{ path: "catalog.checksum", reason: "names no catalog of this server; the studies page lists them" }],
    };
  const reader = await catalogReader(known.id);
  const hash = digestOf(parsed.configuration);
  return {
    ...{ ok: true, hash, slug, effect: await storeEffect(db, { slug, hash }) },
    findings: await writtenFindings(parsed.configuration, reader),
    preview: await previewOf(parsed.configuration, reader, person),
  };
});
