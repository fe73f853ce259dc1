import { LevelMark } from "@/components/research/dry-run/dry-run-findings";
import { Button } from "@/components/ui/button";
import { counted } from "@/lib/dialogue/wording/count-words";
import { lab } from "@/messages/lab";
import { type Check, type StoreEffect, useBuilder } from "./use-study-source";

const said = lab.builder;

/** Each says what is wrong, how to mend it, and where it is. */
export function ProblemList({ check }: { check: Check }) {
  const { problems, edit, select, showLine } = useBuilder();
  const isDone = check !== null && typeof check !== "string" && check.ok;
  return (
    <section aria-labelledby="problems">
      <div className="flex items-baseline justify-between border-b border-line pb-2">
        <h2 id="problems" className="text-title">
          {said.problems({ count: problems.length })}
        </h2>
        <span className="text-small text-ink2">{check === null ? said.checking : said.asYouType}</span>
      </div>
      <div role="status" className="text-small">
        {typeof check === "string" ? <p className="mt-2 text-give">{check}</p> : null}
        {isDone ? <p className="mt-2">{said.whole}</p> : null}
        {isDone ? (
          <p className="mt-1 text-ink2">{lab.studies.effect({ ...storeFacts(check.effect), slug: check.slug })}</p>
        ) : null}
        <p className="sr-only">{problems.length > 0 ? counted(problems.length, "problem") : ""}</p>
      </div>
      <ul>
        {problems.slice(0, 20).map(({ level, path, line, block, field, says, fixes }) => (
          <li key={`${path.join(".")} ${says}`} className="flex gap-3 border-b border-line py-3">
            <LevelMark level={level} />
            <div className="min-w-0 text-small">
              <p className="text-pretty break-words">
                {field ? <code className="font-semibold">{field}</code> : null} {says}{" "}
                <button
                  type="button"
                  aria-label={said.lineOf({ line })}
                  onClick={() => showLine(path)}
                  className="hit-44 link-soft text-ink2"
                >
                  {said.line({ line })}
                </button>
              </p>
              <div className="mt-2 flex flex-wrap gap-2">
                {fixes.map(({ kind, edits }) => (
                  <Button key={kind} onClick={() => edit(edits)}>
                    {said.fixes[kind]}
                  </Button>
                ))}
                {block ? (
                  <Button look="quiet" onClick={() => select(block)}>
                    {said.show}
                  </Button>
                ) : null}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A new version is the messages' other case. */
export function storeFacts({ kind, version }: StoreEffect) {
  return { kind: kind === "new-version" ? ("other" as const) : kind, version, before: version - 1 };
}
