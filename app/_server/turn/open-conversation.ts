import { LRUCache } from "lru-cache";
import { notFound } from "next/navigation";
import type { z } from "zod";
import { answeredRoute, type CostClass, type RouteReply, sentBy } from "@/app/_server/answered-route";
import { logFault } from "@/app/_server/log";
import { ifFound, Refusal } from "@/app/_server/refusal";
import { catalogReader, database } from "@/app/_server/services";
import { currentGuest } from "@/app/_server/session/guest-session";
import type { Database } from "@/db/connection/database";
import { type Conversation, loadConversation, type OwnedConversation } from "@/db/queries/conversations";
import { noteOpened } from "@/db/queries/retention";
import { type CatalogSlice, openSlice } from "@/lib/catalog/catalog-slice";
import { conversationStateSchema } from "@/lib/dialogue/state/conversation-state";
import type { SearchAt } from "@/lib/dialogue/state/search-at";
import { type DialogueSettings, dialogueSettingsSchema } from "@/lib/dialogue/state/settings";
import { refusals } from "@/messages/refusals";

export interface OpenConversation extends SearchAt {
  db: Database;
  guestId: string;
  conversation: Conversation;
  /** Opens at least the version that the turn's statement saw. */
  openCatalog: (version?: number) => CatalogSlice | Promise<CatalogSlice>;
}

/** The state comes with the turn's message. */
export type OpenForTurn = Pick<OpenConversation, "db" | "guestId" | "settings" | "openCatalog"> & {
  conversation: Pick<Conversation, "id">;
};

export function noConversation(): Refusal {
  return new Refusal(404, "no-conversation", refusals.noConversation);
}

/** Treats anybody else's conversation as missing. */
export async function openConversation(conversationId: string): Promise<OpenConversation> {
  const guestId = await currentGuest();
  if (!guestId) throw noConversation();
  const db = await database();
  const conversation = await loadConversation(db, { guestId, conversationId });
  if (!conversation) throw noConversation();
  noteLook(db, conversation);
  return openLoaded(db, guestId, conversation);
}

/** Records a look, which keeps the search from removal. Runs in the background. */
export function noteLook(db: Database, conversation: Conversation): void {
  noteOpened(db, conversation, new Date()).catch((error: unknown) =>
    logFault(error, "a look at a search could not be noted"),
  );
}

const known = new LRUCache<string, { guestId: string; catalogId: string; settings: DialogueSettings }>({ max: 5000 });

/** Caches the constants. The message's statement checks that the conversation exists. */
export async function openForTurn(conversationId: string): Promise<OpenForTurn> {
  const held = known.get(conversationId);
  if (!held) {
    const open = await openConversation(conversationId);
    const settings = theSame(open.settings);
    known.set(conversationId, { guestId: open.guestId, catalogId: open.conversation.catalogId, settings });
    return open;
  }
  const guestId = await currentGuest();
  if (!guestId || guestId !== held.guestId) throw noConversation();
  const db = await database();
  return {
    db,
    guestId,
    conversation: { id: conversationId },
    settings: held.settings,
    openCatalog: opener(held.catalogId, held.settings),
  };
}

function opener(catalogId: string, { frame }: DialogueSettings) {
  return async (version?: number) => openSlice(await catalogReader(catalogId, version), frame);
}

/** Nearly all searches share settings, so this stores them once. */
const held = new LRUCache<string, DialogueSettings>({ max: 200 });

function theSame(settings: DialogueSettings): DialogueSettings {
  const key = JSON.stringify(settings);
  const same = held.get(key) ?? settings;
  held.set(key, same);
  return same;
}

export async function openLoaded(db: Database, guestId: string, conversation: Conversation): Promise<OpenConversation> {
  const settings = dialogueSettingsSchema.parse(conversation.settings);
  const openCatalog = opener(conversation.catalogId, settings);
  return {
    db,
    guestId,
    conversation,
    // Parsed on use: a turn works on the state after its message is in.
    get state() {
      return conversationStateSchema.parse(conversation.state);
    },
    settings,
    catalog: await openCatalog(),
    openCatalog,
  };
}

/** Treats anybody else's search as not found. */
export async function findOwnConversation(id: string): Promise<OpenConversation> {
  return (await ifFound(openConversation(id))) ?? notFound();
}

/** A `false` says that the search is gone. */
export function searchRoute<Schema extends z.ZodType>(
  cost: CostClass,
  schema: Schema | null,
  work: (
    search: { open: OpenConversation; key: OwnedConversation },
    sent: z.infer<Schema>,
  ) => Promise<RouteReply | boolean>,
) {
  return answeredRoute(cost, async (request, { id: conversationId }: { id: string }) => {
    const sent = await (schema && sentBy(request, schema));
    const open = await openConversation(conversationId);
    const reply = await work({ open, key: { guestId: open.guestId, conversationId } }, sent as z.infer<Schema>);
    if (reply === false) throw noConversation();
    return reply === true ? undefined : reply;
  });
}
