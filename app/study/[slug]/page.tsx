import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { ifFound } from "@/app/_server/refusal";
import { landingView, runView } from "@/app/_server/study/run-view";
import { previewCookie } from "@/app/_server/study/study-cookies";
import { currentRun, openStudy } from "@/app/_server/study/study-post";
import { carriesEntry } from "@/lib/study/entry-token";
import { partaking } from "@/messages/partaking";
import { StudyPage } from "./study-page";

interface PageProps {
  params: Promise<{ slug: string }>;
  searchParams: Promise<Record<string, string | undefined>>;
}

async function findStudy(slug: string) {
  return (await ifFound(openStudy(slug))) ?? notFound();
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { version } = await findStudy((await params).slug);
  return {
    title: { absolute: version.configuration.title },
    description: partaking.description,
    robots: { index: false },
    referrer: "no-referrer",
  };
}

/** Opening the page begins nothing. */
export default async function Page({ params, searchParams }: PageProps) {
  const { slug } = await params;
  const query = await searchParams;
  const opened = await findStudy(slug);
  const { configuration } = opened.version;
  if (carriesEntry(configuration.recruitment, query)) {
    const given = Object.entries(query).flatMap(([key, value]) => (typeof value === "string" ? [[key, value]] : []));
    redirect(`/study/${slug}/enter?${new URLSearchParams(given as [string, string][])}`);
  }
  const run = await currentRun(opened.db, slug);
  const isPreview = run ? run.participant.kind === "preview" : (await previewCookie.read(slug)) !== null;
  return (
    <StudyPage
      slug={slug}
      isPreview={isPreview}
      landing={await landingView(opened, { isEntryRefused: query.entry === "refused", isPreview })}
      initial={run ? await runView(opened.db, run.participant.id) : null}
      instructions={(run?.version.configuration ?? configuration).instructions}
    />
  );
}
