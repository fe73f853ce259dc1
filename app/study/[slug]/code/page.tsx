import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ifFound } from "@/app/_server/refusal";
import { openStudy } from "@/app/_server/study/study-post";
import { partaking } from "@/messages/partaking";
import { CodePage } from "./code-page";

export const metadata: Metadata = { title: { absolute: partaking.code.title }, robots: { index: false } };

export default async function Page({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const { version } = (await ifFound(openStudy(slug))) ?? notFound();
  const { title, team } = version.configuration;
  return <CodePage slug={slug} title={title} contact={team.contact} />;
}
