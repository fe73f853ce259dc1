import { ChevronDown } from "lucide-react";
import { MenuButton } from "@/components/ui/menu-button";
import { numericSlotNames, slotDefinitions, slotTitles, takesBounds } from "@/lib/constraints";
import type { PlotAxes } from "@/lib/dialogue/showing/frontier";
import { plotted } from "@/messages/plotted";

/** Numbers where people prefer more or less. */
const choices = numericSlotNames.filter((slot) => takesBounds(slot) && slotDefinitions[slot].direction);

export function AxisMenus({ axes, onAxes }: { axes: PlotAxes; onAxes: (axes: PlotAxes) => void }) {
  return (
    <p className="flex flex-wrap items-center gap-x-1 text-small text-ink2 print:hidden">
      {(["y", "x"] as const).map((axis) => (
        <span key={axis} className="flex items-center gap-x-1">
          {axis === "x" ? plotted.by : null}
          <MenuButton
            align="end"
            aria-label={plotted.axis({ axis: axis === "x" ? axis : "other", now: slotTitles[axes[axis]] })}
            className="hit-44 inline-flex min-h-8 items-center gap-1 rounded-card px-2 font-medium text-ink hover:bg-sunk aria-expanded:bg-sunk"
            entries={choices
              .filter((slot) => slot !== axes[axis === "x" ? "y" : "x"])
              .map((slot) => ({
                key: slot,
                label: slotTitles[slot],
                chosen: slot === axes[axis],
                onSelect: () => onAxes({ ...axes, [axis]: slot }),
              }))}
          >
            {slotTitles[axes[axis]]}
            <ChevronDown size={15} />
          </MenuButton>
        </span>
      ))}
    </p>
  );
}
