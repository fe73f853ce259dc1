import { type ReactNode, useId } from "react";

/** How fields of researchers' forms look, but for their width. */
export const fieldLook =
  "mt-1 min-h-9 max-w-full rounded-card border border-edge bg-raised px-2 pointer-coarse:min-h-11";

interface LabelledFieldProps {
  label: string;
  className?: string;
  /** The field, under the id that its label names. */
  field: (id: string) => ReactNode;
}

/** A field of a researcher's form below its label. */
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
