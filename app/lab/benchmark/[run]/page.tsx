import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { dialogueRows } from "@/app/_server/benchmark/dialogue-view";
import { openRun } from "@/app/_server/benchmark/run-store";
import { Refusal } from "@/app/_server/refusal";
import { ResearchPage } from "@/app/lab/research-page";
import { DialogueList } from "@/components/research/benchmark/dialogue-list";
import { causeNames } from "@/lib/benchmark/report/plots";

export const metadata: Metadata = { title: "Dialogues of a run", robots: { index: false } };

interface RunProps {
  params: Promise<{ run: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The dialogues of one run. */
export default async function Page({ params, searchParams }: RunProps) {
  const name = decodeURIComponent((await params).run);
  const { setting, result } = await searchParams;
  const first = (value: string | string[] | undefined) => [value].flat()[0] ?? "";
  return (
    <ResearchPage current="/lab/benchmark">
      {() => <Dialogues name={name} wanted={{ setting: first(setting), result: first(result) }} />}
    </ResearchPage>
  );
}

async function Dialogues({ name, wanted }: { name: string; wanted: { setting: string; result: string } }) {
  const run = await openRun(name).catch((error: unknown) => {
    if (error instanceof Refusal && error.status === 404) notFound();
    throw error;
  });
  const settings = [...new Set(run.lines.map(({ setting }) => setting))].sort();
  return (
    <>
      <p className="text-small">
        <Link href={`/lab/benchmark?run=${encodeURIComponent(name)}`} className="underline underline-offset-4">
          Benchmark
        </Link>
      </p>
      <h1 className="mt-1 text-title break-words">{name}</h1>
      <DialogueList
        run={name}
        rows={dialogueRows(run, wanted)}
        settings={settings}
        results={Object.values(causeNames)}
        wanted={wanted}
      />
    </>
  );
}
