import type { ComponentProps } from "react";
import { fieldLook, LabelledField } from "@/components/research/labelled-field";

interface ChoiceFieldProps extends ComponentProps<"select"> {
  label: string;
  choices: readonly (string | { id: string; title: string })[];
}

/** One of several named choices. */
export function ChoiceField({ label, choices, ...select }: ChoiceFieldProps) {
  const named = choices.map((choice) => (typeof choice === "string" ? { id: choice, title: choice } : choice));
  return (
    <LabelledField
      label={label}
      field={(field) => (
        <select {...select} id={field} className={fieldLook}>
          {named.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      )}
    />
  );
}
