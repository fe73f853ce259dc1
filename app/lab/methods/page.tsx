import type { Metadata } from "next";
import { headers } from "next/headers";
import { comparingModel } from "@/app/_server/compare/compare-agents";
import { pageComparison, pageExamples } from "@/app/_server/compare/compare-ways";
import { PageFrame } from "@/app/_server/pages/page-frame";
import { database, defaultCatalogReader } from "@/app/_server/services";
import { onPhone } from "@/app/_server/session/on-phone";
import { CompareScreen } from "@/components/compare/compare-screen";
import { comparisonAddress } from "@/components/compare/comparison-view";
import { pages } from "@/messages/pages";

export const metadata: Metadata = {
  title: "Compare",
  description: pages.lab.methods.text,
  // A request in the address is the same page.
  alternates: { canonical: "/lab/methods" },
};

type CompareProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function Page({ searchParams }: CompareProps) {
  const { q, w, l, m } = await searchParams;
  const reader = await defaultCatalogReader(await database());
  const first = (value: string | string[] | undefined) => [value].flat()[0];
  const asked = { q: first(q), w: first(w), l: first(l), m: [m ?? []].flat() };
  const { view, request } = await pageComparison(reader, asked, await headers());
  return (
    <PageFrame catalog={reader} part="lab" current="/lab/methods">
      <CompareScreen
        key={comparisonAddress(request)}
        initial={view}
        request={request}
        examples={await pageExamples(reader)}
        model={await comparingModel()}
        onPhone={await onPhone()}
      />
    </PageFrame>
  );
}
