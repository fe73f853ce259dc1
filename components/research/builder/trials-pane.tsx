import { Plus, X } from "lucide-react";
import { LevelMark } from "@/components/research/dry-run/dry-run-findings";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { RadioRow } from "@/components/ui/radio-row";
import { TitledSection } from "@/components/ui/titled-section";
import { useDragRows } from "@/components/ui/use-drag-rows";
import { type DesignKind, regroup } from "@/lib/study/builder/arms";
import { entriesAt, freeId, idsAt, valueAt } from "@/lib/study/builder/draft";
import { lab } from "@/messages/lab";
import { ArmsTable } from "./arms-table";
import { InstrumentLibrary } from "./instrument-library";
import { MoveHandle } from "./move-handle";
import { SchemaField, titleOf } from "./schema-field";
import { useBuilder } from "./use-study-source";

const said = lab.builder;
const first = ["perParticipant", "rankAt", "maximumMinutes"];
const rest = ["minimumWishes", "timeExtensions", "awayMinutes", "rankAgain", "minimumReplyMs", "points", "noneReasons"];

/** Who meets what: design, arms, scenarios and questionnaires. */
export function TrialsPane() {
  return (
    <>
      <div className="mt-3 grid gap-x-6 gap-y-3 border-y border-line py-3 sm:grid-cols-2 xl:grid-cols-4">
        {first.map((field) => (
          <SchemaField key={field} path={["trials", field]} />
        ))}
        <SchemaField path={["design", "conditionOrder"]} />
      </div>
      <ArmsTable />
      <Scenarios />
      <InstrumentLibrary />
      <details className="mt-8">
        <summary className="min-h-11 cursor-pointer font-semibold">{said.more}</summary>
        <div className="flex flex-col gap-4">
          {rest.map((field) => (
            <SchemaField key={field} path={["trials", field]} />
          ))}
          <SchemaField path={["design", "scenarioOrder"]} />
          <SchemaField path={["design", "groups"]} />
          <SchemaField path={["assignment"]} />
        </div>
      </details>
    </>
  );
}

export function DesignChoice() {
  const { draft, edit } = useBuilder();
  return (
    <RadioRow
      legend={said.design}
      name="design"
      look="switch"
      choices={said.designs}
      chosen={valueAt(draft, ["design", "kind"]) as DesignKind}
      onChoose={(kind) => edit(regroup(draft, idsAt(draft, ["conditions"]), kind))}
      className="flex rounded-card border border-line2 bg-sunk p-0.5"
    />
  );
}

function Scenarios() {
  const { draft, edit, undo, problems, example } = useBuilder();
  const path = ["scenarios"];
  const scenarios = entriesAt(draft, path);
  const ids = idsAt(draft, path);
  const move = (from: number, by: number) => {
    const to = from + by;
    if (to < 0 || to >= scenarios.length) return null;
    edit([{ path, from, to }]);
    return to;
  };
  const { held, setHeld, hold, list } = useDragRows<number, HTMLOListElement>({
    onOver: (from, row) => {
      if (row !== from) setHeld(move(from, row < from ? -1 : 1));
    },
    onCancel: () => undo?.(),
  });
  const add = () => {
    const like = scenarios.at(-1) ?? entriesAt(example, path)[0];
    const value = { ...like, id: freeId("scenario", ids), title: said.newScenario };
    edit([{ path: [...path, scenarios.length], value }]);
  };
  return (
    <TitledSection id="scenarios" title={said.scenarios}>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-small text-ink2">
          {said.each({
            trials: String(valueAt(draft, ["trials", "perParticipant"]) ?? 0),
            scenarios: scenarios.length,
          })}
        </p>
        <Button look="quiet" className="px-2!" onClick={add}>
          <Plus size={16} /> {said.addScenario}
        </Button>
      </div>
      <ol {...list} className="border-t border-line">
        {scenarios.map((scenario, index) => {
          const own = problems.filter(({ path: [top, at] }) => top === "scenarios" && at === index);
          const title = titleOf(scenario);
          return (
            <li
              key={ids[index]}
              className={`flex items-start gap-1 border-b border-line py-1 ${held === index ? "bg-raised shadow-float" : ""}`}
            >
              <MoveHandle list="scenario" index={index} what={title} onMove={move} onHold={hold(index)} />
              <details className="min-w-0 grow">
                <summary className="grid min-h-9 cursor-pointer content-center gap-x-4 sm:grid-cols-[14rem_minmax(0,1fr)]">
                  <span className="font-medium">{title}</span>
                  <span className="text-small text-ink2">
                    {entriesAt(scenario, ["wishes"]).map(titleOf).join(", ")}
                  </span>
                </summary>
                {own.map(({ says }) => (
                  <p key={says} className="text-small text-stop">
                    {says}
                  </p>
                ))}
                <div className="py-3">
                  <SchemaField path={["scenarios", index]} />
                </div>
              </details>
              {own.length > 0 ? (
                <span className="py-2">
                  <LevelMark level="stop" />
                </span>
              ) : null}
              <IconButton
                icon={X}
                label={said.leaveOut({ what: title })}
                disabled={scenarios.length < 2}
                onClick={() => edit([{ path: [...path, index], value: undefined }])}
              />
            </li>
          );
        })}
      </ol>
    </TitledSection>
  );
}
