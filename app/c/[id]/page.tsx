import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { describeData } from "@/app/_server/data-note";
import { openConversation } from "@/app/_server/open-conversation";
import { Refusal } from "@/app/_server/refusal";
import { toMessages } from "@/app/_server/to-messages";
import { listTurns } from "@/db/queries/turns";
import { ConversationPage } from "./conversation-page";

type Params = { params: Promise<{ id: string }> };

async function findConversation(id: string) {
  try {
    return await openConversation(id);
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) notFound();
    throw error;
  }
}

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const { conversation } = await findConversation((await params).id);
  return { title: conversation.title || "New search", robots: { index: false } };
}

/** A search of the guest, rendered from what was stored. */
export default async function Page({ params }: Params) {
  const { id } = await params;
  const { db, guestId, catalog } = await findConversation(id);
  const turns = await listTurns(db, { guestId, conversationId: id });
  return <ConversationPage id={id} initialMessages={toMessages(turns)} dataNote={await describeData(db, catalog)} />;
}
