import { type ComponentProps, useState } from "react";
import { fieldLook } from "@/components/research/labelled-field";
import { lab } from "@/messages/lab";
import type { Schema } from "./schema";

interface LeafInputProps extends Pick<ComponentProps<"input">, "id" | "aria-label" | "aria-describedby" | "className"> {
  schema: Schema;
  value: unknown;
  onChange: (value: unknown) => void;
}

const { fields } = lab.builder;
/** Letters. */
const paragraph = 1000;

/** One value: a choice, a number, a line or a paragraph. */
export function LeafInput({ schema, value, onChange, className = "", ...rest }: LeafInputProps) {
  const own = { ...rest, className: `${fieldLook} w-full ${className}` };
  const { type, minimum: min, maximum: max } = schema;
  const [typed, setTyped] = useState<string | null>(null);
  const options = type === "boolean" ? ["true", "false"] : schema.enum;
  if (options) {
    const now = String(value ?? "");
    return (
      <select
        {...own}
        value={now}
        onChange={({ target }) => onChange(type === "boolean" ? target.value === "true" : target.value)}
      >
        {[...new Set([...options, now])].map((option) => (
          <option key={option} value={option}>
            {type === "boolean" ? (option === "true" ? fields.true : fields.false) : option}
          </option>
        ))}
      </select>
    );
  }
  if (type === "string" && (schema.maxLength ?? 0) >= paragraph)
    return <textarea {...own} rows={3} value={String(value ?? "")} onChange={({ target }) => onChange(target.value)} />;
  if (type === "string")
    return <input {...own} value={String(value ?? "")} onChange={({ target }) => onChange(target.value)} />;
  // Half a number is none, and half a list is another one.
  return (
    <input
      {...own}
      {...(type ? { type: "number", min, max, step: type === "integer" ? 1 : "any" } : {})}
      value={typed ?? [value ?? ""].flat().join(", ")}
      onBlur={() => setTyped(null)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(asValue(target.value, Array.isArray(value)));
      }}
    />
  );
}

function asValue(text: string, isList: boolean): unknown {
  if (isList) return text.split(",").map((each) => asValue(each.trim(), false));
  return text === "" ? null : Number.isNaN(Number(text)) ? text : Number(text);
}
