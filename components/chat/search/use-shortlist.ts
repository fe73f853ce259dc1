import { useCallback, useRef, useState } from "react";
import type { ShortlistedCar } from "@/components/results/use-car-pages";
import { warned } from "@/components/ui/warned";
import { chat } from "@/messages/chat";
import type { SearchDoor } from "./search-door";

/** Changes show at once and are stored in the background. A failure reverts one. */
export function useShortlist(
  initial: readonly ShortlistedCar[],
  keep: SearchDoor["keepShortlist"],
  onFault: (sentence: string) => void,
) {
  const [shortlist, setShortlist] = useState(initial);
  const stored = useRef(initial);
  const toggle = useCallback(
    (car: ShortlistedCar) => {
      const kept = shortlist.filter(({ position }) => position !== car.position);
      const next = kept.length === shortlist.length ? [...shortlist, car] : kept;
      setShortlist(next);
      keep(next.map(({ position }) => position)).then(
        () => {
          stored.current = next;
        },
        warned("The shortlist could not be stored.", () => {
          setShortlist(stored.current);
          onFault(chat.keeping.noShortlist);
        }),
      );
    },
    [shortlist, keep, onFault],
  );
  return { shortlist, toggle };
}
