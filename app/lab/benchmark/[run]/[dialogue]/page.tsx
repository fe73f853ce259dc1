import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { replayView } from "@/app/_server/benchmark/dialogue-view";
import { openRun } from "@/app/_server/benchmark/run-store";
import { Refusal } from "@/app/_server/refusal";
import { database } from "@/app/_server/services";
import { ResearchPage } from "@/app/lab/research-page";
import { DialogueReplay } from "@/components/research/benchmark/dialogue-replay";
import { isSetAside } from "@/lib/benchmark/set-aside";

export const metadata: Metadata = { title: "Dialogue", robots: { index: false } };

interface DialogueProps {
  params: Promise<{ run: string; dialogue: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** One dialogue turn by turn, with what every method would have done in each. */
export default async function Page({ params, searchParams }: DialogueProps) {
  const [{ run, dialogue }, query] = await Promise.all([params, searchParams]);
  const names = { run: decodeURIComponent(run), id: decodeURIComponent(dialogue) };
  return (
    <ResearchPage current="/lab/benchmark">
      {() => <Dialogue {...names} turn={Number(query.turn ?? 0) || 0} shown={query.shown === "yes"} />}
    </ResearchPage>
  );
}

async function Dialogue({ run, id, turn, shown }: { run: string; id: string; turn: number; shown: boolean }) {
  const isHidden = isSetAside(id.split(" ")[0] ?? "") && !shown;
  const view = isHidden ? null : await viewOf(run, id, turn);
  const back = `/lab/benchmark/${encodeURIComponent(run)}`;
  return (
    <>
      <p className="text-small break-words">
        <Link href={back} className="underline underline-offset-4">
          {run}
        </Link>
      </p>
      {view ? (
        <DialogueReplay view={view} query={shown ? "&shown=yes" : ""} />
      ) : (
        <SetAsideNote id={id} address={`${back}/${encodeURIComponent(id)}?shown=yes`} />
      )}
    </>
  );
}

async function viewOf(run: string, id: string, turn: number) {
  try {
    return await replayView(await database(), await openRun(run), id, turn);
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) notFound();
    throw error;
  }
}

/** Stands before the words of an item that is set aside. */
function SetAsideNote({ id, address }: { id: string; address: string }) {
  return (
    <section className="mt-1 max-w-[40rem]">
      <h1 className="text-title">{id} is set aside</h1>
      <p className="mt-2 text-pretty text-ink2">
        A quarter of the published items is kept for results that no tuning has seen. Whoever reads their words can no
        longer tune on what was learned.
      </p>
      <p className="mt-4">
        <Link href={address} prefetch={false} className="hit-44 underline underline-offset-4">
          Show it all the same
        </Link>
      </p>
    </section>
  );
}
