import type { CSSProperties } from "react";
import { list } from "@/messages/list";
import { SideDrawing } from "./side-drawing";

/** A garage of 16 feet and a person of 5 feet 9, in inches. */
const [garage, person, roof] = [192, 69, 96];

interface GarageRowProps {
  /** A column each: what stands in it. */
  shown: readonly (Pick<Parameters<typeof SideDrawing>[0], "look" | "style"> & { position: number; name: string })[];
  firstColumn: string;
}

/** Everything compared on one ground line, at one scale, each in a garage, beside a person. */
export function GarageRow({ shown, firstColumn }: GarageRowProps) {
  const scale = shown.length > 3 ? 0.95 : 1.3;
  return (
    <tr
      className="border-b border-ink align-bottom [--inch:var(--garage)] max-lg:[--inch:0.8px] max-sm:[--inch:0.62px]"
      style={{ "--garage": `${scale}px` } as CSSProperties}
    >
      <td className={`${firstColumn} py-0! align-bottom!`}>
        <svg
          viewBox="-12 -69 24 69"
          role="img"
          aria-label={list.drawing.person}
          className="ml-auto mr-6 overflow-visible fill-none stroke-ink2"
          style={{ height: `calc(${person} * var(--inch))` }}
        >
          <path
            d="M-4 0V-30M4 0V-30M0-30V-28M-4 0H-1.2L0-28L1.2 0H4M-8-32V-50Q-8-57 0-57Q8-57 8-50V-32M-4-30V-48M4-30V-48M0-59A4 5 0 1 0 0-69A4 5 0 1 0 0-59"
            strokeWidth="1.2"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      </td>
      {shown.map(({ position, name, look, style }) => (
        <td key={position} className="pt-3 pr-6 align-bottom">
          <div
            className="relative"
            style={{ width: `calc(${garage} * var(--inch))`, height: `calc(${roof + 16} * var(--inch))` }}
          >
            <svg
              viewBox={`0 -112 ${garage} 112`}
              aria-hidden="true"
              className="absolute inset-0 overflow-visible fill-none stroke-line2"
            >
              <path
                d={`M0 0V${-roof}M${garage} 0V${-roof}M-5 ${-roof}L${garage / 2} -110L${garage + 5} ${-roof}`}
                strokeWidth="1.5"
                vectorEffect="non-scaling-stroke"
              />
            </svg>
            <SideDrawing {...{ look, style, scale, name }} className="absolute bottom-0 left-[2px]" />
          </div>
          <p className="py-1 text-small text-ink2">{look && !look.typical ? spareWords(look.size[0] ?? 0) : null}</p>
        </td>
      ))}
    </tr>
  );
}

/** "11 in to spare", "4 in too long". */
function spareWords(length: number): string {
  const left = Math.round(garage - length);
  return left >= 0 ? list.drawing.spare({ inches: left }) : list.drawing.over({ inches: -left });
}
