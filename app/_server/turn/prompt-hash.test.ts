import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { OpenDatabase } from "@/db/connection/client";
import { createConversation } from "@/db/queries/conversations";
import { createGuest } from "@/db/queries/guest-data";
import { listEvents } from "@/db/testing/list-events";
import { storeCatalog } from "@/db/testing/store-catalog";
import { openTestDatabase } from "@/db/testing/test-database";
import { type ScriptedModel, startScriptedModel } from "@/e2e/scripted-model/scripted-model";
import type { ScriptedReply } from "@/e2e/scripted-model/scripted-reply";
import { playRoles } from "@/e2e/scripted-model/scripted-roles";
import { openSlice } from "@/lib/catalog/catalog-slice";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { emptyConversation } from "@/lib/dialogue/state/conversation-state";
import { type DialogueSettings, shopSettings } from "@/lib/dialogue/state/settings";

const products = Array.from({ length: 40 }, (_, position) =>
  makeProduct({
    position,
    model: `M${position}`,
    style: position % 2 ? "Wagon" : "Sedan",
    msrp: 20_000 + position * 900,
  }),
);

let server: ScriptedModel;
let database: OpenDatabase;
/** Answers before the roles do. */
let first: ScriptedReply[] = [];

beforeAll(async () => {
  server = await startScriptedModel((request) => first.shift() ?? playRoles("plainly")(request));
  vi.stubEnv("OPENAI_BASE_URL", server.baseUrl);
  vi.stubEnv("OPENAI_MODEL", "scripted");
  database = await openTestDatabase("embedded");
  // Loading the reader's models takes seconds.
  await Promise.all([import("./play-turn"), import("./reply-prose")]);
}, 60_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.close();
  await database.close();
});

/** Says the words in a new search, and gives the instructions that went out and the log. */
async function said(settings: Partial<DialogueSettings>, ...messages: readonly string[]) {
  const { playGuestTurn } = await import("./play-turn");
  const { replyProse } = await import("./reply-prose");
  const { db } = database;
  const guestId = await createGuest(db);
  const catalog = await storeCatalog(db, products);
  const all: DialogueSettings = {
    ...shopSettings,
    reader: "model",
    writer: "model",
    agents: ["weighting", "repairing"],
    ...settings,
  };
  const conversation = await createConversation(db, {
    ...{ guestId, catalogId: catalog.catalog.id, settings: all, state: emptyConversation() },
  });
  const open = {
    db,
    guestId,
    conversation,
    settings: all,
    catalog: openSlice(catalog),
    openCatalog: () => openSlice(catalog),
  };
  const before = server.requests.length;
  for (const text of messages) {
    const act = { kind: "words" as const, text };
    const played = await playGuestTurn(open, randomUUID(), act);
    const prose = await replyProse(open, act, played);
    while (prose && !(await prose.next()).done);
  }
  const events = await listEvents(db, { guestId, conversationId: conversation.id });
  const asked = server.requests.slice(before).map((request) => request.messages[0]?.text ?? "");
  return { asked, log: JSON.stringify(events) };
}

/** As `callVersion` has it; a second try adds a sentence. */
function hashOf(system: string): string {
  const [own = ""] = system.split("\n\nYour last answer");
  return createHash("sha256").update(own).digest("hex").slice(0, 8);
}

const roles = {
  read: "You read what one person",
  weigh: "You weigh the wishes",
  compare: "You compare two wishes",
  repair: "You repair a search",
  word: "You word the replies",
} as const;
const nothing = "a wagon under 19k";
const unread: ScriptedReply = { kind: "answer", text: "{" };

describe("every call of a model", () => {
  it.each<[string, (keyof typeof roles)[], Partial<DialogueSettings>, string[], ScriptedReply[]]>([
    ["reading and wording", ["read", "word"], {}, ["a wagon"], []],
    ["reading again", ["read", "word"], {}, ["a wagon"], [unread]],
    ["reading in vain", ["read"], { writer: "code" }, ["a wagon"], [unread, unread]],
    ["a question", ["read", "word"], {}, ["a wagon", "Which is the cheapest?"], []],
    ["weighing", ["read", "weigh", "word"], { method: "optimal" }, [nothing], []],
    ["comparing", ["read", "compare", "word"], { method: "pairwise" }, [nothing], []],
    ["repairing", ["read", "repair", "word"], { method: "formal" }, [nothing], []],
    [
      "choosing from outside",
      ["read", "repair"],
      { writer: "code", agents: [], outside: { kind: "model", asks: "choice" } },
      [nothing],
      [],
    ],
    [
      "weighing from outside",
      ["read", "weigh"],
      { writer: "code", agents: [], outside: { kind: "model", asks: "weights" } },
      [nothing],
      [],
    ],
  ])("is in an event by the hash of its instructions: %s", async (_, expected, settings, messages, replies) => {
    first = [...replies];
    const { asked, log } = await said(settings, ...messages);
    const names = Object.entries(roles).flatMap(([name, opening]) =>
      asked.some((each) => each.startsWith(opening)) ? [name] : [],
    );
    expect(names.sort()).toEqual([...expected].sort());
    expect(asked.filter((system) => !log.includes(`@${hashOf(system)}`)).map((system) => system.slice(0, 40))).toEqual(
      [],
    );
  });
});
