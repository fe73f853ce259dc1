import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { openDatabase } from "./connection/client";
import { eraseRemains } from "./erase-remains";
import { createGuest } from "./queries/guest-data";
import { guests } from "./schema/conversations";
import { studies, studyParticipants, studyVersions } from "./schema/studies";
import { studyEvents } from "./schema/study-oversight";
import { storeCatalog } from "./testing/store-catalog";
import { migratedDatabase } from "./testing/test-database";

const word = "a-comment-that-nobody-else-would-write";

function filesWith(folder: string): string[] {
  const all = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  return all.map(({ parentPath, name }) => join(parentPath, name)).filter((file) => readFileSync(file).includes(word));
}

it("leaves no byte of a deleted run in the files of an embedded database, nor in its log", async () => {
  const folder = mkdtempSync(join(tmpdir(), "leeway-remains-"));
  try {
    const opened = await openDatabase({}, { folder: join(folder, "pg"), from: await migratedDatabase() });
    const { db } = opened;
    const { catalog } = await storeCatalog(db, []);
    const [study] = await db.insert(studies).values({ slug: "remains" }).returning();
    const of = { studyId: study?.id ?? "", hash: "h" };
    const version = { ...of, number: 1, catalogId: catalog.id, configuration: {} as never };
    const [stored] = await db.insert(studyVersions).values(version).returning();
    const guestId = await createGuest(db);
    const row = { ...of, versionId: stored?.id ?? "", kind: "participant" as const, guestId, code: "C", seed: 1 };
    const [run] = await db
      .insert(studyParticipants)
      .values({ ...row, consentVersion: "v1", step: "debrief" })
      .returning();
    const said = { participantId: run?.id ?? "", hash: "h", name: "act-receive", data: { said: word } };
    await db.insert(studyEvents).values(said);
    await db.execute("checkpoint");
    expect(filesWith(folder).length).toBeGreaterThan(1);
    await db.delete(studyParticipants).where(eq(studyParticipants.id, run?.id ?? ""));
    await db.delete(guests).where(eq(guests.id, guestId));
    expect(filesWith(folder)).not.toEqual([]);
    await eraseRemains(opened);
    expect(filesWith(folder)).toEqual([]);
    await opened.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 60_000);
