import { useEffect, useEffectEvent } from "react";

/** Works every so many milliseconds while it is on. */
export function useEvery(milliseconds: number, isOn: boolean, work: () => void): void {
  const tick = useEffectEvent(work);
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(tick, milliseconds);
    return () => clearInterval(timer);
  }, [isOn, milliseconds]);
}
