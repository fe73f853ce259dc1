import { Slider } from "@base-ui/react/slider";
import { useState } from "react";
import { productsBetween, type RangeGround, rangeGroundOf } from "@/components/constraints/drawing/range-ground";
import { tickLabel } from "@/components/constraints/drawing/ticks";
import { BoundField } from "@/components/constraints/editor/bound-editor";
import {
  addAct,
  type EditorValues,
  predicateOf,
  toggled,
  ValueList,
} from "@/components/constraints/editor/slot-values";
import { changeAct, removeAct } from "@/components/constraints/wish-groups";
import { RadioRow } from "@/components/ui/radio-row";
import type { Predicate, SlotName } from "@/lib/constraints";
import { constraintId, grainOf, isExclusion, isMoney, isSetSlot, slotTitles, valuesOf } from "@/lib/constraints";
import { sizeSpan } from "@/lib/constraints/operator";
import type { Act } from "@/lib/dialogue/state/act";
import { productCount } from "@/lib/dialogue/wording/count-words";
import type { WishView } from "@/lib/dialogue/wording/parts";
import { chips } from "@/messages/chips";

type Ends = readonly [number, number];

/** An end at the edge is no wish. */
export function FilterRange({ slot, wishes, values, onAct }: FilterEditorProps) {
  const exact = wishes.find(({ constraint }) => sizeSpan(constraint));
  const [low = null, high = null] = exact ? (sizeSpan(exact.constraint) ?? []) : [];
  const set = (op: ">=" | "<=") => {
    const value = wishes.find(({ constraint }) => constraint.op === op)?.constraint.value;
    return typeof value === "number" ? value : op === ">=" ? low : high;
  };
  const ground = rangeGroundOf(values.bars, [set(">="), set("<=")], grainOf(slot, "typed"));
  const [draft, setDraft] = useState<Ends | null>(null);
  if (!ground) return <p className="py-3 text-ink2">{chips.filter.noFigure}</p>;
  const ends: Ends = draft ?? [set(">=") ?? ground.min, set("<=") ?? ground.max];
  const commit = ([low, high]: Ends) => {
    setDraft(null);
    const acts = [
      exact ? removeAct(exact.constraint.id) : undefined,
      boundAct(wishes, { slot, op: ">=", value: low <= ground.min ? null : low }),
      boundAct(wishes, { slot, op: "<=", value: high >= ground.max ? null : high }),
    ];
    for (const act of acts) if (act) onAct(act);
  };
  const count = productsBetween(ground, ends);
  const field = { slot, step: ground.step };
  return (
    <div className="max-w-xl pt-1">
      <Slider.Root
        value={[...ends]}
        min={ground.min}
        max={ground.max}
        step={ground.step}
        onValueChange={(next) => setDraft(next as unknown as Ends)}
        onValueCommitted={(next) => commit(next as unknown as Ends)}
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
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
        <BoundField {...field} upwards value={ends[0]} onCommit={(low) => commit([low, ends[1]])} />
        <BoundField {...field} upwards={false} value={ends[1]} onCommit={(high) => commit([ends[0], high])} />
        <p className="text-small text-ink2">{chips.filter.meeting({ products: productCount(count), count })}</p>
      </div>
    </div>
  );
}

const thumb =
  "size-[22px] rounded-full border-[2.5px] border-ink bg-raised outline-ink before:absolute before:-inset-3.5 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2";

function RangeBars({ ground: { bars, min, max }, ends: [low, high] }: { ground: RangeGround; ends: Ends }) {
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

interface FilterEditorProps {
  slot: SlotName;
  wishes: readonly WishView[];
  values: EditorValues;
  onAct: (act: Act) => void;
}

const modes: Readonly<Record<FilterMode, string>> = { any: chips.filter.any, none: chips.filter.none };

export function FilterValues({ slot, wishes, values, onAct }: FilterEditorProps) {
  const [mode, setMode] = useState<FilterMode>(
    tickedValues(wishes, slot, "none").length > 0 && tickedValues(wishes, slot, "any").length === 0 ? "none" : "any",
  );
  // A pending tick joins the wishes a moment later. Until then it counts by itself.
  const known = tickedValues(wishes, slot, mode);
  const stand = `${mode} ${known.join("|")}`;
  const [ahead, setAhead] = useState({ stand: "", ticked: known });
  const ticked = ahead.stand === stand ? ahead.ticked : known;
  const toggle = (value: string | number) => {
    setAhead({ stand, ticked: toggled(ticked, value) });
    onAct(tickAct(wishes, { slot, mode, ticked, value }));
  };
  return (
    <>
      <RadioRow
        legend={chips.filter.mode}
        name={`${slot}-mode`}
        look="framed"
        choices={modes}
        chosen={mode}
        onChoose={setMode}
        className="mb-2 flex gap-2"
      />
      <ValueList label={slotTitles[slot]} choices={values.values} chosen={ticked} onToggle={toggle} />
    </>
  );
}

export type FilterMode = "any" | "none";

export function tickedValues(wishes: readonly WishView[], slot: SlotName, mode: FilterMode): (string | number)[] {
  return listWishes(wishes, slot, mode).flatMap(({ constraint }) => valuesOf(constraint.value));
}

type Tick = { slot: SlotName; mode: FilterMode; ticked: readonly (string | number)[]; value: string | number };

/** Adds, changes or removes a wish. A changed wish keeps its weight. */
export function tickAct(wishes: readonly WishView[], { slot, mode, ticked, value }: Tick): Act {
  const excludes = mode === "none";
  const single: Predicate = { slot, op: excludes ? "!=" : "==", value };
  const found = listWishes(wishes, slot, mode);
  const holder = found.find(({ constraint }) => valuesOf(constraint.value).includes(value));
  // Products have many categories, so each is its own wish. Other slots hold one value, so values form a list.
  const isAlone = isSetSlot(slot) && (!holder || valuesOf(holder.constraint.value).length === 1);
  if (isAlone) return ticked.includes(value) ? removeAct(constraintId(single)) : addAct(single);
  const list = holder ?? found[0];
  const before = isSetSlot(slot) && list ? valuesOf(list.constraint.value) : ticked;
  const next = predicateOf(slot, excludes, toggled(before, value));
  const id = list?.constraint.id ?? constraintId(single);
  if (!next) return removeAct(id);
  if (!list) return addAct(next);
  return changeAct(id, { op: next.op, value: next.value });
}

/** Moves one end. `null` removes it. Returns `undefined` if nothing changes. */
export function boundAct(
  wishes: readonly WishView[],
  { slot, op, value }: { slot: SlotName; op: ">=" | "<="; value: number | null },
): Act | undefined {
  const wish = wishes.find(({ constraint }) => constraint.slot === slot && constraint.op === op);
  if (value === null) return wish ? removeAct(wish.constraint.id) : undefined;
  if (!wish) return addAct({ slot, op, value });
  if (wish.constraint.value === value) return undefined;
  return changeAct(wish.constraint.id, { value });
}

function listWishes(wishes: readonly WishView[], slot: SlotName, mode: FilterMode): WishView[] {
  return wishes.filter(({ constraint: { slot: own, op } }) => {
    if (own !== slot || op === ">=" || op === "<=") return false;
    return isExclusion(op) === (mode === "none");
  });
}
