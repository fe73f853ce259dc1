import { useCallback, useRef, useState } from "react";
import type { ShortlistedProduct } from "@/components/results/use-product-pages";
import { warned } from "@/components/ui/warned";
import { chat } from "@/messages/chat";
import type { SearchDoor } from "./search-door";

/** Changes show at once and are stored in the background. A failure reverts one. */
export function useShortlist(
  initial: readonly ShortlistedProduct[],
  keep: SearchDoor["keepShortlist"],
  onFault: (sentence: string) => void,
) {
  const [shortlist, setShortlist] = useState(initial);
  const stored = useRef(initial);
  const toggle = useCallback(
    (product: ShortlistedProduct) => {
      const kept = shortlist.filter(({ position }) => position !== product.position);
      const next = kept.length === shortlist.length ? [...shortlist, product] : kept;
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
