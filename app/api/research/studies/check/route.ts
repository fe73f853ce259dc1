import { z } from "zod";
import { database } from "@/app/_server/services";
import { researchSent } from "@/app/_server/study-research/research-answer";
import { findCatalogByChecksum } from "@/db/queries/catalogs";
import { storeEffect } from "@/db/queries/study/studies";
import { configurationHash } from "@/lib/study/configuration/configuration-hash";
import { parseConfiguration } from "@/lib/study/configuration/parse-configuration";

const checkSchema = z.strictObject({ text: z.string().max(60_000) });

/** Returns every fault with its place, or the effect of storing. */
export const POST = researchSent("owner", "heavy", checkSchema, async ({ text }) => {
  const found = await checkText(text);
  return found;
});

async function checkText(text: string): Promise<object> {
  const parsed = parseConfiguration(text);
  if (!parsed.ok) return parsed;
  const { slug, catalog } = parsed.configuration;
  const db = await database();
  if (!(await findCatalogByChecksum(db, catalog.checksum))) {
    return { ok: false, problems: [{ path: "catalog.checksum", reason: "names no catalog of this server" }] };
  }
  const hash = configurationHash(parsed.configuration);
  return { ok: true, hash, slug, effect: await storeEffect(db, { slug, hash }) };
}
