interface WeightsSwitchProps {
  shared: boolean;
  onShared: (shared: boolean) => void;
}

const choices = [
  { label: "Own weights", shared: false },
  { label: "One set for all", shared: true },
] as const;

/** Whether every method weighs by its own reading, or all by the same set. */
export function WeightsSwitch({ shared, onShared }: WeightsSwitchProps) {
  return (
    <fieldset className="flex rounded-card border border-edge bg-sunk p-[3px]">
      <legend className="sr-only">Weights</legend>
      {choices.map((choice) => (
        <label
          key={choice.label}
          className="relative flex min-h-[30px] cursor-pointer items-center rounded-[5px] border border-transparent px-3 text-small text-ink2 transition-colors duration-[120ms] has-checked:border-line2 has-checked:bg-raised has-checked:font-semibold has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-ink pointer-coarse:min-h-11"
        >
          <input
            type="radio"
            name="weights"
            checked={choice.shared === shared}
            onChange={() => onShared(choice.shared)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}
