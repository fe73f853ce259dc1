import { Plus, Shuffle, X } from "lucide-react";
import { Marker } from "@/components/research/dry-run/dry-run-cards";
import { LevelMark } from "@/components/research/dry-run/dry-run-findings";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { ScrollRegion } from "@/components/ui/scroll-region";
import { TitledSection } from "@/components/ui/titled-section";
import { useDragRows } from "@/components/ui/use-drag-rows";
import {
  addArm,
  armColumns,
  type Column,
  type DesignKind,
  makeFactor,
  makeSame,
  removeArm,
  renameArm,
} from "@/lib/study/builder/arms";
import { entriesAt, idsAt, valueAt } from "@/lib/study/builder/draft";
import { lab } from "@/messages/lab";
import { LeafInput } from "./leaf-input";
import { MoveHandle } from "./move-handle";
import { fieldName, schemaAt } from "./schema";
import { useBuilder } from "./use-study-source";

const said = lab.builder;
const names: Readonly<Record<string, string>> = said.fields;
const titleOf = (field: string) => names[field] ?? fieldName(field);

/** One row an arm, one column a setting that differs. The others are the same in all, below. */
export function ArmsTable() {
  const { draft, schema, edit, undo } = useBuilder();
  const fields = schemaAt(schema, ["conditions", 0]).properties ?? {};
  const all = armColumns(
    draft,
    Object.keys(fields).filter((field) => field !== "id"),
  );
  const columns = all.filter(({ state }) => state !== "same");
  const arms = entriesAt(draft, ["conditions"]);
  const ids = idsAt(draft, ["conditions"]);
  const move = (from: number, by: number) => {
    const to = from + by;
    if (to < 0 || to >= arms.length) return null;
    edit([{ path: ["conditions"], from, to }]);
    return to;
  };
  const { held, setHeld, hold, list } = useDragRows<number, HTMLTableSectionElement>({
    onOver: (from, row) => {
      if (row !== from) setHeld(move(from, row < from ? -1 : 1));
    },
    onCancel: () => undo?.(),
  });
  const cell = (field: string, index: number, arm: string) => (
    <LeafInput
      schema={fields[field] ?? {}}
      value={arms[index]?.[field]}
      aria-label={said.armField({ field: titleOf(field), arm })}
      onChange={(value) => edit([{ path: ["conditions", index, field], value }])}
      className="mt-0 min-w-24"
    />
  );
  return (
    <TitledSection id="arms" title={said.arms}>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-small text-ink2">{said.compared[valueAt(draft, ["design", "kind"]) as DesignKind]}</p>
        <Button look="quiet" className="px-2!" onClick={() => edit(addArm(draft))}>
          <Plus size={16} /> {arms.length > 0 ? said.addArm : said.noArm}
        </Button>
      </div>
      <ScrollRegion label={said.arms}>
        <table className="w-full border-collapse text-small">
          <thead>
            <tr className="border-b border-line2 text-left align-bottom">
              <th scope="col" className="p-2 font-medium text-ink2">
                Arm
              </th>
              {columns.map((column) => (
                <ColumnHead key={column.field} column={column} />
              ))}
            </tr>
          </thead>
          <tbody {...list}>
            {ids.map((id, index) => (
              // An arm keeps its row while its name is typed.
              // biome-ignore lint/suspicious/noArrayIndexKey: names change under the keys
              <tr key={index} className={`border-b border-line ${held === index ? "bg-raised shadow-float" : ""}`}>
                <th scope="row" className="min-w-44 py-1 pr-2 font-medium">
                  <span className="flex items-center gap-1">
                    <MoveHandle list="arm" index={index} what={id} onMove={move} onHold={hold(index)} />
                    <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3 shrink-0">
                      <Marker x={6} y={6} place={index} />
                    </svg>
                    <LeafInput
                      schema={{ type: "string" }}
                      value={id}
                      aria-label={said.armName({ arm: id })}
                      onChange={(value) => edit(renameArm(draft, index, String(value)))}
                      className="mt-0"
                    />
                    <IconButton
                      icon={X}
                      label={said.removeArm({ arm: id })}
                      disabled={arms.length < 2}
                      onClick={() => edit(removeArm(draft, index))}
                    />
                  </span>
                </th>
                {columns.map(({ field, state, odd }) => (
                  <td
                    key={field}
                    className={`p-1 ${state === "undeclared" && odd.includes(index) ? "bg-stop-wash" : ""}`}
                  >
                    {cell(field, index, id)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <h3 className="mt-5 font-semibold">{said.states.same}</h3>
      <div className="mt-2 grid gap-x-6 gap-y-3 sm:grid-cols-2 xl:grid-cols-3">
        {all
          .filter(({ state }) => state === "same")
          .map(({ field }) => (
            <div key={field}>
              <div className="flex items-baseline justify-between gap-2 text-small">
                <span className="font-medium">{titleOf(field)}</span>
                <button
                  type="button"
                  aria-label={said.varyIn({ field: titleOf(field) })}
                  className="hit-44 link-soft text-ink2"
                  onClick={() => edit(makeFactor(draft, field))}
                >
                  {said.vary}
                </button>
              </div>
              <LeafInput
                schema={fields[field] ?? {}}
                value={arms[0]?.[field]}
                aria-label={titleOf(field)}
                onChange={(value) => edit(makeSame(draft, field, value))}
              />
            </div>
          ))}
      </div>
    </TitledSection>
  );
}

function ColumnHead({ column: { field, state, odd } }: { column: Column }) {
  const { draft, edit } = useBuilder();
  const isWrong = state === "undeclared";
  return (
    <th scope="col" className="p-2 font-normal whitespace-nowrap">
      <span className="block text-ink2">{titleOf(field)}</span>
      <span className={`flex items-center gap-1.5 font-semibold ${isWrong ? "text-stop" : ""}`}>
        {isWrong ? <LevelMark level="stop" /> : <Shuffle size={14} aria-hidden="true" />}
        {state === "undeclared"
          ? said.states.undeclared({ count: odd.length })
          : said.states[state === "idle" ? "idle" : "differs"]}
      </span>
      <button
        type="button"
        aria-label={said.makeSameIn({ field: titleOf(field) })}
        className="hit-44 link-soft text-ink2"
        onClick={() => edit(makeSame(draft, field))}
      >
        {said.makeSame}
      </button>
    </th>
  );
}
