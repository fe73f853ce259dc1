interface ScaleFieldProps {
  name: string;
  points: number;
  low: string;
  high: string;
  value: number | null;
  onChange: (value: number) => void;
}

/** Points from low to high, one to choose; arrow keys move, as in any group of radio buttons. */
export function ScaleField({ name, points, low, high, value, onChange }: ScaleFieldProps) {
  return (
    <div className="max-w-[36rem]">
      <div className="flex justify-between gap-4 text-small text-ink2">
        <span>{low}</span>
        <span className="text-right">{high}</span>
      </div>
      <div className="mt-1 flex">
        {Array.from({ length: points }, (_, index) => index + 1).map((point) => (
          <label
            key={point}
            className="group relative flex min-h-11 grow basis-0 cursor-pointer items-center justify-center border-y border-r border-line2 first:rounded-l-card first:border-l last:rounded-r-card hover:bg-sunk has-checked:border-ink has-checked:bg-ink has-checked:text-on-ink has-checked:forced-color-adjust-none has-focus-visible:z-10 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name={name}
              value={point}
              checked={value === point}
              onChange={() => onChange(point)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span aria-hidden="true">{point}</span>
            <span className="sr-only">
              {point} of {points}
              {point === 1 ? `, ${low}` : point === points ? `, ${high}` : ""}
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}
