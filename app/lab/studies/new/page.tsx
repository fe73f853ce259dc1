import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Metadata } from "next";
import { stringify } from "yaml";
import { database } from "@/app/_server/services";
import { researchPage } from "@/app/lab/research-page";
import { StudyEditor } from "@/components/research/study/study-editor";
import { findStudy } from "@/db/queries/study/studies";
import { lab } from "@/messages/lab";

export const metadata: Metadata = { title: "Study configuration", robots: { index: false } };

export default researchPage<object, { from?: string }>("/lab/studies", NewConfiguration, "owner");

async function NewConfiguration({ query }: { query: { from?: string } }) {
  return (
    <>
      <h1 className="text-title sm:text-headline">Study configuration</h1>
      <p className="mt-2 max-w-[46rem] text-pretty text-ink2">{lab.studies.new}</p>
      <StudyEditor text={await startingText(query.from)} />
    </>
  );
}

async function startingText(slug: string | undefined): Promise<string> {
  const stored = slug ? await findStudy(await database(), slug) : null;
  if (stored) return stringify(stored.version.configuration);
  return readFile(join(process.cwd(), "docs/examples/study.yaml"), "utf8");
}
