import { Plus } from "lucide-react";
import { useState } from "react";
import { LevelMark } from "@/components/research/dry-run/dry-run-findings";
import { Button } from "@/components/ui/button";
import { useDragRows } from "@/components/ui/use-drag-rows";
import { absentBlocks, type Block, blocksOf, moveInstrument, optionalPaths } from "@/lib/study/builder/blocks";
import { type Draft, entriesAt, valueAt } from "@/lib/study/builder/draft";
import { instrumentLibrary } from "@/lib/study/instruments/library";
import { lab } from "@/messages/lab";
import { focusMoved, MoveHandle, moveByKey } from "./move-handle";
import { useBuilder } from "./use-study-source";

const said = lab.builder;

/** What people go through, in order. Questionnaires move. */
export function BlockList({ chosen, lit }: { chosen: string; lit: string | undefined }) {
  const { draft, edit, undo, problems, select, example } = useBuilder();
  const [moved, setMoved] = useState("");
  const blocks = blocksOf(draft);
  const move = (index: number, by: -1 | 1): number | null => {
    const step = moveInstrument(draft, index, by);
    if (!step) return null;
    edit(step.edits);
    if (chosen === `instruments.${index}`) select(`instruments.${step.to}`);
    setMoved(said.moved({ what: nameOf(draft, { kind: "instrument", index }), place: step.to + 1 }));
    return step.to;
  };
  const { held, setHeld, hold, list } = useDragRows<number, HTMLOListElement>({
    onOver: (from, row) => {
      const here = blocks.findIndex(({ index }) => index === from);
      if (row === here) return;
      const to = move(from, row < here ? -1 : 1);
      if (to !== null) setHeld(to);
    },
    onCancel: () => undo?.(),
  });
  return (
    <nav aria-label={said.people}>
      <ol {...list}>
        {blocks.map((block) => {
          const { id, index, inTrial } = block;
          const name = nameOf(draft, block);
          const own = problems.filter((problem) => problem.block === id);
          const looks = [
            inTrial ? "pl-5" : "",
            id === chosen ? "border-l-ink bg-sunk" : "border-l-transparent",
            index !== undefined && index === held ? "bg-raised shadow-float" : "",
          ];
          return (
            <li key={id} className={`flex items-center border-l-2 pr-2 ${looks.join(" ")}`}>
              {index === undefined ? (
                <span className="w-9 shrink-0" />
              ) : (
                <MoveHandle list="grip" index={index} what={name} onMove={move} onHold={hold(index)} />
              )}
              <button
                type="button"
                id={index === undefined ? undefined : `block-${index}`}
                aria-current={id === chosen ? "step" : undefined}
                onClick={() => select(id)}
                onKeyDown={(event) => {
                  if (event.altKey && index !== undefined)
                    moveByKey(event, (by) => focusMoved("block", move, index, by));
                }}
                className={`min-h-11 min-w-0 grow rounded-card py-1 text-left hover:text-ink2 ${id === lit ? "bg-keep-wash" : ""}`}
              >
                <span className="block truncate font-medium">{name}</span>
                <span className="block truncate text-small text-ink2">{aboutOf(draft, block)}</span>
              </button>
              {own.length > 0 ? (
                <LevelMark level={own.some(({ level }) => level === "stop") ? "stop" : "warn"} />
              ) : null}
            </li>
          );
        })}
      </ol>
      <p role="status" className="sr-only">
        {moved}
      </p>
      {absentBlocks(draft).map((kind) => (
        <Button
          key={kind}
          look="quiet"
          className="px-2!"
          onClick={() => {
            edit([{ path: optionalPaths[kind], value: valueAt(example, optionalPaths[kind]) }]);
            select(kind);
          }}
        >
          <Plus size={16} /> {said.addThis({ what: said.blocks[kind].toLowerCase() })}
        </Button>
      ))}
      <Button look="quiet" className="px-2!" onClick={() => select("instruments")}>
        <Plus size={16} /> {said.add}
      </Button>
      <p className="mt-3 border-t border-line pt-3 text-small text-pretty text-ink2">{said.hint}</p>
    </nav>
  );
}

export function nameOf(draft: Draft, { kind, index }: Pick<Block, "kind" | "index">): string {
  if (kind !== "instrument") return said.blocks[kind];
  return String(valueAt(draft, ["instruments", index ?? 0, "title"]) ?? "");
}

function aboutOf(draft: Draft, { kind, index = 0, inTrial }: Block): string {
  const count = (...path: string[]) => entriesAt(draft, path).length;
  const about = said.about;
  switch (kind) {
    case "screening":
      return about.questions({ count: count("screening") });
    case "comprehension":
      return about.questions({ count: count("comprehension", "items") });
    case "instructions":
    case "debrief":
      return about.texts({ count: count(kind) });
    case "trials":
      return about.trials({
        count: String(valueAt(draft, ["trials", "perParticipant"]) ?? 0),
        arms: count("conditions"),
      });
    case "end":
      return about.end({ target: String(valueAt(draft, ["recruitment", "target"]) ?? 0) });
    case "instrument": {
      const own = entriesAt(draft, ["instruments"])[index];
      const known = instrumentLibrary.find(({ instrument }) => instrument.kind === own?.kind);
      const items = Array.isArray(own?.items) ? own.items.length : (known?.items ?? 0);
      return about.items({ items, inTrial });
    }
    default:
      return about[kind];
  }
}
