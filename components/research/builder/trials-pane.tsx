import { useState } from "react";
import { Button } from "@/components/ui/button";
import { TitledSection } from "@/components/ui/titled-section";
import { type DesignKind, regroup } from "@/lib/study/builder/arms";
import { entriesAt, freeId, idsAt, valueAt } from "@/lib/study/builder/source";
import { instrumentLibrary } from "@/lib/study/instruments/library";
import { lab } from "@/messages/lab";
import { ArmsTable } from "./arms-table";
import { AddButton, Switch } from "./rows";
import { schemaAt } from "./schema";
import { ListField, SchemaField, titleOf } from "./schema-field";
import { useBuilder } from "./use-builder";

const said = lab.builder;
const first = ["trials.perParticipant", "trials.rankAt", "trials.maximumMinutes", "design.conditionOrder"];
const rest = [
  ...["minimumWishes", "timeExtensions", "awayMinutes", "rankAgain", "minimumReplyMs", "points", "noneReasons"].map(
    (field) => `trials.${field}`,
  ),
  ...["design.scenarioOrder", "design.groups", "assignment"],
];

/** Who meets what: design, arms, scenarios and questionnaires. */
export function TrialsPane() {
  const { draft, edit, schema, example } = useBuilder();
  const path = ["scenarios"];
  const scenarios = entriesAt(draft, path);
  const addScenario = () => {
    const like = scenarios.at(-1) ?? entriesAt(example, path)[0];
    const value = { ...like, id: freeId("scenario", idsAt(draft, path)), title: said.newScenario };
    edit([{ path: [...path, scenarios.length], value }]);
  };
  const fields = (paths: readonly string[]) => paths.map((path) => <SchemaField key={path} path={path.split(".")} />);
  return (
    <>
      <div className="mt-3 grid gap-x-6 gap-y-3 border-y border-line py-3 sm:grid-cols-2">{fields(first)}</div>
      <TitledSection id="arms" title={said.arms}>
        <ArmsTable />
      </TitledSection>
      <TitledSection id="scenarios" title={said.scenarios}>
        <p className="border-b border-line text-small text-ink2">
          {said.each({ trials: String(valueAt(draft, ["trials", "perParticipant"])), scenarios: scenarios.length })}
        </p>
        <ListField
          path={path}
          item={schemaAt(schema, [...path, 0])}
          name={said.scenarios}
          about={(entry) => entriesAt(entry, ["wishes"]).map(titleOf).join(", ")}
          onAdd={addScenario}
        />
      </TitledSection>
      <InstrumentLibrary />
      <details className="mt-8">
        <summary className="min-h-11 cursor-pointer font-semibold">{said.more}</summary>
        <div className="flex flex-col gap-4">{fields(rest)}</div>
      </details>
    </>
  );
}

export function DesignChoice() {
  const { draft, edit } = useBuilder();
  return (
    <Switch
      {...{ legend: said.design, name: "design", choices: said.designs }}
      chosen={valueAt(draft, ["design", "kind"]) as DesignKind}
      onChoose={(kind) => edit(regroup(draft, idsAt(draft, ["conditions"]), kind))}
    />
  );
}

/** Questionnaires to add, with their sources. Asks where each goes. */
export function InstrumentLibrary() {
  const { draft, edit, select } = useBuilder();
  const [asked, setAsked] = useState<string | null>(null);
  const ids = idsAt(draft, ["instruments"]);
  const add = (instrument: { id: string }, when: string) => {
    edit([{ path: ["instruments", ids.length], value: { ...instrument, when, id: freeId(instrument.id, ids) } }]);
    setAsked(null);
    select(`instruments.${ids.length}`);
  };
  return (
    <TitledSection id="instruments" title={said.instruments}>
      <p className="text-small text-ink2">{said.library}</p>
      <ul className="mt-2 border-t border-line text-small">
        {instrumentLibrary.map(({ name, measures, source, items, instrument }) => (
          <li key={name} className="flex flex-wrap items-center gap-x-4 border-b border-line py-1.5">
            <span className="w-36 font-medium">{name}</span>
            <span className="min-w-0 grow basis-40 text-ink2">
              {measures}. {source}. {said.itemCount({ count: items })}
            </span>
            {asked === name ? (
              <fieldset className="flex flex-wrap gap-2">
                <legend className="sr-only">{said.where({ name })}</legend>
                <Button onClick={() => add(instrument, "after-trial")}>{said.afterTrial}</Button>
                <Button onClick={() => add(instrument, "end")}>{said.atEnd}</Button>
              </fieldset>
            ) : (
              <AddButton label={said.addThis({ what: name })} onClick={() => setAsked(name)} />
            )}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
