import { Slider } from "@base-ui/react/slider";
import type { KeyboardEvent } from "react";
import { wordTable } from "@/lib/constraints";
import { plotted } from "@/messages/plotted";
import type { PlotAxis, PlotPoint } from "./plot-scale";

/** Share of the axis within which the handle snaps to a point. */
const snap = 0.01;
const arrows = wordTable({ ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 });

/** Dragging tries a bound without setting it. Arrow keys step from product to product. */
export function BoundHandle(props: {
  axis: PlotAxis;
  points: readonly PlotPoint[];
  step: number;
  label: string;
  value: number;
  isTried: boolean;
  spoken: string;
  onBegin: () => void;
  onTry: (value: number) => void;
  onBack: () => void;
}) {
  const { axis, points, step, label, value, isTried, spoken, onBegin, onTry, onBack } = props;
  const onDrag = (next: number) => {
    const near = points.reduce((best, { x }) => (Math.abs(x - next) < Math.abs(best - next) ? x : best), Infinity);
    const snaps = Math.abs(near - next) < snap * (axis.max - axis.min);
    onTry(snaps ? near : Math.round(next / step) * step);
  };
  const onKey = (event: KeyboardEvent) => {
    const way = arrows[event.key];
    if (event.key === "Escape") onBack();
    else if (!way || event.shiftKey) return;
    else {
      const ahead = points.flatMap(({ x }) => (way * (x - value) > 0 ? [way * x] : []));
      if (ahead.length > 0) onTry(way * Math.min(...ahead));
    }
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Slider.Root
      value={value}
      min={axis.min}
      max={axis.max}
      step={step}
      largeStep={step * 10}
      onValueChange={(next) => onDrag(Number(next))}
      onKeyDownCapture={onKey}
      onFocusCapture={onBegin}
      onPointerEnter={onBegin}
    >
      <Slider.Control className="relative block h-6 cursor-ew-resize touch-pan-y select-none">
        <Slider.Track className="absolute inset-x-0 top-0 h-0">
          <Slider.Thumb
            aria-label={plotted.handle({ label })}
            getAriaValueText={() => spoken}
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
