import { createHash } from "node:crypto";
import { z } from "zod";
import { checkedBody } from "@/app/_server/checked-request";
import { database } from "@/app/_server/services";
import { researchRoute } from "@/app/_server/study-research/research-answer";
import { storeRuleSheet } from "@/db/queries/rule-sheets";
import { compileSheet } from "@/lib/rules/compile/compile-sheet";
import { mostSheet, ownerSchema } from "@/lib/rules/owner";

const sheetSchema = z
  .object({
    owner: ownerSchema,
    title: z.string().trim().min(1).max(120),
    text: z.string().trim().min(1).max(mostSheet),
  })
  .strict();

/** Stores a draft. The approved version stays in force. */
export const POST = researchRoute(async (request) => {
  const { owner, title, text } = await checkedBody(request, sheetSchema);
  const hash = createHash("sha256").update(text).digest("hex");
  const program = compileSheet(text).program ?? null;
  const id = await storeRuleSheet(await database(), { owner, title, text, hash, program });
  return Response.json({ id }, { status: 201 });
});
