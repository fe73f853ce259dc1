import type { Metadata } from "next";
import { PageFrame } from "@/app/_server/pages/page-frame";
import { savedNews } from "@/app/_server/pages/saved-news";
import { database } from "@/app/_server/services";
import { currentGuest } from "@/app/_server/session/guest-session";
import { SavedNewsList } from "@/components/chat/search/saved-news-list";
import { type ConversationSummary, listConversations } from "@/db/queries/conversations";
import { consentsOf } from "@/db/queries/guest-data";
import { describeConstraint } from "@/lib/constraints";
import { constraintSchema } from "@/lib/constraints/constraint";
import { lastingIn, rememberedFrom } from "@/lib/dialogue/state/remembered";
import { environment } from "@/lib/env";
import { past } from "@/messages/past";
import { site } from "@/messages/site";
import { History } from "./searches";

export const metadata: Metadata = { title: site.saved, robots: { index: false } };

export default async function Page() {
  const guestId = await currentGuest();
  const conversations = guestId ? await listConversations(await database(), guestId) : [];
  return (
    <PageFrame current="/saved">
      <main id="main" className="mx-auto w-full max-w-[53rem] px-4 pt-10 pb-16 sm:px-6">
        <h1 className="mb-6 text-title">{past.history.title}</h1>
        <SavedNewsList news={await savedNews()} />
        <History
          consents={await consentsOf(await database(), guestId ?? "")}
          lasting={lastingOf(conversations)}
          conversations={conversations.map(toPast)}
          days={environment().RETENTION_DAYS}
          isKnown={guestId !== null}
        />
      </main>
    </PageFrame>
  );
}

/** Of the last search that had wishes, as in the next one. */
function lastingOf(conversations: readonly ConversationSummary[]): string[] {
  const last = conversations.map(({ constraints }) => rememberedFrom(constraints)).find((each) => each.length > 0);
  return lastingIn(last ?? []).map(describeConstraint);
}

function toPast({ id, title, updatedAt, savedAt, constraints, total }: ConversationSummary) {
  const wishes = constraintSchema.array().safeParse(constraints);
  return {
    id,
    title,
    when: updatedAt.toLocaleString("en-US", { dateStyle: "medium", timeStyle: "short" }),
    wishes: wishes.success ? wishes.data.map((wish) => describeConstraint(wish)).join(", ") : "",
    products: total,
    saved: savedAt !== null,
  };
}
