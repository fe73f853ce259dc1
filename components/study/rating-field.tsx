interface RatingFieldProps {
  low: string;
  high: string;
  value: number | null;
  /** Id of the element that names the rating. */
  labelledBy: string;
  onChange: (value: number) => void;
}

/** A number from 0 to 100 in steps of 5. It has no value until it is touched, so that none is suggested. */
export function RatingField({ low, high, value, labelledBy, onChange }: RatingFieldProps) {
  const take = (field: HTMLInputElement) => onChange(Number(field.value));
  return (
    <div className="max-w-[36rem]">
      <input
        type="range"
        min={0}
        max={100}
        step={5}
        value={value ?? 50}
        aria-labelledby={labelledBy}
        aria-valuetext={value === null ? "not rated yet" : `${value}, from ${low} to ${high}`}
        onChange={(event) => take(event.target)}
        onPointerUp={(event) => take(event.currentTarget)}
        onKeyUp={(event) => {
          if (event.key !== "Tab" && event.key !== "Shift") take(event.currentTarget);
        }}
        className={`h-11 w-full accent-ink ${value === null ? "opacity-60" : ""}`}
      />
      <div className="flex justify-between gap-4 text-small text-ink2">
        <span>{low}</span>
        <span aria-hidden="true">{value === null ? "not rated yet" : value}</span>
        <span className="text-right">{high}</span>
      </div>
    </div>
  );
}
