import { X } from "lucide-react";
import { useId } from "react";
import { IconButton } from "@/components/ui/button";
import { type Path, valueAt } from "@/lib/study/builder/source";
import { lab } from "@/messages/lab";
import { LeafInput } from "./leaf-input";
import { AddButton, useRows } from "./rows";
import { fieldName, fieldsOf, ownSchema, type Schema, schemaAt } from "./schema";
import { useBuilder } from "./use-builder";

const said = lab.builder;

interface PartProps {
  path: Path;
  schema?: Schema;
  name?: string;
}

/** A part of the configuration as a form, from its schema. */
export function SchemaField({ path, schema: given, name = fieldName(path.at(-1)) }: PartProps) {
  const { draft, edit, example, schema: whole } = useBuilder();
  const schema = ownSchema(given ?? schemaAt(whole, path));
  const value = valueAt(draft, path);
  const isSet = value !== null && value !== undefined;
  const isGroup = schema.properties || schema.oneOf || schema.items;
  if (schema.const !== undefined) return null;
  if (!isGroup && !schema.isNullable) return <LeafField {...{ path, schema, name }} />;
  return (
    <fieldset className="min-w-0 border-t border-line pt-3">
      <legend className="float-left mb-2 w-full font-semibold">{name}</legend>
      <div className="clear-both">
        {schema.isNullable ? (
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              checked={isSet}
              onChange={() => edit([{ path, value: isSet ? null : (valueAt(example, path) ?? "") }])}
              className="size-5 accent-ink"
            />
            {said.set({ field: name })}
          </label>
        ) : null}
        {isSet || !schema.isNullable ? <Inside {...{ path, schema, name }} /> : null}
        <Faults path={path} />
      </div>
    </fieldset>
  );
}

function Inside({ path, schema, name }: Required<PartProps>) {
  const fields = fieldsOf(schema, valueAt(useBuilder().draft, path));
  if (schema.items) return <ListField {...{ path, name }} item={schema.items} />;
  if (!fields) return <LeafField {...{ path, schema, name }} />;
  return (
    <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 sm:[&>fieldset]:col-span-2">
      {Object.entries(fields).map(([key, part]) => (
        <SchemaField key={key} path={[...path, key]} schema={part} />
      ))}
    </div>
  );
}

function LeafField({ path, schema, name }: Required<PartProps>) {
  const { draft, edit } = useBuilder();
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="block text-small font-medium">
        {name}
      </label>
      <LeafInput
        {...{ id, schema }}
        aria-describedby={`${id}-more`}
        value={valueAt(draft, path)}
        onChange={(value) => edit([{ path, value }])}
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
    <p key={says} className="text-small text-stop first-letter:uppercase">
      {says}
    </p>
  ));
}

interface ListFieldProps {
  path: Path;
  item: Schema;
  name: string;
  /** Beside the title of an entry. */
  about?: (entry: unknown) => string;
  onAdd?: () => void;
}

export function ListField({ path, item, name, about, onAdd }: ListFieldProps) {
  const { draft, edit, example, move } = useBuilder();
  const { list, grip, lookOf } = useRows<HTMLOListElement>(path.join("-"), move(path));
  const entries = [valueAt(draft, path) ?? []].flat();
  const like = entries.at(-1) ?? [valueAt(example, path)].flat()[0] ?? "";
  return (
    <>
      <ol {...list}>
        {entries.map((entry, index) => {
          const own = [...path, index];
          const number = said.entry({ number: index + 1 });
          const title = titleOf(entry) || number;
          return (
            <li key={own.join(".")} className={`flex items-start gap-1 border-b border-line py-1 ${lookOf(index)}`}>
              {entries.length > 1 ? grip(index, title) : null}
              <div className="min-w-0 grow">
                {item.properties || item.oneOf ? (
                  <details>
                    <summary className="grid min-h-9 cursor-pointer content-center gap-x-4 sm:grid-flow-col sm:grid-cols-2">
                      <span className="font-medium">{title}</span>
                      <span className="text-small text-ink2">{about?.(entry)}</span>
                    </summary>
                    <div className="py-2">
                      <Inside path={own} schema={item} name={name} />
                    </div>
                  </details>
                ) : (
                  <SchemaField path={own} schema={item} name={number} />
                )}
                <Faults path={own} />
              </div>
              <IconButton
                icon={X}
                label={said.removeEntry({ entry: title, list: name.toLowerCase() })}
                onClick={() => edit([{ path: own, value: undefined }])}
              />
            </li>
          );
        })}
      </ol>
      <AddButton
        label={said.addEntry({ list: name.toLowerCase() })}
        onClick={onAdd ?? (() => edit([{ path: [...path, entries.length], value: like }]))}
      />
    </>
  );
}

/** What an entry is called, or the test that it makes. */
export function titleOf(entry: unknown): string {
  const { title, text, predicate = entry, id } = (entry ?? {}) as Record<string, unknown>;
  const test = predicate as Record<string, unknown>;
  if (test?.slot) return `${fieldName(String(test.slot))} ${test.op} ${[test.value].flat().join(" or ")}`;
  return [title, text, id].find((each): each is string => typeof each === "string") ?? "";
}
