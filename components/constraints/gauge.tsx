"use client";

import { Slider } from "@base-ui/react/slider";
import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { joinClasses } from "@/components/ui/join-classes";
import { type Level, levelWithNotches, notchesOf } from "@/lib/constraints/weight";
import { GaugeNotches } from "./gauge-notches";
import { gaugeText, notchAt, notchCount, unsureNotches } from "./gauge-value";
import { useRestingChange } from "./use-resting-change";

export interface GaugeProps {
  /** What is weighed: "Highway". Read out before the value. */
  label: string;
  level: Level;
  locked?: boolean;
  gaveWay?: boolean;
  /** Lowest and highest weight the words allow. */
  interval?: readonly [number, number] | undefined;
  /** Called once per change, when the pointer lets go or the keys rest. */
  onLevel: (level: Level) => void;
  /** The L key. */
  onToggleLock: () => void;
  animate?: boolean;
  /** `row` is 36 px wide; `editor` puts notches 58 px apart for use above level names. */
  size?: "row" | "editor";
}

const sizes = {
  row: { pitch: 8, scale: 1, notch: 4, inset: { paddingInline: 2 }, outset: "-mx-[2px]" },
  editor: { pitch: 58, scale: 2, notch: 8, inset: { paddingInline: 4 }, outset: "-mx-[4px]" },
} as const;

/** The weight of a wish: five notches to click, drag or step through. A locked gauge does not move until unlocked. */
export function Gauge(props: GaugeProps) {
  const { label, level, locked = false, gaveWay = false, size = "row", onLevel } = props;
  const notches = notchesOf(level);
  const [hover, setHover] = useState<number | null>(null);
  const { draft, change, commit } = useRestingChange(notches, (next) => onLevel(levelWithNotches(next)));
  const shown = draft ?? notches;
  const text = gaugeText({ level: levelWithNotches(shown), locked, gaveWay: gaveWay && draft === null });
  const { pitch, scale, notch, inset, outset } = sizes[size];

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (locked || event.pointerType !== "mouse" || event.buttons !== 0) return setHover(null);
    const box = event.currentTarget.getBoundingClientRect();
    setHover(notchAt(event.clientX - box.left + (pitch - notch) / 2, pitch * notchCount));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key.toLowerCase() !== "l" || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    props.onToggleLock();
  };
  return (
    <Slider.Root
      value={shown}
      min={1}
      max={notchCount}
      onValueChange={(value) => !locked && change(value as number)}
      onValueCommitted={(value, { reason }) => !locked && commit(value as number, reason === "keyboard")}
      className="shrink-0"
      title={locked ? "Locked. Unlock it to change its weight." : `Weight: ${text}`}
    >
      <Slider.Control
        onPointerMove={onPointerMove}
        onPointerLeave={() => setHover(null)}
        className={joinClasses(
          "relative touch-pan-y select-none rounded-[4px] outline-ink before:absolute before:-inset-x-1 before:-inset-y-3",
          "has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-4",
          locked ? "cursor-default" : "cursor-pointer",
        )}
        style={{ width: pitch * (notchCount - 1) + notch, ...inset }}
      >
        <Slider.Track className="pointer-events-none absolute inset-y-0 w-[calc(100%-4px)]">
          <Slider.Thumb
            aria-label={`Weight of ${label.toLowerCase()}`}
            getAriaValueText={() => text}
            onKeyDown={onKeyDown}
            className="size-px opacity-0"
          />
        </Slider.Track>
        <GaugeNotches
          notches={shown}
          locked={locked}
          gaveWay={gaveWay && draft === null}
          hover={draft === null ? hover : null}
          unsure={draft === null ? unsureNotches(props.interval) : null}
          animate={props.animate ?? false}
          pitch={pitch}
          scale={scale}
          className={`${outset} block`}
        />
      </Slider.Control>
    </Slider.Root>
  );
}
