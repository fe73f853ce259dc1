import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { describeData } from "@/app/_server/pages/data-note";
import { catalogReader, database } from "@/app/_server/services";
import { noteLook } from "@/app/_server/turn/open-conversation";
import { toMessages, withoutOldPlots } from "@/app/_server/turn/to-messages";
import { SharedView } from "@/components/chat/shared-view";
import { findShared } from "@/db/queries/shares";
import { past } from "@/messages/past";

/** The address gives access, so engines and linked pages must not learn it. */
export const metadata: Metadata = { title: past.sharedTitle, robots: { index: false }, referrer: "no-referrer" };

export default async function Page({ params }: { params: Promise<{ token: string }> }) {
  const db = await database();
  const shared = await findShared(db, (await params).token);
  if (!shared) notFound();
  noteLook(db, shared.conversation);
  const catalog = await catalogReader(shared.conversation.catalogId);
  return <SharedView messages={withoutOldPlots(toMessages(shared.turns))} dataNote={await describeData(db, catalog)} />;
}
