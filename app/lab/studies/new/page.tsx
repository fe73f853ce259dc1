import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Metadata } from "next";
import { stringify } from "yaml";
import { database } from "@/app/_server/services";
import { ResearchPage } from "@/app/lab/research-page";
import { StudyEditor } from "@/components/research/study/study-editor";
import { findStudy } from "@/db/queries/study/studies";

export const metadata: Metadata = { title: "Study configuration", robots: { index: false } };

interface NewProps {
  searchParams: Promise<{ from?: string }>;
}

/** A configuration to write: the commented example, or a study's latest version. */
export default async function Page({ searchParams }: NewProps) {
  const { from } = await searchParams;
  return (
    <ResearchPage current="/lab/studies">
      {async () => (
        <>
          <h1 className="text-title sm:text-headline">Study configuration</h1>
          <p className="mt-2 max-w-[46rem] text-pretty text-ink2">
            Every field is needed, nothing is assumed. A study with participants is never changed: what is stored here
            becomes its next version.
          </p>
          <StudyEditor text={await startingText(from)} />
        </>
      )}
    </ResearchPage>
  );
}

async function startingText(slug: string | undefined): Promise<string> {
  const stored = slug ? await findStudy(await database(), slug) : null;
  if (stored) return stringify(stored.version.configuration);
  return readFile(join(process.cwd(), "docs/examples/study.yaml"), "utf8");
}
