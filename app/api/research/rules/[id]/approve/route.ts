import { z } from "zod";
import { Refusal } from "@/app/_server/refusal";
import { database } from "@/app/_server/services";
import { researchSent } from "@/app/_server/study-research/opened-study";
import { approveRuleSheet, findRuleSheet } from "@/db/queries/rule-sheets";

const approveSchema = z.strictObject({ by: z.string().trim().max(100), hash: z.string() });

export const POST = researchSent("owner", "light", approveSchema, async ({ by, hash }, { id }: { id: string }) => {
  if (by === "") throw new Refusal(422, "no-name", "Type your name. It goes on record with the text.");
  const db = await database();
  const sheet = await findRuleSheet(db, id);
  if (!sheet?.program) throw new Refusal(422, "no-rule", "There is no rule in this text to approve.");
  if (!(await approveRuleSheet(db, { id, hash, by, at: new Date() })))
    throw new Refusal(409, "changed", "This text was changed or approved meanwhile. Load the page again.");
});
