import { Bookmark } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import { list } from "@/messages/list";
import type { CarTools, ShortlistedCar } from "./car-tools";

export function ShortlistButton({ tools, car }: { tools: CarTools; car: ShortlistedCar }) {
  const kept = tools.shortlist.some(({ position }) => position === car.position);
  return (
    <IconButton
      label={(kept ? list.shortlist.remove : list.shortlist.add)({ car: car.name })}
      aria-pressed={kept}
      onClick={() => tools.onShortlist(car)}
      className={kept ? "text-keep hover:text-keep" : undefined}
    >
      <Bookmark size={17} strokeWidth={1.75} fill={kept ? "currentColor" : "none"} aria-hidden="true" />
    </IconButton>
  );
}
