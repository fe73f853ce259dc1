import { useCallback, useRef, useState } from "react";
import type { ShortlistedCar } from "@/components/results/use-car-pages";
import { copied } from "@/components/ui/copied";
import { chat } from "@/messages/chat";
import type { SearchDoor } from "./search-door";
import type { SearchMenuProps } from "./search-menu";

export function useSearchKeeping(
  initial: { shared: string | null; saved: boolean },
  door: Pick<SearchDoor, "share" | "unshare" | "keepSaved">,
  { summary, say }: { summary: () => string; say: (sentence: string) => void },
): SearchMenuProps {
  const [kept, setKept] = useState(initial);
  const attempt = (what: () => Promise<string>, failed: string) => {
    what().then(say, (cause: unknown) => {
      console.warn(failed, cause);
      say(failed);
    });
  };
  return {
    ...kept,
    onShare: () =>
      attempt(async () => {
        const shared = await door.share();
        setKept((all) => ({ ...all, shared }));
        return (await copied(shared)) ? chat.keeping.copied : chat.keeping.link({ link: shared });
      }, chat.keeping.noLink),
    onUnshare: () =>
      attempt(async () => {
        await door.unshare();
        setKept((all) => ({ ...all, shared: null }));
        return chat.keeping.unshared;
      }, chat.keeping.noUnshare),
    onSave: () =>
      attempt(async () => {
        await door.keepSaved(!kept.saved);
        setKept((all) => ({ ...all, saved: !all.saved }));
        return kept.saved ? chat.keeping.unsaved : chat.keeping.saved;
      }, chat.keeping.noSave),
    onCopySummary: () =>
      attempt(
        async () => ((await copied(summary())) ? chat.keeping.summary : chat.keeping.noCopy),
        chat.keeping.noCopy,
      ),
  };
}

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
        (cause: unknown) => {
          console.warn("The shortlist could not be stored.", cause);
          setShortlist(stored.current);
          onFault(chat.keeping.noShortlist);
        },
      );
    },
    [shortlist, keep, onFault],
  );
  return { shortlist, toggle };
}
