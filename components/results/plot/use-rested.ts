import { useEffect, useState } from "react";

/** Milliseconds without a change before a text is spoken. */
const rest = 400;

/** A text once it rests, so a screen reader doesn't follow a drag. */
export function useRested(text: string): string {
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), rest);
    return () => clearTimeout(timer);
  }, [text]);
  return said;
}
