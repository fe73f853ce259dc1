import type { Metadata } from "next";
import { describeData } from "@/app/_server/pages/data-note";
import { savedNews } from "@/app/_server/pages/saved-news";
import { database, defaultCatalogReader } from "@/app/_server/services";
import { currentGuest } from "@/app/_server/session/guest-session";
import { SavedNews } from "@/app/saved-news";
import { SiteHeader } from "@/components/chat/site/site-header";
import { type ConversationSummary, listConversations } from "@/db/queries/conversations";
import { constraintSchema } from "@/lib/constraints/constraint";
import { describeConstraint } from "@/lib/constraints/describe-constraint";
import { environment } from "@/lib/env";
import { chat } from "@/messages/chat";
import { History } from "./searches";

export const metadata: Metadata = { title: chat.site.saved, robots: { index: false } };

export default async function Page() {
  const db = await database();
  const guestId = await currentGuest();
  const conversations = guestId ? await listConversations(db, guestId) : [];
  const dataNote = await describeData(db, await defaultCatalogReader(db));
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader dataNote={dataNote} current="/saved" />
      <main id="main" className="mx-auto w-full max-w-[53rem] px-4 pt-10 pb-16 sm:px-6">
        <h1 className="mb-6 text-title">{chat.history.title}</h1>
        <SavedNews news={await savedNews()} />
        <History
          conversations={conversations.map(toPast)}
          days={environment().RETENTION_DAYS}
          isKnown={guestId !== null}
        />
      </main>
    </div>
  );
}

function toPast({ id, title, updatedAt, savedAt, constraints, total }: ConversationSummary) {
  const wishes = constraintSchema.array().safeParse(constraints);
  return {
    id,
    title,
    when: updatedAt.toLocaleString("en-US", { dateStyle: "medium", timeStyle: "short" }),
    wishes: wishes.success ? wishes.data.map((wish) => describeConstraint(wish)).join(", ") : "",
    cars: total,
    saved: savedAt !== null,
  };
}
