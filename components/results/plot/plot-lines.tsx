import { share } from "./plot-scale";

const strokes = {
  plain: { className: "stroke-ink", strokeWidth: 1.75 },
  now: { className: "stroke-give", strokeWidth: 2.5 },
  asked: { className: "stroke-ink2", strokeWidth: 1.5, strokeDasharray: "3 3" },
} as const;
const words = { plain: "fill-ink2", now: "fill-give font-semibold", asked: "fill-ink2" } as const;

interface UprightProps {
  at: number;
  height: number;
  labelAt: number;
  look: keyof typeof strokes;
  label: string;
  left: boolean;
}

export function Upright({ at, height, labelAt, look, label, left }: UprightProps) {
  const flip = left || at > 0.8;
  return (
    <svg x={share(at)} overflow="visible" aria-hidden="true">
      <path d={`M0 -8V${height}`} {...strokes[look]} />
      <text
        x={flip ? -9 : 9}
        y={labelAt}
        textAnchor={flip ? "end" : "start"}
        strokeWidth="5"
        strokeLinejoin="round"
        paintOrder="stroke"
        className={`stroke-paper text-small ${words[look]}`}
      >
        {label}
      </text>
    </svg>
  );
}

interface LevelProps {
  at: number;
  label: string;
  look: keyof typeof strokes;
  shift: number;
}

export function LevelLine({ at, label, look, shift }: LevelProps) {
  return (
    <>
      <line x1="0" x2="100%" y1={at} y2={at} {...strokes[look]} />
      <text x="100%" dx="8" y={at + 4.5 + shift} className={`text-small ${words[look]}`}>
        {label}
      </text>
    </>
  );
}
