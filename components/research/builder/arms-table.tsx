import { Shuffle, X } from "lucide-react";
import { Marker } from "@/components/research/dry-run/dry-run-cards";
import { LevelMark } from "@/components/research/dry-run/dry-run-findings";
import { IconButton } from "@/components/ui/button";
import { ScrollRegion } from "@/components/ui/scroll-region";
import type { ArmColumn, DesignKind } from "@/lib/study/builder/arms";
import { addArm, armColumns, makeFactor, makeSame, removeArm, renameArm } from "@/lib/study/builder/arms";
import { entriesAt, idsAt, valueAt } from "@/lib/study/builder/source";
import { lab } from "@/messages/lab";
import { LeafInput } from "./leaf-input";
import { AddButton, useRows } from "./rows";
import { fieldName, schemaAt } from "./schema";
import { useBuilder } from "./use-builder";

const said = lab.builder;
const names: Readonly<Record<string, string>> = said.fields;
const titleOf = (field: string) => names[field] ?? fieldName(field);

/** One row an arm, one column a setting that differs. The others are the same in all, below. */
export function ArmsTable() {
  const { draft, schema, edit, move } = useBuilder();
  const { id: name = {}, ...fields } = schemaAt(schema, ["conditions", 0]).properties ?? {};
  const all = armColumns(draft, Object.keys(fields));
  const columns = all.filter(({ state }) => state !== "same");
  const arms = entriesAt(draft, ["conditions"]);
  // An arm keeps its row while its name is typed.
  const rows = idsAt(draft, ["conditions"]).map((arm, at) => ({ arm, at }));
  const { list, grip, lookOf } = useRows<HTMLTableSectionElement>("arm", move(["conditions"]));
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-small text-ink2">{said.compared[valueAt(draft, ["design", "kind"]) as DesignKind]}</p>
        <AddButton label={arms.length > 0 ? said.addArm : said.noArm} onClick={() => edit(addArm(draft))} />
      </div>
      <ScrollRegion label={said.arms}>
        <table className="w-full border-collapse text-small">
          <thead>
            <tr className="border-b border-line2 text-left align-bottom">
              <th scope="col" className="p-2 font-medium text-ink2">
                {said.arm}
              </th>
              {columns.map((column) => (
                <th key={column.field} scope="col" className="p-2 font-normal whitespace-nowrap">
                  <SettingHead {...column} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...list}>
            {rows.map(({ arm, at }) => (
              <tr key={at} className={`border-b border-line ${lookOf(at)}`}>
                <th scope="row" className="min-w-48 py-1 pr-2 font-medium">
                  <span className="flex items-center gap-1">
                    {grip(at, arm)}
                    <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3 shrink-0">
                      <Marker x={6} y={6} place={at} />
                    </svg>
                    <LeafInput
                      schema={name}
                      value={arm}
                      aria-label={said.armName({ arm })}
                      onChange={(value) => edit(renameArm(draft, at, String(value)))}
                      className="mt-0"
                    />
                    <IconButton
                      icon={X}
                      label={said.removeArm({ arm })}
                      disabled={arms.length < 2}
                      onClick={() => edit(removeArm(draft, at))}
                    />
                  </span>
                </th>
                {columns.map(({ field, state, odd }) => (
                  <td key={field} className={`p-1 ${state === "undeclared" && odd.includes(at) ? "bg-stop-wash" : ""}`}>
                    <LeafInput
                      schema={fields[field] ?? {}}
                      value={arms[at]?.[field]}
                      aria-label={said.armField({ field: titleOf(field), arm })}
                      onChange={(value) => edit([{ path: ["conditions", at, field], value }])}
                      className="mt-0 min-w-24"
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <h3 className="mt-5 font-semibold">{said.sameInAll}</h3>
      <div className="mt-2 grid gap-x-6 gap-y-3 sm:grid-cols-2 xl:grid-cols-3">
        {all.map((column) =>
          column.state === "same" ? (
            <div key={column.field} className="text-small">
              <SettingHead {...column} />
              <LeafInput
                schema={fields[column.field] ?? {}}
                value={arms[0]?.[column.field]}
                aria-label={titleOf(column.field)}
                onChange={(value) => edit(makeSame(draft, column.field, value))}
              />
            </div>
          ) : null,
        )}
      </div>
    </>
  );
}

function SettingHead({ field, state, odd }: ArmColumn) {
  const { draft, edit } = useBuilder();
  const isSame = state === "same";
  const label = (isSame ? said.varyIn : said.makeSameIn)({ field: titleOf(field) });
  return (
    <>
      <span className={`block ${isSame ? "font-medium" : "text-ink2"}`}>{titleOf(field)}</span>
      {isSame ? null : (
        <span className={`flex items-center gap-1.5 font-semibold ${state === "undeclared" ? "text-stop" : ""}`}>
          {state === "undeclared" ? <LevelMark level="stop" /> : <Shuffle size={14} aria-hidden="true" />}
          {state === "undeclared" ? said.undeclared({ count: odd.length }) : said.states[state]}
        </span>
      )}
      <button
        type="button"
        aria-label={label}
        className="hit-44 link-soft text-ink2"
        onClick={() => edit(isSame ? makeFactor(draft, field) : makeSame(draft, field))}
      >
        {isSame ? said.vary : said.makeSame}
      </button>
    </>
  );
}
