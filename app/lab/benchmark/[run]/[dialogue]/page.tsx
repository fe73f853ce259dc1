import Link from "next/link";
import { notFound } from "next/navigation";
import { replayView } from "@/app/_server/benchmark/dialogue-view";
import { openRun } from "@/app/_server/benchmark/run-store";
import { ifFound } from "@/app/_server/refusal";
import { database } from "@/app/_server/services";
import { type AnyQuery, researchMetadata, researchPage } from "@/app/lab/research-page";
import { DialogueReplay } from "@/components/research/benchmark/dialogue-replay";
import { isSetAside } from "@/lib/benchmark/set-aside";
import { lab } from "@/messages/lab";

export const metadata = researchMetadata("Dialogue");

export default researchPage<{ run: string; dialogue: string }>("/lab/benchmark", Dialogue);

async function Dialogue({ query, ...names }: { run: string; dialogue: string; query: AnyQuery }) {
  const [run, id] = [decodeURIComponent(names.run), decodeURIComponent(names.dialogue)];
  const shown = query.shown === "yes";
  const isHidden = isSetAside(id.split(" ")[0] ?? "") && !shown;
  const view = isHidden ? null : await ifFound(viewOf(run, id, Number(query.turn ?? 0) || 0));
  if (!view && !isHidden) notFound();
  const back = `/lab/benchmark/${encodeURIComponent(run)}`;
  return (
    <>
      <p className="text-small break-words">
        <Link href={back} className="link">
          {run}
        </Link>
      </p>
      {view ? (
        <DialogueReplay view={view} query={shown ? "&shown=yes" : ""} />
      ) : (
        <section className="mt-1 max-w-[40rem]">
          <h1 className="text-title">{id} is set aside</h1>
          <p className="mt-2 text-pretty text-ink2">{lab.benchmark.aside}</p>
          <p className="mt-4">
            <Link href={`${back}/${encodeURIComponent(id)}?shown=yes`} prefetch={false} className="hit-44 link">
              Show it all the same
            </Link>
          </p>
        </section>
      )}
    </>
  );
}

async function viewOf(run: string, id: string, turn: number) {
  return replayView(await database(), await openRun(run), id, turn);
}
