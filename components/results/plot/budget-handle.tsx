import { Slider } from "@base-ui/react/slider";
import { tickLabel } from "@/components/constraints/drawing/ticks";
import { list } from "@/messages/list";
import type { PlotAxis } from "./plot-scale";

interface BudgetHandleProps {
  prices: PlotAxis;
  value: number;
  /** Whether it is away from the budget that holds. */
  isTried: boolean;
  /** Said with the value. */
  spoken: string;
  onTry: (value: number) => void;
  onBack: () => void;
}

const step = 100;

/** The budget as a handle on the price axis. Dragging it tries a budget and sets nothing. */
export function BudgetHandle({ prices, value, isTried, spoken, onTry, onBack }: BudgetHandleProps) {
  return (
    <Slider.Root
      value={value}
      min={prices.min}
      max={prices.max}
      step={step}
      largeStep={step * 10}
      onValueChange={(next) => onTry(Math.round(Number(next) / step) * step)}
      onKeyDown={(event) => {
        if (event.key === "Escape") onBack();
      }}
    >
      <Slider.Control className="relative block h-6 cursor-ew-resize touch-pan-y select-none">
        <Slider.Track className="absolute inset-x-0 top-0 h-0">
          <Slider.Thumb
            aria-label={list.plot.handle}
            getAriaValueText={() => `${tickLabel(value, true)}, ${spoken}`}
            className={`flex size-[22px] items-center justify-center rounded-full border-[2.5px] bg-raised outline-ink before:absolute before:-inset-4 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 ${isTried ? "border-give text-give" : "border-ink text-ink"}`}
          >
            <span aria-hidden="true" className="flex gap-[3px]">
              <span className="h-2 w-[1.5px] bg-current" />
              <span className="h-2 w-[1.5px] bg-current" />
            </span>
          </Slider.Thumb>
        </Slider.Track>
      </Slider.Control>
    </Slider.Root>
  );
}
