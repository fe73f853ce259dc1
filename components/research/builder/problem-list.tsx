import { LevelMark } from "@/components/research/dry-run/dry-run-findings";
import { Button } from "@/components/ui/button";
import { lab } from "@/messages/lab";
import { type Check, type StoreEffect, useBuilder } from "./use-builder";

const said = lab.builder;

/** Each says what is wrong, how to mend it, and where it is. */
export function ProblemList({ check }: { check: Check }) {
  const { problems, edit, select, showLine } = useBuilder();
  const done = check !== null && typeof check !== "string" && check.ok ? check : null;
  return (
    <section aria-labelledby="problems">
      <div className="flex items-baseline justify-between border-b border-line pb-2">
        <h2 id="problems" className="text-title">
          {said.problems({ count: problems.length })}
        </h2>
        <span className="text-small text-ink2">{check === null ? said.checking : said.asYouType}</span>
      </div>
      <p role="status" className="mt-2 text-small">
        {typeof check === "string" ? check : null}
        {done ? `${said.whole} ${lab.studies.effect({ ...storeFacts(done.effect), slug: done.slug })}` : null}
      </p>
      <ul className="text-small">
        {problems.slice(0, 20).map(({ level, path, line, block, field, says, fixes }) => (
          <li key={`${path.join(".")} ${says}`} className="flex gap-3 border-b border-line py-3">
            <LevelMark level={level} />
            <div className="min-w-0">
              <p className="text-pretty break-words">
                {field ? <code className="font-semibold">{field}</code> : null} {says}{" "}
                <button type="button" onClick={() => showLine(line)} className="hit-44 link-soft text-ink2">
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
