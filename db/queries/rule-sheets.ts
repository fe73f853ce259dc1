import { and, asc, desc, eq, isNotNull, isNull } from "drizzle-orm";
import type { Database } from "@/db/connection/database";
import { ruleSheets } from "@/db/schema/rule-sheets";
import { first, hasKey, hasRows, sole } from "./rows";

export type RuleSheet = typeof ruleSheets.$inferSelect;

export function listRuleSheets(db: Database): Promise<RuleSheet[]> {
  const { owner, title, version } = ruleSheets;
  return db.select().from(ruleSheets).orderBy(asc(owner), asc(title), desc(version));
}

export function findRuleSheet(db: Database, id: string): Promise<RuleSheet | null> {
  return first(db.select().from(ruleSheets).where(hasKey(ruleSheets.id, id)));
}

/** Replaces the draft of this title, or adds one after the approved versions. */
export async function storeRuleSheet(
  db: Database,
  sheet: Pick<RuleSheet, "owner" | "title" | "text" | "hash" | "program">,
): Promise<string> {
  return db.transaction(async (tx) => {
    const isSame = and(eq(ruleSheets.owner, sheet.owner), eq(ruleSheets.title, sheet.title));
    const [latest] = await tx.select().from(ruleSheets).where(isSame).orderBy(desc(ruleSheets.version)).limit(1);
    const added = { ...sheet, version: (latest?.version ?? 0) + 1 };
    const stored =
      latest && !latest.approvedAt
        ? await tx.update(ruleSheets).set(sheet).where(eq(ruleSheets.id, latest.id)).returning()
        : await tx.insert(ruleSheets).values(added).returning();
    return sole(stored).id;
  });
}

/** False if it was approved already, or has another text by now. */
export function approveRuleSheet(
  db: Database,
  { id, hash, by, at }: { id: string; hash: string; by: string; at: Date },
): Promise<boolean> {
  const isDraft = and(eq(ruleSheets.id, id), eq(ruleSheets.hash, hash), isNull(ruleSheets.approvedAt));
  const approval = { approvedAt: at, approvedBy: by };
  return hasRows(db.update(ruleSheets).set(approval).where(isDraft).returning({ id: ruleSheets.id }));
}

/** The latest approved version of each of an owner's sheets. */
export async function sheetsInForce(db: Database, owner: string): Promise<RuleSheet[]> {
  return db
    .selectDistinctOn([ruleSheets.title])
    .from(ruleSheets)
    .where(and(eq(ruleSheets.owner, owner), isNotNull(ruleSheets.approvedAt)))
    .orderBy(asc(ruleSheets.title), desc(ruleSheets.version));
}
