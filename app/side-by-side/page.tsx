import { ArrowLeft, Plus } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { notFound, redirect } from "next/navigation";
import { pricesOf } from "@/app/_server/pages/data-note";
import { PageFrame } from "@/app/_server/pages/page-frame";
import { openDesk } from "@/app/_server/reading/request-desk";
import { database } from "@/app/_server/services";
import { currentGuest } from "@/app/_server/session/guest-session";
import { findOwnConversation, type OpenConversation } from "@/app/_server/turn/open-conversation";
import { toMessages } from "@/app/_server/turn/to-messages";
import { latestParts } from "@/components/chat/leeway-message";
import { besideAddress, mostBeside, positionsIn } from "@/components/results/beside-address";
import { ProductsBesideTable } from "@/components/results/products-beside-table";
import { buttonLook } from "@/components/ui/button";
import { latestShortlist } from "@/db/queries/conversations";
import { productsAt } from "@/db/queries/products-at";
import { listTurns } from "@/db/queries/turns";
import { productsBeside } from "@/lib/dialogue/showing/products-beside";
import { byWeight } from "@/lib/dialogue/showing/wish-parts";
import { assessState } from "@/lib/dialogue/state/apply-act";
import { capitalised, numberWord } from "@/lib/dialogue/wording/count-words";
import { chat } from "@/messages/chat";
import { list } from "@/messages/list";
import { pages } from "@/messages/pages";
import { past } from "@/messages/past";
import { site } from "@/messages/site";
import { ChooseProduct } from "./choose-product";

type BesideProps = { searchParams: Promise<{ c?: string | string[]; cars?: string | string[] }> };

/** Engines only ever see the empty page: a search answers its owner alone. */
export async function generateMetadata({ searchParams }: BesideProps): Promise<Metadata> {
  const isEmpty = (await searchParams).c === undefined;
  return { title: past.besideTitle, ...(isEmpty ? { robots: { index: false } } : {}) };
}

const path = "/side-by-side";

export default async function Page({ searchParams }: BesideProps) {
  const query = await searchParams;
  const [id, products] = [[query.c].flat()[0], [query.cars].flat()[0]];
  if (!id) return <LatestShortlist />;
  const open = await findOwnConversation(id);
  const positions = positionsIn(products);
  if (positions.length < 2) redirect(`/c/${id}`);
  const { beside, pick } = await besideFacts(open, positions);
  if (beside.products.length < 2) notFound();
  const count = numberWord(beside.products.length);
  const isFull = beside.products.length === mostBeside;
  const Back = isFull ? ArrowLeft : Plus;
  return (
    <PageFrame catalog={open.catalog} current={path}>
      <main id="main" className="mx-auto w-full max-w-[80rem] px-4 pt-5 pb-16 sm:px-8">
        <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <h1 className="text-title">{past.besideCount({ count: capitalised(count) })}</h1>
          <p className="grow text-small text-ink2">{past.besideScale}</p>
          <Link href={`/c/${id}`} prefetch={false} className={buttonLook("plain", "print:hidden")}>
            <Back size={17} strokeWidth={1.75} aria-hidden="true" />
            {isFull ? chat.yourSearch : list.beside.add}
          </Link>
        </header>
        <ProductsBesideTable
          beside={beside}
          conversationId={id}
          pick={pick}
          choose={({ position, name, version, model }) => (
            <ChooseProduct
              conversationId={id}
              product={`${version.slice(0, 4)} ${name}`}
              model={model}
              isPick={position === pick}
            />
          )}
        />
        <p className="mt-6 max-w-[68ch] text-small text-pretty text-ink2">
          {pages.data.beside(await pricesOf(open.catalog))}{" "}
          <Link href="/about" prefetch={false} className="link decoration-line2 hover:text-ink">
            {site.about}
          </Link>
        </p>
      </main>
    </PageFrame>
  );
}

async function LatestShortlist() {
  const guestId = await currentGuest();
  const latest = guestId ? await latestShortlist(await database(), guestId) : null;
  if (latest) redirect(besideAddress(latest.id, latest.shortlist.slice(-mostBeside)));
  return (
    <PageFrame current={path}>
      <main id="main" className="mx-auto w-full max-w-[53rem] px-4 pt-10 pb-16 sm:px-6">
        <h1 className="text-title">{past.besideTitle}</h1>
        <p className="mt-3 max-w-[60ch] text-pretty text-ink2">{past.besideNone}</p>
        <Link href="/" className="mt-6 inline-block font-medium link">
          {site.new}
        </Link>
      </main>
    </PageFrame>
  );
}

/** `pick` is the product that the newest list puts first. */
async function besideFacts(open: OpenConversation, positions: readonly number[]) {
  const { db, catalog, state, settings, guestId, conversation } = open;
  const [products, situation, turns] = await Promise.all([
    productsAt(db, catalog.catalog.id, positions),
    assessState({ catalog, state, settings, desk: openDesk() }),
    listTurns(db, { guestId, conversationId: conversation.id }),
  ]);
  const { results } = latestParts(toMessages(turns));
  const pick = results && results.total > 0 ? results.cars[0]?.position : undefined;
  return { beside: productsBeside(products, byWeight(situation.wishes)), pick };
}
