import { NumberField } from "@base-ui/react/number-field";
import { Slider } from "@base-ui/react/slider";
import { useId } from "react";
import { boundDomain, productsPassing } from "@/components/constraints/drawing/bound-domain";
import { BoundHatch, BoundLines } from "@/components/constraints/drawing/drawing-bounds";
import { type DrawingScale, drawingScale, type PlacedTick } from "@/components/constraints/drawing/drawing-scale";
import { share, tickLabel } from "@/components/constraints/drawing/ticks";
import { useWidth } from "@/components/ui/use-width";
import { grainOf, isMoney, type SlotName, slotTitles, unitOf } from "@/lib/constraints";
import { productCount } from "@/lib/dialogue/wording/count-words";
import type { Bar } from "@/lib/dialogue/wording/parts";
import { chips } from "@/messages/chips";

interface BoundEditorProps extends Omit<BoundFieldProps, "onCommit" | "step"> {
  bars: Bar[];
  /** Matters where bins count products. */
  step?: number;
  /** The scale has room for these. */
  held?: readonly number[];
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
  const { held = [value], step = grainOf(slot, "typed") } = props;
  const domain = boundDomain(bars, held, upwards, step);
  const dollars = isMoney(slot);
  const hatch = useId();
  const [box, width] = useWidth(usualWidth);
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
            <EditorBars scale={scale} bound={value} upwards={upwards} dollars={dollars} />
            <BoundLines scale={scale} top={4} ground={ground} arrow={false} width={width} animate={false} />
            {asked !== undefined && scale.asked !== null && asked !== value ? (
              <svg x={share(scale.asked)} overflow="visible" aria-hidden="true">
                <text {...besideLine(scale.asked > 0.6)} y="16" className="fill-ink2 text-small">
                  {chips.asked({ value: tickLabel(asked, dollars) })}
                </text>
              </svg>
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

/** "33 mpg, 7 products". Includes the count, so no second announcement is needed. */
function spokenBound({ slot, bars, value, upwards }: BoundEditorProps): string {
  const { count, exact } = productsPassing(bars, value, upwards);
  return `${`${tickLabel(value, isMoney(slot))} ${unitOf(slot)}`.trim()}, ${exact ? "" : "about "}${productCount(count)}`;
}

const besideLine = (left: boolean) => ({ x: left ? -8 : 8, textAnchor: left ? "end" : "start" }) as const;

interface EditorBarsProps {
  scale: DrawingScale;
  bound: number;
  upwards: boolean;
  dollars: boolean;
}

const mostLabels = 16;

function EditorBars({ scale, bound, upwards, dollars }: EditorBarsProps) {
  const counted = scale.bars.length <= mostLabels;
  const lookOf = (tick: PlacedTick) => `text-small ${tickLook(tick, tickLabel(bound, dollars))}`;
  return (
    <>
      {scale.bars.map(({ bar, left, width, height, cutAt }) => {
        const low = Number(bar.value);
        const passes = upwards ? low >= bound : (bar.upTo ?? low) <= bound;
        const tall = bar.count > 0 ? Math.max(2, height * (ground - 40)) : 0;
        return (
          <g key={low}>
            <rect
              className={passes ? "fill-keep" : "fill-line2"}
              x={share(left)}
              y={ground - tall}
              height={tall}
              style={{ width: `max(1px, calc(${share(width)} - 3px))`, transform: "translateX(1.5px)" }}
            />
            {cutAt === null ? null : (
              <rect
                className="fill-keep"
                x={share(upwards ? left + width * cutAt : left)}
                y={ground - tall}
                height={tall}
                style={{
                  width: `max(0px, calc(${share(width * (upwards ? 1 - cutAt : cutAt))} - 1.5px))`,
                  transform: upwards ? undefined : "translateX(1.5px)",
                }}
              />
            )}
            {counted && bar.count > 0 ? (
              <text
                x={share(left + width / 2)}
                y={ground - tall - 8}
                textAnchor="middle"
                className={`text-small ${passes ? "fill-keep font-semibold" : "fill-ink2"}`}
              >
                {bar.count}
              </text>
            ) : null}
          </g>
        );
      })}
      <line x1="0" x2="100%" y1={ground} y2={ground} className="stroke-edge" />
      {scale.ticks.map((tick) => (
        <text key={tick.label} x={share(tick.at)} y={ground + 30} textAnchor={tick.anchor} className={lookOf(tick)}>
          {tick.label}
        </text>
      ))}
    </>
  );
}

function tickLook({ label, is }: PlacedTick, bound: string): string {
  if (label === bound) return "fill-ink font-semibold";
  return is === "asked" ? "fill-ink3 line-through" : "fill-ink3";
}

export interface BoundFieldProps {
  slot: SlotName;
  upwards: boolean;
  value: number;
  step: number;
  onCommit: (value: number) => void;
}

export function BoundField({ slot, upwards, value, step, onCommit }: BoundFieldProps) {
  const id = useId();
  const dollars = isMoney(slot);
  return (
    <NumberField.Root
      id={id}
      value={value}
      min={0}
      step={step}
      locale="en-US"
      format={dollars ? { style: "currency", currency: "USD", maximumFractionDigits: 0 } : { useGrouping: false }}
      onValueCommitted={(next) => next !== null && onCommit(next)}
      className="flex items-center gap-2"
    >
      <label htmlFor={id} className="text-small text-ink2">
        <span className="sr-only">{slotTitles[slot]}, </span>
        {upwards ? chips.editor.atLeast : chips.editor.atMost}
      </label>
      <NumberField.Input
        // The value counts on blur.
        onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
        className={`touch-h rounded-card border border-edge bg-raised px-2.5 outline-none focus:border-ink focus:outline-1 focus:-outline-offset-2 focus:outline-ink ${dollars ? "w-28" : "w-20"}`}
      />
      <span className="text-small text-ink2">{unitOf(slot)}</span>
    </NumberField.Root>
  );
}
