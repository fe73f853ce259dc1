import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { OpenDatabase } from "@/db/connection/client";
import { changeStudy, storeStudy } from "@/db/queries/study/studies";
import { studyStore } from "@/db/queries/study/study-store";
import { conversations } from "@/db/schema/conversations";
import { studyParticipants } from "@/db/schema/studies";
import { startConversation } from "@/db/testing/start-conversation";
import { openTestDatabase } from "@/db/testing/test-database";
import { digestOf } from "@/lib/digest";
import { exampleConfiguration } from "@/lib/study/configuration/example-configuration";
import { beginRun } from "@/lib/study/service/begin-run";
import { keepNoLonger } from "./retention-job";

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase("embedded");
}, 60_000);
afterAll(() => opened.close());

const unseal = (sealed: string) => sealed;

it("removes forgotten searches and the data of studies that are over, without anybody visiting", async () => {
  const { db } = opened;
  const [forgotten, kept] = [await startConversation(db), await startConversation(db)];
  const long = new Date("2020-01-01T00:00:00Z");
  await db.update(conversations).set({ openedAt: long, updatedAt: long }).where(eq(conversations.id, forgotten.id));
  const configuration = exampleConfiguration();
  const hash = digestOf(configuration);
  const stored = await storeStudy(db, { configuration, hash, catalogId: kept.catalogId });
  await changeStudy(db, stored.study.id, { status: "open" });
  const { retainUntil } = configuration.rights;
  const study = { ...stored, study: { ...stored.study, status: "open" as const } };
  const start = { kind: "participant" as const, code: "CODE-1", seed: 1, consentVersion: "v1", recruited: null };
  const began = { now: new Date(), unseal };
  expect((await beginRun(studyStore(db), study, { ...start, seal: (id) => id }, began)).kind).toBe("begun");

  const now = new Date();
  const first = await keepNoLonger(db, { days: 400, context: { now, unseal } });
  expect(first).toEqual({ searches: 1, guests: 0, runsEnded: 0, runsDeleted: 0 });
  expect((await db.select({ id: conversations.id }).from(conversations)).map(({ id }) => id)).toContain(kept.id);
  expect(await db.select().from(studyParticipants)).toHaveLength(1);

  const after = new Date(new Date(`${retainUntil}T12:00:00Z`).getTime() + 86_400_000);
  const later = await keepNoLonger(db, { days: 99_999, context: { now: after, unseal } });
  expect(later).toMatchObject({ searches: 0, runsDeleted: 1 });
  expect(await db.select().from(studyParticipants)).toHaveLength(0);
  expect(await keepNoLonger(db, { days: 99_999, context: { now: after, unseal } })).toMatchObject({ runsDeleted: 0 });
});
