import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { useRestingChange } from "@/components/constraints/use-resting-change";
import { joinClasses } from "@/components/ui/join-classes";
import { type Level, levelWithNotches, notchesOf } from "@/lib/constraints";
import { chips } from "@/messages/chips";
import { GaugeNotches, gaugeText, notchAt, notchCount, unsureNotches } from "./gauge-notches";

export interface GaugeProps {
  label: string;
  level: Level;
  locked?: boolean;
  gaveWay?: boolean;
  interval?: readonly [number, number] | undefined;
  /** Runs once per change, after the pointer or keys rest. */
  onLevel: (level: Level) => void;
  onToggleLock: () => void;
  animate?: boolean;
  /** `row` is 36 px wide. `editor` puts notches 58 px apart. */
  size?: "row" | "editor";
}

const sizes = {
  row: { pitch: 8, scale: 1, notch: 4 },
  editor: { pitch: 58, scale: 2, notch: 8 },
} as const;
/** Pixels beside the gauge that still hit its ends. */
const reach = 4;

export function Gauge(props: GaugeProps) {
  const { label, level, locked = false, gaveWay = false, size = "row", onLevel } = props;
  const notches = notchesOf(level);
  const [hover, setHover] = useState<number | null>(null);
  const { draft, change, commit, flush } = useRestingChange(notches, (next) => onLevel(levelWithNotches(next)));
  const shown = draft ?? notches;
  const text = gaugeText({ level: levelWithNotches(shown), locked, gaveWay: gaveWay && draft === null });
  const { pitch, scale, notch } = sizes[size];
  const dragged = useRef(false);

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (locked || event.pointerType !== "mouse" || event.buttons !== 0) return setHover(null);
    setHover(notchAt(event.clientX - event.currentTarget.getBoundingClientRect().left - reach, pitch * notchCount));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key.toLowerCase() !== "l" || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    props.onToggleLock();
  };
  // A pointer settles on release, keys at rest.
  const settle = () => {
    if (dragged.current && draft !== null) commit(draft, false);
    dragged.current = false;
  };
  const onChange = (value: number) => {
    if (locked) return;
    if (dragged.current) change(value);
    else commit(value, true);
  };
  return (
    <span
      className={joinClasses(
        "relative inline-block shrink-0 rounded-[4px] outline-ink select-none has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-4",
        locked ? "cursor-default" : "cursor-pointer",
      )}
      title={chips.weightTitle({ locked, text })}
    >
      <GaugeNotches
        notches={shown}
        locked={locked}
        gaveWay={gaveWay && draft === null}
        hover={draft === null ? hover : null}
        unsure={draft === null ? unsureNotches(props.interval) : null}
        animate={props.animate ?? false}
        pitch={pitch}
        scale={scale}
        className="block"
      />
      <input
        type="range"
        min={1}
        max={notchCount}
        value={shown}
        aria-label={chips.weightOf({ name: label.toLowerCase() })}
        aria-valuetext={text}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        onPointerDown={() => {
          dragged.current = true;
        }}
        onPointerUp={settle}
        onBlur={flush}
        onPointerCancel={settle}
        onPointerMove={onPointerMove}
        onPointerLeave={() => setHover(null)}
        onKeyDown={onKeyDown}
        className="gauge-input absolute -inset-y-3 touch-pan-y opacity-0"
        // The thumb is one notch and gap wide, so places match.
        style={gaugePlace(pitch, notch)}
      />
    </span>
  );
}

function gaugePlace(pitch: number, notch: number): CSSProperties {
  const left = -(pitch - notch) / 2 - reach;
  return { left, width: pitch * notchCount, paddingInline: reach, "--gauge-pitch": `${pitch}px` } as CSSProperties;
}
