import { Plus, X } from "lucide-react";
import { useId } from "react";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { valueAt } from "@/lib/study/builder/draft";
import type { Path } from "@/lib/study/builder/source";
import { lab } from "@/messages/lab";
import { LeafInput } from "./leaf-input";
import { MoveHandle } from "./move-handle";
import { blankOf, branchOf, fieldName, type Schema, schemaAt, withoutNull } from "./schema";
import { useBuilder } from "./use-study-source";

const said = lab.builder;

/** A part of the configuration as a form, from its schema. */
export function SchemaField({ path }: { path: Path }) {
  const { schema } = useBuilder();
  return <PartField path={path} schema={schemaAt(schema, path)} name={fieldName(path.at(-1))} />;
}

interface PartProps {
  path: Path;
  schema: Schema;
  name: string;
}

function PartField({ path, schema: given, name }: PartProps) {
  const { draft, edit, example } = useBuilder();
  const { schema, isNullable } = withoutNull(given);
  const value = valueAt(draft, path);
  if (schema.const !== undefined) return null;
  const isGroup = schema.properties || schema.oneOf || (schema.type === "array" && !schema.prefixItems);
  if (!isGroup && !isNullable) return <LeafField {...{ path, schema, name }} />;
  const set = (isSet: boolean) => edit([{ path, value: isSet ? (valueAt(example, path) ?? blankOf(schema)) : null }]);
  return (
    <fieldset className="min-w-0 border-t border-line pt-3">
      <legend className="float-left mb-2 w-full font-semibold">{name}</legend>
      {given.description ? <p className="clear-both mb-2 text-small text-ink2">{given.description}</p> : null}
      {isNullable ? (
        <label className="clear-both flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={value !== null && value !== undefined}
            onChange={({ target }) => set(target.checked)}
            className="size-5 accent-ink"
          />
          {said.set({ field: name })}
        </label>
      ) : null}
      <div className="clear-both">
        {isNullable && (value === null || value === undefined) ? null : <Inside {...{ path, schema, name }} />}
      </div>
      <Faults path={path} />
    </fieldset>
  );
}

function Inside({ path, schema, name }: PartProps) {
  const { draft } = useBuilder();
  if (schema.type === "array" && schema.items) return <ListField {...{ path, name }} item={schema.items} />;
  const { properties } = branchOf(schema, valueAt(draft, path));
  if (!properties) return <LeafField {...{ path, schema, name }} />;
  return (
    <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 sm:[&>fieldset]:col-span-2">
      {Object.entries(properties).map(([key, part]) => (
        <PartField key={key} path={[...path, key]} schema={part} name={fieldName(key)} />
      ))}
    </div>
  );
}

function LeafField({ path, schema, name }: PartProps) {
  const { draft, edit, problems } = useBuilder();
  const id = useId();
  const isWrong = problems.some((problem) => problem.path.join(".") === path.join("."));
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="block text-small font-medium">
        {name}
      </label>
      <LeafInput
        {...{ id, schema }}
        aria-describedby={`${id}-more`}
        aria-invalid={isWrong}
        value={valueAt(draft, path)}
        onChange={(value) => edit([{ path, value }])}
        className={isWrong ? "border-stop!" : ""}
      />
      <div id={`${id}-more`} className="text-small text-ink2">
        {schema.description}
        <Faults path={path} />
      </div>
    </div>
  );
}

function Faults({ path }: { path: Path }) {
  const own = useBuilder().problems.filter((problem) => problem.path.join(".") === path.join("."));
  return own.map(({ says }) => (
    <p key={says} className="clear-both text-small text-stop first-letter:uppercase">
      {says}
    </p>
  ));
}

function ListField({ path, item, name }: { path: Path; item: Schema; name: string }) {
  const { draft, edit } = useBuilder();
  const value = valueAt(draft, path);
  const entries: unknown[] = Array.isArray(value) ? value : [];
  const move = (from: number, by: number) => {
    const to = from + by;
    if (to < 0 || to >= entries.length) return null;
    edit([{ path, from, to }]);
    return to;
  };
  const isPlain = !item.properties && !item.oneOf;
  return (
    <>
      <ol>
        {entries.map((entry, index) => {
          const own = [...path, index];
          const title = titleOf(entry) || said.entry({ number: index + 1 });
          const tools = (
            <span className="flex shrink-0">
              <MoveHandle list={`${path.join("-")}`} index={index} what={title} onMove={move} />
              <IconButton
                icon={X}
                label={said.removeEntry({ entry: title, list: name })}
                onClick={() => edit([{ path: own, value: undefined }])}
              />
            </span>
          );
          // Entries have no lasting names: their place is what the text knows.
          return (
            <li key={own.join(".")} className="flex items-start gap-2 border-b border-line py-2">
              {isPlain ? (
                <div className="min-w-0 grow">
                  <PartField path={own} schema={item} name={said.entry({ number: index + 1 })} />
                </div>
              ) : (
                <details className="min-w-0 grow" open={titleOf(entry) === ""}>
                  <summary className="flex min-h-9 cursor-pointer items-center font-medium">{title}</summary>
                  <div className="py-2 pl-4">
                    <Inside path={own} schema={item} name={name} />
                  </div>
                </details>
              )}
              {tools}
            </li>
          );
        })}
      </ol>
      <Button
        look="quiet"
        className="mt-1 px-2!"
        onClick={() => edit([{ path: [...path, entries.length], value: entries.at(-1) ?? blankOf(item) }])}
      >
        <Plus size={16} /> {said.addEntry({ list: name.toLowerCase() })}
      </Button>
      <Faults path={path} />
    </>
  );
}

/** What an entry is called, or the test that it makes. */
export function titleOf(entry: unknown): string {
  if (typeof entry !== "object" || entry === null) return "";
  const { title, text, predicate, id } = entry as Record<string, unknown>;
  const test = (predicate ?? entry) as Record<string, unknown>;
  if (typeof test.slot === "string") return `${test.slot} ${test.op} ${[test.value].flat().join(" or ")}`;
  return [title, text, id].find((each): each is string => typeof each === "string" && each !== "") ?? "";
}
