import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openSharedDatabase } from "@/app/_server/testing/share-database";
import { GET } from "@/app/api/conversations/[id]/turns/[messageId]/certificate/route";
import { checkReply } from "@/cli/verify/check-reply";
import type { OpenDatabase } from "@/db/connection/client";
import { createConversation } from "@/db/queries/conversations";
import { createGuest, exportGuest } from "@/db/queries/guest-data";
import { listEvents } from "@/db/testing/list-events";
import { storeCatalog } from "@/db/testing/store-catalog";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { replyCertificateSchema } from "@/lib/dialogue/certifying/reply-certificate";
import { emptyConversation } from "@/lib/dialogue/state/conversation-state";
import { type DialogueSettings, shopSettings } from "@/lib/dialogue/state/settings";
import { openConversation } from "./open-conversation";
import { playGuestTurn } from "./play-turn";

const visitor = vi.hoisted(() => ({ id: "" }));
vi.mock("@/app/_server/session/guest-session", () => ({
  currentGuest: async () => visitor.id,
  renewSession: () => undefined,
}));

const rows = [makeProduct(), makeProduct({ position: 1, model: "Two", msrp: 30_000, highwayMpg: 44 })];
let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openSharedDatabase();
}, 60_000);
afterAll(() => opened.close());

async function playedIn(settings: DialogueSettings) {
  visitor.id = await createGuest(opened.db);
  const catalogId = (await storeCatalog(opened.db, rows)).catalog.id;
  const started = { guestId: visitor.id, catalogId, settings, state: emptyConversation() };
  const { id } = await createConversation(opened.db, started);
  const text = "at most $22,000 is a must, and 40 mpg on the highway would be nice";
  const { reply, messageId } = await playGuestTurn(await openConversation(id), randomUUID(), { kind: "words", text });
  const asked = () =>
    GET(new Request("http://leeway.test/api", { headers: { host: "leeway.test" } }), {
      params: Promise.resolve({ id, messageId }),
    });
  const stored = (await listEvents(opened.db, { guestId: visitor.id, conversationId: id })).filter(
    ({ name }) => name === "reply-certify",
  );
  return { reply, asked, stored };
}

describe("the certificate of a reply", () => {
  it("is stored with the turn, given to its guest alone, and in the guest's export", async () => {
    const { asked, stored } = await playedIn(shopSettings);
    const answer = await asked();
    expect(answer.status).toBe(200);
    const certificate = replyCertificateSchema.strict().parse(await answer.json());
    expect(stored.map(({ data }) => data)).toEqual([certificate]);
    expect(certificate.proof).toMatchObject({ claim: "least", matches: 1 });
    expect(certificate.proof.wishes[0]?.evidence.map(({ quote }) => quote).join()).toContain("40 mpg");
    expect(checkReply(certificate, rows).filter(({ holds }) => !holds)).toEqual([]);
    const exported = await textOf(exportGuest(opened.db, visitor.id));
    expect(exported).toContain(certificate.slice.checksum);
    visitor.id = await createGuest(opened.db);
    expect((await asked()).status).toBe(404);
  });

  it("is stored in a study, and never sent", async () => {
    const { reply, asked, stored } = await playedIn({ ...shopSettings, shop: false, recommends: false });
    expect(stored).toHaveLength(1);
    expect(stored[0]?.data).toMatchObject({ method: "optimal" });
    expect((await asked()).status).toBe(404);
    expect(JSON.stringify(reply)).not.toMatch(/leeway-certificate|optimal|"proof"/);
  });
});

async function textOf(pieces: AsyncIterable<string>): Promise<string> {
  let text = "";
  for await (const piece of pieces) text += piece;
  return text;
}
