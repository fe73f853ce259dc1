"use client";

import { useState } from "react";
import type { SearchDoor } from "./search-door";
import type { SearchMenuProps } from "./search-menu";

interface Kept {
  shared: string | null;
  saved: boolean;
}

/**
 * Saving, sharing and copying a search, each with a sentence on what came of it.
 *
 * @param summary the search as text, made when it is asked for.
 */
export function useSearchKeeping(
  initial: Kept,
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
        return (await copied(shared)) ? "The link is copied. Whoever has it can read along." : `The link is ${shared}`;
      }, "I could not make the link. Try again in a moment."),
    onUnshare: () =>
      attempt(async () => {
        await door.unshare();
        setKept((all) => ({ ...all, shared: null }));
        return "The link leads nowhere from now on.";
      }, "I could not end the sharing. Try again in a moment."),
    onSave: () =>
      attempt(async () => {
        await door.keepSaved(!kept.saved);
        setKept((all) => ({ ...all, saved: !all.saved }));
        return kept.saved ? "No longer saved." : "Saved. You hear from me when a newer catalog has a car with it all.";
      }, "I could not save that. Try again in a moment."),
    onCopySummary: () =>
      attempt(
        async () => ((await copied(summary())) ? "The summary is copied." : "Your browser would not let me copy that."),
        "Your browser would not let me copy that.",
      ),
  };
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Without permission there is nothing to repair: the text is shown instead.
    return false;
  }
}
