import { Slider } from "@base-ui/react/slider";
import { useId } from "react";
import { boundDomain, carsPassing } from "@/components/constraints/drawing/bound-domain";
import { BoundHatch, BoundLines } from "@/components/constraints/drawing/drawing-bounds";
import { drawingScale } from "@/components/constraints/drawing/drawing-scale";
import { tickLabel } from "@/components/constraints/drawing/ticks";
import { useWidth } from "@/components/ui/use-width";
import { isMoney, slotTitles, unitOf } from "@/lib/constraints/describe-constraint";
import type { SlotName } from "@/lib/constraints/slot-name";
import { carCount } from "@/lib/dialogue/wording/count-words";
import type { Bar } from "@/lib/dialogue/wording/parts";
import { chips } from "@/messages/chips";
import { BoundField } from "./bound-field";
import { EditorBars } from "./editor-bars";

interface BoundEditorProps {
  slot: SlotName;
  bars: Bar[];
  upwards: boolean;
  value: number;
  /** Stay in reach. */
  held: readonly number[];
  /** The step where bins count cars. */
  step: number;
  /** Gave way, and the bound is untouched since. */
  asked?: number | undefined;
  onChange: (value: number) => void;
  /** `soon` if keys moved it and may move it again. */
  onCommit: (value: number, soon: boolean) => void;
}

const usualWidth = 520;
const height = 200;
const ground = 168;

export function BoundEditor(props: BoundEditorProps) {
  const { slot, bars, upwards, value, asked, onChange, onCommit } = props;
  const domain = boundDomain(bars, props.held, upwards, props.step);
  const dollars = isMoney(slot);
  const hatch = useId();
  const [box, width] = useWidth<HTMLDivElement>(usualWidth);
  const scale = drawingScale(
    { bars, now: value, ...(asked === undefined ? {} : { asked }) },
    { marks: "bars", op: upwards ? ">=" : "<=", dollars, width, domain: domain.ends },
  );
  const passes = {
    left: `${(upwards ? (scale.now ?? 0) : 0) * 100}%`,
    right: `${(upwards ? 0 : 1 - (scale.now ?? 1)) * 100}%`,
  };
  return (
    <div className="flex flex-col gap-2.5">
      <Slider.Root
        value={value}
        min={domain.min}
        max={domain.max}
        step={domain.step}
        largeStep={domain.step * 5}
        onValueChange={(next) => onChange(next as number)}
        onValueCommitted={(next, { reason }) => onCommit(next as number, reason === "keyboard")}
      >
        <Slider.Control ref={box} className="relative cursor-ew-resize touch-pan-y select-none" style={{ height }}>
          <svg width="100%" height={height} aria-hidden="true" className="absolute inset-0 overflow-visible">
            <BoundHatch scale={scale} id={hatch} top={4} ground={ground} animate={false} />
            <EditorBars scale={scale} bound={value} upwards={upwards} ground={ground} dollars={dollars} />
            <BoundLines scale={scale} top={4} ground={ground} arrow={false} width={width} animate={false} />
            {asked !== undefined && scale.asked !== null && asked !== value ? (
              <AskedLabel at={scale.asked} text={chips.asked({ value: tickLabel(asked, dollars) })} />
            ) : null}
          </svg>
          <span aria-hidden="true" className="absolute h-[3px] bg-ink" style={{ ...passes, top: ground - 1 }} />
          <Slider.Track className="absolute inset-x-0 h-0" style={{ top: ground }}>
            <Slider.Thumb
              aria-label={`${slotTitles[slot]}, ${upwards ? "at least" : "at most"}`}
              getAriaValueText={() => spokenBound(props)}
              className={`flex size-[22px] items-center justify-center rounded-full border-[2.5px] bg-raised outline-ink before:absolute before:-inset-3.5 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 ${asked === undefined ? "border-ink" : "border-give"}`}
            >
              <span aria-hidden="true" className={`flex gap-[3px] ${asked === undefined ? "text-ink" : "text-give"}`}>
                <span className="h-2 w-[1.5px] bg-current" />
                <span className="h-2 w-[1.5px] bg-current" />
              </span>
            </Slider.Thumb>
          </Slider.Track>
        </Slider.Control>
      </Slider.Root>
      <BoundField {...{ slot, upwards, value }} step={domain.step} onCommit={(next) => onCommit(next, false)} />
    </div>
  );
}

/** "33 mpg, 7 cars". Includes the count, so no second announcement is needed. */
function spokenBound({ slot, bars, value, upwards }: BoundEditorProps): string {
  const { count, exact } = carsPassing(bars, value, upwards);
  return `${`${tickLabel(value, isMoney(slot))} ${unitOf(slot)}`.trim()}, ${exact ? "" : "about "}${carCount(count)}`;
}

function AskedLabel({ at, text }: { at: number; text: string }) {
  const left = at > 0.6;
  return (
    <svg x={`${at * 100}%`} overflow="visible" aria-hidden="true">
      <text x={left ? -8 : 8} y="16" textAnchor={left ? "end" : "start"} className="fill-ink2 text-small">
        {text}
      </text>
    </svg>
  );
}
