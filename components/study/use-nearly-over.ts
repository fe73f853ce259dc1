import { useEffect, useState } from "react";

const noticeMilliseconds = 2 * 60_000;

/** Whether two minutes or less are left until a moment. */
export function useNearlyOver(deadline: string): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const left = Date.parse(deadline) - Date.now() - noticeMilliseconds;
    setNear(left <= 0);
    const timer = setTimeout(() => setNear(true), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [deadline]);
  return isNear;
}
