import { LRUCache } from "lru-cache";
import { faultOf } from "@/app/_server/fault-of";
import { log } from "@/app/_server/log";
import { Refusal } from "@/app/_server/refusal";
import { catalogReader, database } from "@/app/_server/services";
import { currentGuest } from "@/app/_server/session/guest-session";
import type { Database } from "@/db/connection/database";
import { type Conversation, loadConversation } from "@/db/queries/conversations";
import { noteOpened } from "@/db/queries/retention";
import { type CatalogSlice, openSlice } from "@/lib/catalog/catalog-slice";
import { type ConversationState, conversationStateSchema } from "@/lib/dialogue/state/conversation-state";
import { type DialogueSettings, dialogueSettingsSchema } from "@/lib/dialogue/state/settings";
import { refusals } from "@/messages/refusals";

export interface OpenConversation {
  db: Database;
  guestId: string;
  conversation: Conversation;
  state: ConversationState;
  settings: DialogueSettings;
  /** The catalog with the frame of the search, opened for this request. */
  catalog: CatalogSlice;
  /** Opens it for a turn, not older than the version that the turn's own statement saw. */
  openCatalog: (version?: number) => CatalogSlice | Promise<CatalogSlice>;
}

/** What a turn needs of a search; its state comes with the message that begins the turn. */
export type OpenForTurn = Pick<OpenConversation, "db" | "guestId" | "settings" | "openCatalog"> & {
  conversation: Pick<Conversation, "id">;
};

export function noConversation(): Refusal {
  return new Refusal(404, "no-conversation", refusals.noConversation);
}

/** The guest's own conversation; anyone else's is as if it did not exist. */
export async function openConversation(conversationId: string): Promise<OpenConversation> {
  const guestId = await currentGuest();
  if (!guestId) throw noConversation();
  const db = await database();
  const conversation = await loadConversation(db, { guestId, conversationId });
  if (!conversation) throw noConversation();
  noteLook(db, conversation);
  return openLoaded(db, guestId, conversation);
}

/** A look at a search keeps it from being removed; nobody waits for the note. */
export function noteLook(db: Database, conversation: Conversation): void {
  noteOpened(db, conversation, new Date()).catch((error: unknown) =>
    log.error({ fault: faultOf(error) }, "a look at a search could not be noted"),
  );
}

/** What of a search never changes, of those that were opened last. */
const known = new LRUCache<string, { guestId: string; catalogId: string; settings: DialogueSettings }>({ max: 5000 });

/**
 * The guest's own conversation, for a turn: read from the database once, because owner, catalog and settings stay what
 * they are. Whether the search still exists is found out by the statement that takes the message in.
 */
export async function openForTurn(conversationId: string): Promise<OpenForTurn> {
  const held = known.get(conversationId);
  if (!held) {
    const open = await openConversation(conversationId);
    remember(open);
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
    openCatalog: opener(db, held.catalogId, held.settings),
  };
}

function opener(db: Database, catalogId: string, { frame }: DialogueSettings) {
  return async (version?: number) => openSlice(await catalogReader(db, catalogId, version), frame);
}

function remember({ guestId, settings, conversation: { id, catalogId } }: OpenConversation): void {
  known.set(id, { guestId, catalogId, settings: theSame(settings) });
}

/** Nearly all searches have the settings of the shop or of an arm of a study: those are held once, not for each of them. */
const held = new LRUCache<string, DialogueSettings>({ max: 200 });

function theSame(settings: DialogueSettings): DialogueSettings {
  const key = JSON.stringify(settings);
  const same = held.get(key) ?? settings;
  held.set(key, same);
  return same;
}

/** A conversation whose owner is known already. */
export async function openLoaded(db: Database, guestId: string, conversation: Conversation): Promise<OpenConversation> {
  const settings = dialogueSettingsSchema.parse(conversation.settings);
  const openCatalog = opener(db, conversation.catalogId, settings);
  return {
    db,
    guestId,
    conversation,
    // Parsed when asked for: a turn works on the state as it is once its message is in.
    get state() {
      return conversationStateSchema.parse(conversation.state);
    },
    settings,
    catalog: await openCatalog(),
    openCatalog,
  };
}
