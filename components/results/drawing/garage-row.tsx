import type { ComponentProps } from "react";
import type { Garage } from "@/lib/constraints/sold/drawing";
import { list } from "@/messages/list";
import { SideDrawing } from "./side-drawing";

/** In inches: a person's height, and the mark of the room to spare. */
const [person, mark] = [69, 18];
const body =
  "M-4 0V-30M4 0V-30M-4 0H-1.2L0-28L1.2 0H4M-8-32V-50Q-8-57 0-57Q8-57 8-50V-32M-4-30V-48M4-30V-48M0-59A4 5 0 1 0 0-69A4 5 0 1 0 0-59";
/** Pixels per inch at most: sets the drawings' detail. */
const scale = 1.667;
const size = (width: number, height: number) => ({
  width: `calc(${width} * var(--inch))`,
  height: `calc(${height} * var(--inch))`,
});

type Parked = ComponentProps<typeof SideDrawing> & { position: number };

/** Noses to the left wall, so the room to spare is on the right. */
export function GarageRow({ garage, shown }: { garage: Garage; shown: readonly Parked[] }) {
  const { length, walls, ridge } = garage;
  const sheds = `M0 0V${-walls}M${length} 0V${-walls}M-5 ${-walls}L${length / 2} ${-ridge}L${length + 5} ${-walls}`;
  /** Whole inches. 0 if the length is unknown. */
  const spareOf = (look: Parked["look"]) => (look?.typical ? 0 : Math.round(length - (look?.size[0] ?? length)));
  return (
    <tr>
      <td>
        <span className="flex justify-center gap-5 text-small">
          <svg
            viewBox={`-12 ${-person} 24 ${person}`}
            role="img"
            aria-label={list.drawn.person}
            className="overflow-visible fill-none stroke-ink2 stroke-[1.2]"
            style={size(24, person)}
          >
            <path d={body} vectorEffect="non-scaling-stroke" />
          </svg>
          <span aria-hidden="true">{list.drawn.tall}</span>
        </span>
      </td>
      {shown.map(({ position, look, ...drawing }) => (
        <td key={position}>
          <div className="relative" style={size(length, ridge + 8)}>
            <svg
              viewBox={`0 ${-ridge - 8} ${length} ${ridge + 8}`}
              aria-hidden="true"
              className="absolute inset-0 overflow-visible fill-none stroke-line2"
            >
              <path d={sheds} vectorEffect="non-scaling-stroke" />
              {spareOf(look) > 0 ? (
                <path
                  d={`M${length - spareOf(look) + 2} ${-mark}H${length - 1}m0-3v6M${length - spareOf(look) + 2} ${-mark - 3}v6`}
                  vectorEffect="non-scaling-stroke"
                  className="stroke-keep stroke-[1.5]"
                />
              ) : null}
            </svg>
            <SideDrawing
              {...drawing}
              look={look && { ...look, photo: undefined }}
              scale={scale}
              className="absolute bottom-0 left-0.5"
            />
            {look && !look.typical ? (
              <p
                className={`absolute top-full right-0 py-1 text-small whitespace-nowrap ${spareOf(look) < 0 ? "" : "text-keep"}`}
              >
                <strong className="font-semibold">{list.drawn.inches({ inches: Math.abs(spareOf(look)) })}</strong>
                {spareOf(look) < 0 ? list.drawn.over : list.drawn.spare}
              </p>
            ) : null}
          </div>
        </td>
      ))}
    </tr>
  );
}
