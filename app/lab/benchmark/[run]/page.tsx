import Link from "next/link";
import { notFound } from "next/navigation";
import { dialogueRows } from "@/app/_server/benchmark/dialogue-view";
import { openRun } from "@/app/_server/benchmark/run-store";
import { ifFound } from "@/app/_server/refusal";
import { type AnyQuery, researchMetadata, researchPage } from "@/app/lab/research-page";
import { DialogueList } from "@/components/research/benchmark/dialogue-list";
import { causeNames } from "@/lib/benchmark/report/plots";

export const metadata = researchMetadata("Dialogues of a run");

export default researchPage<{ run: string }>("/lab/benchmark", Dialogues);

const results = Object.values(causeNames);

async function Dialogues({ run: given, query }: { run: string; query: AnyQuery }) {
  const name = decodeURIComponent(given);
  const first = (value: string | string[] | undefined) => [value].flat()[0] ?? "";
  const wanted = { setting: first(query.setting), result: first(query.result) };
  const run = (await ifFound(openRun(name))) ?? notFound();
  const settings = [...new Set(run.lines.map(({ setting }) => setting))].sort();
  return (
    <>
      <p className="text-small">
        <Link href={`/lab/benchmark?run=${encodeURIComponent(name)}`} className="link">
          Benchmark
        </Link>
      </p>
      <h1 className="mt-1 text-title break-words">{name}</h1>
      <DialogueList run={name} rows={dialogueRows(run, wanted)} {...{ settings, results, wanted }} />
    </>
  );
}
