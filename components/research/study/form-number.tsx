import { fieldLook, LabelledField } from "@/components/research/labelled-field";

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
  return (
    <LabelledField
      label={label}
      field={(id) => (
        <input
          {...{ id, name, step, min: least, max: most, defaultValue: value }}
          type="number"
          required
          className={`${fieldLook} w-32`}
        />
      )}
    />
  );
}
