import type { ComponentProps, CSSProperties } from "react";
import { list } from "@/messages/list";
import { SideDrawing } from "./side-drawing";

/** In inches: a garage's length, its walls' and ridge's height, a person's height. */
const [garage, walls, ridge, person] = [192, 96, 110, 69];
const body =
  "M-4 0V-30M4 0V-30M-4 0H-1.2L0-28L1.2 0H4M-8-32V-50Q-8-57 0-57Q8-57 8-50V-32M-4-30V-48M4-30V-48M0-59A4 5 0 1 0 0-69A4 5 0 1 0 0-59";
const sheds = `M0 0V${-walls}M${garage} 0V${-walls}M-5 ${-walls}L${garage / 2} ${-ridge}L${garage + 5} ${-walls}`;
const size = (width: number, height: number) => ({
  width: `calc(${width} * var(--inch))`,
  height: `calc(${height} * var(--inch))`,
});

interface GarageRowsProps {
  shown: readonly (ComponentProps<typeof SideDrawing> & { position: number })[];
  firstColumn: string;
}

export function GarageRows({ shown, firstColumn }: GarageRowsProps) {
  const scale = shown.length > 3 ? 0.95 : 1.3;
  return (
    <>
      <tr
        className="border-b border-ink [--inch:var(--garage)] max-lg:[--inch:0.8px] max-sm:[--inch:0.62px]"
        style={{ "--garage": `${scale}px` } as CSSProperties}
      >
        <td className={`${firstColumn} py-0! align-bottom!`}>
          <svg
            viewBox="-12 -69 24 69"
            role="img"
            aria-label={list.drawn.person}
            className="mr-4 ml-auto block overflow-visible fill-none stroke-ink2 stroke-[1.2]"
            style={size(24, person)}
          >
            <path d={body} vectorEffect="non-scaling-stroke" />
          </svg>
        </td>
        {shown.map(({ position, look, ...drawing }) => (
          <td key={position} className="pr-6 pl-2 align-bottom">
            <div className="relative" style={size(garage, ridge + 8)}>
              <svg
                viewBox={`0 ${-ridge - 8} ${garage} ${ridge + 8}`}
                aria-hidden="true"
                className="absolute inset-0 overflow-visible fill-none stroke-line2"
              >
                <path d={sheds} vectorEffect="non-scaling-stroke" />
              </svg>
              <SideDrawing
                {...drawing}
                look={look && { ...look, photo: undefined }}
                scale={scale}
                className="absolute bottom-0 left-0.5"
              />
            </div>
          </td>
        ))}
      </tr>
      <tr className="text-small text-ink2">
        <td className={firstColumn} />
        {shown.map(({ position, look }) => (
          <td key={position} className="py-1 pr-6">
            {look && !look.typical ? spareWords(look.size[0] ?? 0) : null}
          </td>
        ))}
      </tr>
    </>
  );
}

function spareWords(length: number): string {
  const left = Math.round(garage - length);
  return left >= 0 ? list.drawn.spare({ inches: left }) : list.drawn.over({ inches: -left });
}
