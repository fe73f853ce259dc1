import { Slider } from "@base-ui/react/slider";
import { useState } from "react";
import { carsBetween, type RangeGround, rangeGroundOf } from "@/components/constraints/drawing/range-ground";
import { tickLabel } from "@/components/constraints/drawing/ticks";
import { BoundField } from "@/components/constraints/editor/bound-field";
import { stepOfSlot } from "@/components/constraints/editor/slot-values";
import { isMoney, slotTitles } from "@/lib/constraints/describe-constraint";
import type { SlotName } from "@/lib/constraints/slot-name";
import { carCount } from "@/lib/dialogue/wording/count-words";
import { chips } from "@/messages/chips";
import { boundAct } from "./filter-acts";
import type { FilterEditorProps } from "./filter-values";

type Ends = readonly [number, number];

/** An end at the edge is no wish. */
export function FilterRange({ slot, wishes, values, onAct }: FilterEditorProps) {
  const set = (op: ">=" | "<=") => {
    const value = wishes.find(({ constraint }) => constraint.op === op)?.constraint.value;
    return typeof value === "number" ? value : null;
  };
  const ground = rangeGroundOf(values.bars, [set(">="), set("<=")], stepOfSlot(slot));
  const [draft, setDraft] = useState<Ends | null>(null);
  if (!ground) return <p className="py-3 text-ink2">{chips.filter.noFigure}</p>;
  const ends: Ends = draft ?? [set(">=") ?? ground.min, set("<=") ?? ground.max];
  const commit = ([low, high]: Ends) => {
    setDraft(null);
    const acts = [
      boundAct(wishes, { slot, op: ">=", value: low <= ground.min ? null : low }),
      boundAct(wishes, { slot, op: "<=", value: high >= ground.max ? null : high }),
    ];
    for (const act of acts) if (act) onAct(act);
  };
  const count = carsBetween(ground, ends);
  const field = { slot, step: ground.step };
  return (
    <div className="max-w-xl pt-1">
      <RangeSlider {...{ slot, ground, ends }} onMove={setDraft} onCommit={commit} />
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
        <BoundField {...field} upwards value={ends[0]} onCommit={(low) => commit([low, ends[1]])} />
        <BoundField {...field} upwards={false} value={ends[1]} onCommit={(high) => commit([ends[0], high])} />
        <p className="text-small text-ink2">{chips.filter.meeting({ cars: carCount(count), count })}</p>
      </div>
    </div>
  );
}

interface RangeSliderProps {
  slot: SlotName;
  ground: RangeGround;
  ends: Ends;
  onMove: (ends: Ends) => void;
  onCommit: (ends: Ends) => void;
}

const thumb =
  "size-[22px] rounded-full border-[2.5px] border-ink bg-raised outline-ink before:absolute before:-inset-3.5 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2";

function RangeSlider({ slot, ground, ends, onMove, onCommit }: RangeSliderProps) {
  return (
    <Slider.Root
      value={[...ends]}
      min={ground.min}
      max={ground.max}
      step={ground.step}
      onValueChange={(next) => onMove(next as unknown as Ends)}
      onValueCommitted={(next) => onCommit(next as unknown as Ends)}
    >
      <Slider.Control className="relative mx-[11px] block h-28 touch-pan-y select-none">
        <RangeBars ground={ground} ends={ends} />
        <Slider.Track className="h-[3px] bg-line2" style={{ top: 96 }}>
          <Slider.Indicator className="bg-ink" />
          {(["least", "other"] as const).map((end, index) => (
            <Slider.Thumb
              key={end}
              index={index}
              aria-label={chips.end({ label: slotTitles[slot], end })}
              getAriaValueText={(_text, value) => tickLabel(value, isMoney(slot))}
              className={thumb}
            />
          ))}
        </Slider.Track>
      </Slider.Control>
    </Slider.Root>
  );
}

function RangeBars({ ground: { bars, min, max }, ends: [low, high] }: Pick<RangeSliderProps, "ground" | "ends">) {
  const tallest = Math.max(1, ...bars.map(({ count }) => count));
  const share = (value: number) => ((value - min) / (max - min || 1)) * 100;
  return (
    <svg width="100%" height="100%" aria-hidden="true" className="absolute inset-x-0 top-0">
      {bars.map((bar) => (
        <rect
          key={bar.from}
          x={`${share(bar.from)}%`}
          width={`${Math.max(0.4, share(bar.to) - share(bar.from) - 0.3)}%`}
          y={`${80 - (bar.count / tallest) * 76}%`}
          height={`${(bar.count / tallest) * 76}%`}
          className={bar.from >= low && bar.end <= high ? "fill-keep" : "fill-line2"}
        />
      ))}
    </svg>
  );
}
