import type { Database } from "@/db/database";
import { type Conversation, loadConversation } from "@/db/queries/conversations";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import { type ConversationState, conversationStateSchema } from "@/lib/dialogue/conversation-state";
import { type DialogueSettings, dialogueSettingsSchema } from "@/lib/dialogue/settings";
import { currentGuest } from "./guest-session";
import { Refusal } from "./refusal";
import { catalogReader, database } from "./services";

export interface OpenConversation {
  db: Database;
  guestId: string;
  conversation: Conversation;
  state: ConversationState;
  settings: DialogueSettings;
  catalog: CatalogReader;
}

export function noConversation(): Refusal {
  return new Refusal(404, "no-conversation", "There is no such search of yours: it may have been deleted.");
}

/** The guest's own conversation; anyone else's is as if it did not exist. */
export async function openConversation(conversationId: string): Promise<OpenConversation> {
  const guestId = await currentGuest();
  if (!guestId) throw noConversation();
  const db = await database();
  const conversation = await loadConversation(db, { guestId, conversationId });
  if (!conversation) throw noConversation();
  return openLoaded(db, guestId, conversation);
}

/** A conversation whose owner is known already. */
export async function openLoaded(db: Database, guestId: string, conversation: Conversation): Promise<OpenConversation> {
  return {
    db,
    guestId,
    conversation,
    // Parsed when asked for: a turn works on the state as it is once its message is in.
    get state() {
      return conversationStateSchema.parse(conversation.state);
    },
    settings: dialogueSettingsSchema.parse(conversation.settings),
    catalog: await catalogReader(db, conversation.catalogId),
  };
}
