import { useId } from "react";

/** One of several named choices. */
export function ChoiceField({ name, label, choices }: { name: string; label: string; choices: readonly string[] }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block text-small text-ink2">
        {label}
      </label>
      <select id={id} name={name} className="mt-1 rounded-card border border-edge bg-raised px-2 py-1.5">
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    </div>
  );
}
