import { useState } from "react";
import { LevelMark } from "@/components/research/dry-run/dry-run-findings";
import { StatusRegion } from "@/components/ui/status-region";
import { absentBlocks, type Block, blocksOf, leavable, moveInstrument } from "@/lib/study/builder/blocks";
import { entriesAt, type StudyDraft, valueAt } from "@/lib/study/builder/source";
import { instrumentLibrary } from "@/lib/study/instruments/library";
import { lab } from "@/messages/lab";
import { AddButton, useRows } from "./rows";
import { useBuilder } from "./use-builder";

const said = lab.builder;

/** What people go through, in order. Questionnaires move. */
export function BlockList() {
  const { draft, edit, problems, chosen, select, example } = useBuilder();
  const [moved, setMoved] = useState("");
  const blocks = blocksOf(draft);
  const rowOf = (from: number) => blocks.findIndex(({ index }) => index === from);
  const move = (from: number, by: number): number | null => {
    const step = moveInstrument(draft, from, by);
    if (!step) return null;
    edit(step.edits);
    if (chosen === `instruments.${from}`) select(`instruments.${step.to}`);
    setMoved(said.moved({ what: nameOf(draft, blocks[rowOf(from)]), place: rowOf(from) + by + 1 }));
    return step.to;
  };
  const { list, grip, byKey, lookOf } = useRows<HTMLOListElement>("block", move, rowOf);
  return (
    <nav aria-label={said.people}>
      <ol {...list}>
        {blocks.map((block) => {
          const { id, index, inTrial } = block;
          const levels = problems.flatMap((problem) => (problem.block === id ? [problem.level] : []));
          const look = id === chosen ? "border-l-ink bg-sunk" : "border-l-transparent";
          return (
            <li
              key={id}
              className={`flex items-center border-l-2 pr-2 ${look} ${inTrial ? "pl-5" : ""} ${index === undefined ? "pl-9" : lookOf(index)}`}
            >
              {index === undefined ? null : grip(index, nameOf(draft, block))}
              <button
                type="button"
                id={`block-${id.replace(".", "-")}`}
                aria-current={id === chosen ? "step" : undefined}
                onClick={() => select(id)}
                onKeyDown={(event) => event.altKey && index !== undefined && byKey(event, index)}
                className="min-h-11 min-w-0 grow rounded-card py-1 text-left hover:text-ink2"
              >
                <span className="block truncate font-medium">{nameOf(draft, block)}</span>
                <span className="block truncate text-small text-ink2">{aboutOf(draft, block)}</span>
              </button>
              {levels.length > 0 ? <LevelMark level={levels.includes("stop") ? "stop" : "warn"} /> : null}
            </li>
          );
        })}
      </ol>
      <StatusRegion message={moved} />
      {absentBlocks(draft).map((kind) => (
        <AddButton
          key={kind}
          label={said.addThis({ what: said.blocks[kind] })}
          onClick={() => edit([{ path: leavable[kind].path, value: valueAt(example, leavable[kind].path) }])}
        />
      ))}
      <AddButton label={said.add} onClick={() => select("instruments")} />
      <p className="mt-3 border-t border-line pt-3 text-small text-pretty text-ink2">{said.hint}</p>
    </nav>
  );
}

export function nameOf(draft: StudyDraft, block: Block | undefined): string {
  if (block && block.kind !== "instrument") return said.blocks[block.kind];
  return String(valueAt(draft, ["instruments", block?.index ?? 0, "title"]) ?? "");
}

function aboutOf(draft: StudyDraft, { kind, index = 0, inTrial = false }: Block): string {
  const count = (...path: (string | number)[]) => entriesAt(draft, path).length;
  const figure = (...path: string[]) => String(valueAt(draft, path) ?? 0);
  if (kind === "trials")
    return said.about.trials({ count: figure("trials", "perParticipant"), arms: count("conditions") });
  if (kind === "end") return said.about.end({ target: figure("recruitment", "target") });
  if (kind === "instrument") {
    const own = entriesAt(draft, ["instruments"])[index];
    const known = instrumentLibrary.find(({ instrument }) => instrument.kind === own?.kind);
    return said.about.items({ items: count("instruments", index, "items") || (known?.items ?? 0), inTrial });
  }
  if (kind === "screening") return said.about.questions({ count: count("screening") });
  if (kind === "comprehension") return said.about.questions({ count: count("comprehension", "items") });
  return said.about[kind];
}
