"use client";

import { useEffect, useState } from "react";
import type { SlotName } from "@/lib/constraints/slot-name";
import type { EditorValues, LoadSlot } from "./slot-values";

export type LoadedSlot = { state: "loading" } | { state: "failed" } | { state: "loaded"; values: EditorValues };

/** Loads a slot's values, and again when `of` changes. Old ones stay until then. */
export function useSlotValues(slot: SlotName, loadSlot: LoadSlot, of?: unknown): LoadedSlot {
  const [loaded, setLoaded] = useState<LoadedSlot>({ state: "loading" });
  useEffect(() => {
    let gone = false;
    setLoaded((before) => (before.state === "loaded" && of !== undefined ? before : { state: "loading" }));
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
  }, [slot, loadSlot, of]);
  return loaded;
}
