import { createHash } from "node:crypto";
import { z } from "zod";
import { database } from "@/app/_server/services";
import { researchSent } from "@/app/_server/study-research/opened-study";
import { storeRuleSheet } from "@/db/queries/rule-sheets";
import { compileSheet } from "@/lib/rules/compile/compile-sheet";
import { mostSheet, ownerSchema } from "@/lib/rules/program";

const sheetSchema = z.strictObject({
  owner: ownerSchema,
  title: z.string().trim().min(1).max(120),
  text: z.string().trim().min(1).max(mostSheet),
});

/** Stores a draft. The approved version stays in force. */
export const POST = researchSent("owner", "light", sheetSchema, async ({ owner, title, text }) => {
  const hash = createHash("sha256").update(text).digest("hex");
  const program = compileSheet(text).program ?? null;
  const id = await storeRuleSheet(await database(), { owner, title, text, hash, program });
  return Response.json({ id }, { status: 201 });
});
