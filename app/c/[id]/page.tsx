import type { Metadata } from "next";
import { describeData } from "@/app/_server/pages/data-note";
import { onPhone } from "@/app/_server/session/on-phone";
import { findOwnConversation } from "@/app/_server/turn/open-conversation";
import { keptWithSearch, openingMessage } from "@/app/_server/turn/opening-message";
import { toMessages, withoutOldPlots } from "@/app/_server/turn/to-messages";
import { listTurns } from "@/db/queries/turns";
import { site } from "@/messages/site";
import { ConversationPage } from "./conversation-page";

type Params = { params: Promise<{ id: string }>; searchParams: Promise<{ view?: string | string[] }> };

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const { conversation } = await findOwnConversation((await params).id);
  // Engines get a 404, like anybody but its owner.
  return { title: conversation.title || site.new };
}

export default async function Page({ params, searchParams }: Params) {
  const { id } = await params;
  const open = await findOwnConversation(id);
  const turns = await listTurns(open.db, { guestId: open.guestId, conversationId: id });
  const startsWith = (await searchParams).view === "filters" ? "filters" : "wishes";
  // Filters show all products at once. Words bring them later.
  const opening = turns.length === 0 && startsWith === "filters" ? await openingMessage(open) : [];
  return (
    <ConversationPage
      conversationId={id}
      startsWith={startsWith}
      initialMessages={withoutOldPlots([...opening, ...toMessages(turns)])}
      kept={await keptWithSearch(open)}
      dataNote={await describeData(open.db, open.catalog)}
      onPhone={await onPhone()}
    />
  );
}
