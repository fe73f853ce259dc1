const looks = {
  framed:
    "inline-flex touch-h rounded-card border border-line2 px-3 text-small has-checked:border-ink has-focus-visible:outline-offset-2",
  quiet:
    "inline-flex touch-h rounded-card px-3 text-small text-ink2 hover:text-ink has-checked:bg-sunk has-checked:text-ink",
  switch:
    "flex min-h-[30px] rounded-[5px] border border-transparent px-3 text-small text-ink2 transition-colors has-checked:border-line2 has-checked:bg-raised has-checked:text-ink pointer-coarse:min-h-11",
  tab: "flex min-h-11 justify-center border-b-2 border-line text-center text-ink2 has-checked:border-ink has-checked:text-ink",
} as const;

interface RadioRowProps<Value extends string> {
  legend: string;
  /** Unique on the page. */
  name: string;
  look: keyof typeof looks;
  choices: Readonly<Record<Value, string>>;
  chosen: Value;
  onChoose: (value: Value) => void;
  className: string;
}

export function RadioRow<Value extends string>(props: RadioRowProps<Value>) {
  const { legend, name, look, choices, chosen, onChoose, className } = props;
  return (
    <fieldset className={className}>
      <legend className="sr-only">{legend}</legend>
      {(Object.keys(choices) as Value[]).map((value) => (
        <label
          key={value}
          className={`relative cursor-pointer items-center has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-ink ${looks[look]}`}
        >
          <input
            type="radio"
            name={name}
            checked={value === chosen}
            onChange={() => onChoose(value)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {choices[value]}
        </label>
      ))}
    </fieldset>
  );
}
