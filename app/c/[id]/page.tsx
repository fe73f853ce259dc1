import type { Metadata } from "next";
import { describeData } from "@/app/_server/data-note";
import { findOwnConversation } from "@/app/_server/find-own-conversation";
import { keptWithSearch } from "@/app/_server/kept-with-search";
import { toMessages } from "@/app/_server/to-messages";
import { listTurns } from "@/db/queries/turns";
import { ConversationPage } from "./conversation-page";

type Params = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const { conversation } = await findOwnConversation((await params).id);
  return { title: conversation.title || "New search", robots: { index: false } };
}

/** A search of the guest, rendered from what was stored. */
export default async function Page({ params }: Params) {
  const { id } = await params;
  const open = await findOwnConversation(id);
  const turns = await listTurns(open.db, { guestId: open.guestId, conversationId: id });
  return (
    <ConversationPage
      id={id}
      initialMessages={toMessages(turns)}
      kept={await keptWithSearch(open)}
      dataNote={await describeData(open.db, open.catalog)}
    />
  );
}
