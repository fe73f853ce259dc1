"use client";

import { useEffect, useState } from "react";
import type { SlotName } from "@/lib/constraints/slot-name";
import type { LoadSlot, SlotValues } from "./slot-values";

export type LoadedSlot = { state: "loading" } | { state: "failed" } | { state: "loaded"; values: SlotValues };

/** Loads a slot's values once an editor needs them. */
export function useSlotValues(slot: SlotName, loadSlot: LoadSlot): LoadedSlot {
  const [loaded, setLoaded] = useState<LoadedSlot>({ state: "loading" });
  useEffect(() => {
    let gone = false;
    setLoaded({ state: "loading" });
    loadSlot(slot).then(
      (values) => {
        if (!gone) setLoaded({ state: "loaded", values });
      },
      (cause: unknown) => {
        console.warn("The values of a slot could not be loaded.", cause);
        if (!gone) setLoaded({ state: "failed" });
      },
    );
    return () => {
      gone = true;
    };
  }, [slot, loadSlot]);
  return loaded;
}
