import { type ComponentProps, type ReactNode, useId } from "react";

export const fieldLook = "mt-1 touch-h max-w-full rounded-card border border-edge bg-raised px-2";

interface LabelledFieldProps {
  label: string;
  className?: string;
  field: (id: string) => ReactNode;
}

export function LabelledField({ label, className = "min-w-0", field }: LabelledFieldProps) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="block text-small text-ink2">
        {label}
      </label>
      {field(id)}
    </div>
  );
}

interface ChoiceFieldProps extends ComponentProps<"select"> {
  label: string;
  onPick?: (value: string) => void;
  choices: readonly (string | { id: string; title: string })[];
}

export function ChoiceField({ label, choices, onPick, ...select }: ChoiceFieldProps) {
  const named = choices.map((choice) => (typeof choice === "string" ? { id: choice, title: choice } : choice));
  return (
    <LabelledField
      label={label}
      field={(field) => (
        <select {...select} id={field} onChange={(event) => onPick?.(event.target.value)} className={fieldLook}>
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

const look = `${fieldLook} w-32`;

interface FormNumberProps {
  name: string;
  label: string;
  value: number;
  least?: number;
  most?: number;
  step: number | "any";
}

export function FormNumber({ label, value: defaultValue, least: min = 0, most: max = 100, ...input }: FormNumberProps) {
  return (
    <LabelledField
      label={label}
      field={(id) => <input {...input} {...{ id, min, max, defaultValue }} type="number" required className={look} />}
    />
  );
}
