import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "@/db/connection/client";
import { conversations, guests } from "@/db/schema/conversations";
import { studyParticipants } from "@/db/schema/studies";
import { startConversation } from "@/db/testing/start-conversation";
import { openTestDatabase, testedDatabases } from "@/db/testing/test-database";
import { digestOf } from "@/lib/digest";
import { exampleConfiguration } from "@/lib/study/configuration/example-configuration";
import { type Conversation, loadConversation } from "./conversations";
import { createGuest } from "./guest-data";
import { noteOpened, removeUnopened } from "./retention";
import { storeStudy } from "./study/studies";

const now = new Date("2026-11-22T12:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

describe.each(testedDatabases)("searches that nobody opens, %s", (kind) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  async function search(opened: number, used = opened): Promise<Conversation> {
    const conversation = await startConversation(database.db);
    const times = { openedAt: daysAgo(opened), updatedAt: daysAgo(used) };
    await database.db.update(conversations).set(times).where(eq(conversations.id, conversation.id));
    await database.db
      .update(guests)
      .set({ lastSeenAt: daysAgo(500) })
      .where(eq(guests.id, conversation.guestId));
    return { ...conversation, ...times };
  }

  const left = async ({ id, guestId }: Conversation) =>
    (await loadConversation(database.db, { guestId, conversationId: id })) !== null;
  const isGuest = async (id: string) => (await database.db.select().from(guests).where(eq(guests.id, id))).length === 1;

  it("are removed with their guest after their time, and those that were opened or used later are kept", async () => {
    const forgotten = await search(401);
    const opened = await search(399, 900);
    const used = await search(900, 399);
    const many = await Promise.all(Array.from({ length: 3 }, () => search(1000)));
    expect(await removeUnopened(database.db, daysAgo(400))).toEqual({ searches: 4, guests: 4 });
    expect(await left(forgotten)).toBe(false);
    expect(await isGuest(forgotten.guestId)).toBe(false);
    for (const each of many) expect(await left(each)).toBe(false);
    for (const each of [opened, used]) expect((await left(each)) && (await isGuest(each.guestId))).toBe(true);
    expect(await removeUnopened(database.db, daysAgo(400))).toEqual({ searches: 0, guests: 0 });
  });

  it("of participants are left to their study, and so is a guest who was here lately", async () => {
    const ofStudy = await search(1000);
    const configuration = exampleConfiguration();
    const hash = digestOf(configuration);
    const { catalogId, guestId } = ofStudy;
    const { study, version } = await storeStudy(database.db, { configuration, hash, catalogId });
    const run = { studyId: study.id, versionId: version.id, hash, guestId, kind: "participant" as const };
    await database.db
      .insert(studyParticipants)
      .values({ ...run, code: "CODE-1", consentVersion: "1", step: "information", seed: 1 });
    const lately = await createGuest(database.db);
    expect(await removeUnopened(database.db, daysAgo(400))).toEqual({ searches: 0, guests: 0 });
    expect(await left(ofStudy)).toBe(true);
    expect(await isGuest(lately)).toBe(true);
  });

  it("are noted as opened at most once a day", async () => {
    const stale = await search(300);
    await noteOpened(database.db, stale, now);
    const read = async () => loadConversation(database.db, { guestId: stale.guestId, conversationId: stale.id });
    expect((await read())?.openedAt).toEqual(now);
    expect((await read())?.updatedAt).toEqual(daysAgo(300));
    await noteOpened(database.db, { ...stale, openedAt: now }, new Date(now.getTime() + 86_399_000));
    expect((await read())?.openedAt).toEqual(now);
  });
});
