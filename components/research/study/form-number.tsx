import { useId } from "react";

interface FormNumberProps {
  name: string;
  label: string;
  value: number;
  least: number;
  most: number;
  step: number | "any";
}

/** A number that goes with a form. */
export function FormNumber({ name, label, value, least, most, step }: FormNumberProps) {
  const field = useId();
  return (
    <div>
      <label htmlFor={field} className="block text-small text-ink2">
        {label}
      </label>
      <input
        id={field}
        name={name}
        type="number"
        defaultValue={value}
        min={least}
        max={most}
        step={step}
        className="mt-1 min-h-9 w-32 rounded-card border border-edge bg-raised px-2 pointer-coarse:min-h-11"
      />
    </div>
  );
}
