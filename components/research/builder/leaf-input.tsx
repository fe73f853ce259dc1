import { useState } from "react";
import { parse, stringify } from "yaml";
import { fieldLook } from "@/components/research/labelled-field";
import { joinClasses } from "@/components/ui/join-classes";
import { lab } from "@/messages/lab";
import type { Schema } from "./schema";

interface LeafInputProps {
  schema: Schema;
  value: unknown;
  onChange: (value: unknown) => void;
  id?: string;
  "aria-label"?: string;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: boolean;
  className?: string;
}

const paragraph = 1000;
const { true: yes, false: no } = lab.builder.fields;

/** One value: a choice, a number, a line or a paragraph. */
export function LeafInput({ schema, value, onChange, className, ...rest }: LeafInputProps) {
  const look = joinClasses(fieldLook, "w-full", className);
  const options = schema.type === "boolean" ? ["true", "false"] : schema.enum;
  if (options) {
    const known = options.includes(String(value)) ? options : [String(value ?? ""), ...options];
    return (
      <select
        {...rest}
        value={String(value ?? "")}
        onChange={({ target }) => onChange(schema.enum ? target.value : target.value === "true")}
        className={look}
      >
        {known.map((option) => (
          <option key={option} value={option}>
            {schema.enum ? option : option === "true" ? yes : no}
          </option>
        ))}
      </select>
    );
  }
  if (schema.type === "integer" || schema.type === "number")
    return (
      <input
        {...rest}
        type="number"
        step={schema.type === "integer" ? 1 : "any"}
        min={schema.minimum}
        max={schema.maximum}
        value={typeof value === "number" ? value : ""}
        onChange={({ target }) => onChange(target.value === "" ? null : Number(target.value))}
        className={look}
      />
    );
  if (schema.type !== "string") return <AnyInput {...rest} value={value} onChange={onChange} className={look} />;
  const written = { ...rest, value: typeof value === "string" ? value : "", className: look };
  return (schema.maxLength ?? 0) >= paragraph ? (
    <textarea {...written} rows={3} onChange={({ target }) => onChange(target.value)} className={`${look} py-2`} />
  ) : (
    <input {...written} onChange={({ target }) => onChange(target.value)} />
  );
}

/** A value of several forms, such as 30000 or [Wagon, 4dr SUV]. */
function AnyInput({ value, onChange, ...rest }: Omit<LeafInputProps, "schema">) {
  const shown = stringify(value ?? null, { collectionStyle: "flow", lineWidth: 0 }).trim();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      {...rest}
      value={typed ?? shown}
      onBlur={() => setTyped(null)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(parsed(target.value));
      }}
    />
  );
}

function parsed(text: string): unknown {
  try {
    return parse(text, { logLevel: "error" });
  } catch {
    return text;
  }
}
