import { useEffect, useState } from "react";
import type { Critique } from "@/lib/dialogue/showing/critiques";
import type { LoadCritiques } from "./car-tools";

export type LoadedCritiques = { state: "loading" | "failed" } | { state: "loaded"; critiques: readonly Critique[] };

/**
 * The ways to better a car.
 *
 * @param of what they depend on beside the car: asked for again when it changes.
 */
export function useCritiques(load: LoadCritiques, position: number, of: unknown): LoadedCritiques {
  const [loaded, setLoaded] = useState<LoadedCritiques & { of?: unknown }>({ state: "loading" });
  useEffect(() => {
    let gone = false;
    load(position).then(
      (critiques) => {
        if (!gone) setLoaded({ state: "loaded", critiques, of });
      },
      (cause: unknown) => {
        console.warn("The ways to better a car could not be loaded.", cause);
        if (!gone) setLoaded({ state: "failed", of });
      },
    );
    return () => {
      gone = true;
    };
  }, [load, position, of]);
  return loaded.of === of ? loaded : { state: "loading" };
}
