import { ArrowLeft } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { notFound, redirect } from "next/navigation";
import { besideFacts } from "@/app/_server/pages/beside-facts";
import { describeData, pricesOf } from "@/app/_server/pages/data-note";
import { findOwnConversation } from "@/app/_server/turn/find-own-conversation";
import { SiteHeader } from "@/components/chat/site/site-header";
import { positionsIn } from "@/components/results/beside-address";
import { CarsBesideTable } from "@/components/results/cars-beside-table";
import { capitalised, numberWord } from "@/lib/dialogue/wording/count-words";
import { chat } from "@/messages/chat";
import { pages } from "@/messages/pages";

interface BesideProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ cars?: string | string[] }>;
}

export const metadata: Metadata = { title: chat.besideTitle, robots: { index: false } };

/** Two to four cars of a search, side by side by wish. */
export default async function Page({ params, searchParams }: BesideProps) {
  const { id } = await params;
  const open = await findOwnConversation(id);
  const positions = positionsIn([(await searchParams).cars].flat()[0]);
  if (positions.length < 2) redirect(`/c/${id}`);
  const beside = await besideFacts(open, positions);
  if (beside.cars.length < 2) notFound();
  const count = numberWord(beside.cars.length);
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader dataNote={await describeData(open.db, open.catalog)} />
      <main id="main" className="mx-auto w-full max-w-[76rem] px-4 pt-6 pb-16 sm:px-8">
        <Link
          href={`/c/${id}`}
          className="hit-44 inline-flex items-center gap-2 text-small font-medium text-ink2 hover:text-ink print:hidden"
        >
          <ArrowLeft size={15} strokeWidth={2} aria-hidden="true" />
          {chat.yourSearch}
        </Link>
        <h1 className="mt-3 mb-4 text-title sm:text-figure">{chat.besideCount({ count: capitalised(count) })}</h1>
        <CarsBesideTable beside={beside} conversationId={id} />
        <p className="mt-6 max-w-[68ch] text-small text-pretty text-ink2">
          {pages.data.beside(await pricesOf(open.catalog))}{" "}
          <Link href="/about" className="underline decoration-line2 underline-offset-4 hover:text-ink">
            {chat.site.about}
          </Link>
        </p>
      </main>
    </div>
  );
}
