import { bodyShape } from "./body-shapes";

interface BodyDrawingProps {
  /** "4dr SUV", "Sedan", "pickup". */
  style: string;
  /** Width in pixels; height follows. */
  width?: number;
  className?: string;
}

/** A body style as a line drawing, one stroke of 1.5 px at any size. Decoration: the style is written beside it. */
export function BodyDrawing({ style, width = 84, className }: BodyDrawingProps) {
  const { body, lines, wheels } = bodyShape(style);
  return (
    <svg
      viewBox="0 0 96 40"
      width={width}
      height={(width * 40) / 96}
      fill="none"
      strokeWidth="1.5"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
      className={`shrink-0 stroke-ink2 ${className ?? ""}`}
    >
      <path d={body} vectorEffect="non-scaling-stroke" />
      <path d={lines} vectorEffect="non-scaling-stroke" />
      {wheels.map((x) => (
        <g key={x}>
          <circle cx={x} cy="31.5" r="5.8" vectorEffect="non-scaling-stroke" />
          <circle cx={x} cy="31.5" r="1.5" className="fill-ink2 stroke-none" />
        </g>
      ))}
    </svg>
  );
}
