import { useEffect, useState } from "react";

/** Milliseconds without another change after which a text may be spoken. */
const rest = 400;

/** A text once it has come to rest, for a screen reader: it doesn't follow a drag. */
export function useRested(text: string): string {
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), rest);
    return () => clearTimeout(timer);
  }, [text]);
  return said;
}
