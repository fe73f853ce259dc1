import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { cache } from "react";
import { z } from "zod";
import { type ModelQuestion, modelPageFacts } from "@/app/_server/pages/model-page-facts";
import { PageFrame } from "@/app/_server/pages/page-frame";
import { ModelSheet } from "@/components/results/model/model-sheet";
import { modelAddress } from "@/components/results/model/model-sheet-view";
import { usualRates } from "@/lib/constraints/trade-words";
import { versionOrders } from "@/lib/dialogue/showing/model-versions";
import { models } from "@/messages/models";

interface ModelPageProps {
  params: Promise<{ make: string; model: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const querySchema = z.object({
  c: z.string().optional().catch(undefined),
  sort: z.enum(versionOrders).catch("year"),
  all: z.literal("1").optional().catch(undefined),
  miles: z.coerce.number().min(500).max(200_000).default(usualRates.milesAYear).catch(usualRates.milesAYear),
  gallon: z.coerce.number().min(0.5).max(20).default(usualRates.gallon).catch(usualRates.gallon),
});

/** Title and page share one read per request. */
const factsFor = cache((asked: string) => modelPageFacts(JSON.parse(asked) as ModelQuestion));

async function sheetFor({ params, searchParams }: ModelPageProps) {
  const { make, model } = await params;
  const { c, sort, miles: milesAYear, gallon, ...shown } = querySchema.parse(await searchParams);
  const all = shown.all !== undefined;
  const asked = { make: decoded(make), model: decoded(model) };
  const question: ModelQuestion = { ...asked, conversationId: c, order: sort, all, rates: { milesAYear, gallon } };
  const sheet = await factsFor(JSON.stringify(question));
  if (!sheet) notFound();
  if (sheet.make !== asked.make || sheet.model !== asked.model) {
    permanentRedirect(modelAddress({ ...sheet, conversationId: c, order: sort }));
  }
  return { sheet, isPlain: c === undefined && sort === "year" && !all };
}

/** A lone percent sign means it is decoded already. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch (error) {
    if (error instanceof URIError) return part;
    throw error;
  }
}

export async function generateMetadata(props: ModelPageProps): Promise<Metadata> {
  const { sheet, isPlain } = await sheetFor(props);
  return {
    title: models.title(sheet),
    description: models.description({
      ...sheet,
      count: sheet.versions.length,
      price: sheet.prices ? models.price({ price: sheet.prices.span, today: sheet.prices.today }) : "",
    }),
    // Other orders, and a shopper's marks, are the same page.
    robots: { index: isPlain },
  };
}

export default async function Page(props: ModelPageProps) {
  const { sheet } = await sheetFor(props);
  return (
    <PageFrame>
      <main id="main" className="mx-auto w-full max-w-[76rem] px-4 pt-6 pb-16 sm:px-8">
        <ModelSheet sheet={sheet} />
      </main>
    </PageFrame>
  );
}
